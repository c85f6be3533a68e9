/** What the program tells without being asked. */
import { refusalSentence } from './refusals.ts';
import { dateInWords } from './dates.ts';
import { RULEBOOK_NAMES } from './rulebooks.ts';
import type { Notice, NoticeKind, Refusal } from '../../src-shared/contract.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';

/* Notices */

const NOTICE_SENTENCES: Record<NoticeKind, (facts: Notice['facts']) => string> = {
  databaseRestored: ({ backupAt, setAside }) =>
    `The database ${setAside ? 'was damaged' : 'was gone'}. The backup of ${dateInWords(backupAt ?? '')} took its place; what you did after it is missing.${keptAt('The damaged one', setAside)}`,
  databaseNew: ({ setAside }) =>
    `The database ${setAside ? 'was damaged' : 'was gone'}, and no good backup was found. The program began a new one.${keptAt('The damaged one', setAside)}`,
  preferencesReset: ({ setAside }) =>
    `The file with your choices could not be read, so the options are at their defaults.${keptAt('The old file', setAside)}`,
  fileNotOpened: ({ path, why }) =>
    `${path ?? 'The file'} was not opened: ${why === 'tooLarge' ? 'it is larger than any deck or duel' : 'it could not be read'}. The file is as it was.`,
  duelCutShort: ({ rulebook, began, replies }) =>
    `The duel${began ? ` begun on ${dateInWords(began)}` : ''}${rulebookIn(rulebook)} could not be played up to where it stood: this version of the program plays it otherwise. It goes on from the last moment that is certain; ${replies === '1' ? 'the decision after it was' : `the ${replies ?? 'few'} decisions after it were`} set aside.`,
  backupPassedOver: ({ path, why }) =>
    `The backup ${path ?? ''} was passed over: it could not be read${why ? ` (${why})` : ''}. It is as it was.`,
  rowsUnreadable: () =>
    'Something of what is kept is damaged and is left out; everything else is there. “Your data” in the options shows what it is, and the ways out.',
  backupRestored: ({ backupAt, setAside }) =>
    `The backup of ${dateInWords(backupAt ?? '')} is here, as you wished.${keptAt('What was here before', setAside)}`,
  begunEmpty: ({ setAside }) =>
    `Everything begins anew, as you wished.${keptAt('What was here before', setAside)}`,
  backupFailed: ({ reason }) =>
    `The backup at the start could not be made${reason ? ` (${reason})` : ''}. You can go on; make one in the options when the cause is gone.`,
};

function rulebookIn(name: string | undefined): string {
  const rulebook = RULEBOOKS.find((known) => known === name);
  return rulebook ? ` under ${RULEBOOK_NAMES[rulebook].name}` : '';
}

function keptAt(what: string, place: string | undefined): string {
  return place ? ` ${what} is kept at ${place}` : '';
}

export const NOTICES = {
  region: 'Notices',
  sentence: ({ kind, facts }: Notice) => NOTICE_SENTENCES[kind](facts),
  putAway: 'Put away',
  /** Where the ways out are. */
  toData: 'To your data',
  /** For the screen reader, where several notices each have such a button. */
  putAwayThis: (sentence: string) => `Put away: ${sentence}`,
  notPutAway: (refusal: Refusal) => `The notice could not be put away. ${refusalSentence(refusal)}`,
} as const;
