/** Why something was refused, in a sentence. */
import type { Refusal, RefusalReason } from '../../src-shared/contract.ts';
import { breachSentences } from '../../src-shared/words/decks.ts';

/* Refusals */

const REFUSAL_SENTENCES: Record<RefusalReason, string> = {
  notUnderstood: 'The program did not understand the request.',
  tooLarge: 'That is more than the program takes at once.',
  helloFirst: 'The window and the program have not met yet. Load the page again.',
  otherVersion: 'The window belongs to another version of the program. Load the page again.',
  unknownCall: 'The program does not know how to do that.',
  badInput: 'The program cannot use what it was given.',
  numberInUse: 'Two requests got in each other’s way. Try again.',
  noSuchCall: 'That has already ended.',
  tooManyCalls: 'The program is busy with too many things at once. Try again in a moment.',
  cancelled: 'You stopped it.',
  noSuchDuel: 'That duel is not kept any more.',
  duelOfMatch: 'That duel belongs to a match that is being played. Play it to its end, or give the match up.',
  noHints: 'It was agreed that nobody gives hints in this match.',
  resultStands: 'That duel of a match is over: its result stands, and nothing of it is taken back.',
  noSuchDeck: 'There is no such deck for this rulebook.',
  noSuchWizard: 'No wizard of that name is here.',
  noSuchPlace: 'That duel has no such place to go on from.',
  duelOver:
    'This duel is over, and today’s rules would play it otherwise than it was played: nobody sits down at it again. It can still be looked at.',
  handsHidden: 'Hands are not shown while a duel against a wizard is being played.',
  deckNotLegal: 'The deck is not legal under this rulebook.',
  nothingToPlay: 'The deck has no card that can be played with.',
  deckTooLarge: 'The deck has too many cards for a playtest.',
  cardsOutOfTime:
    'A deck has cards that are not of this rulebook’s time. Take another deck, or switch on “Cards of all times”.',
  backupNotSound:
    'That backup cannot take the place of what is here: it is damaged, gone, or of a newer Spellchain. Nothing has changed.',
  noPdf: 'Here the browser makes the PDF: print, and choose it in the place of a printer.',
  notPlayable: 'That rulebook cannot be played yet.',
  diskFull: 'The disk is full. Make some room on it, then try again.',
  notAllowed:
    'The program is not allowed to write in its data folder. Check the folder’s permissions, then try again.',
  databaseBusy: 'Another program holds the database. Nothing is lost. Close it there, then try again.',
  databaseDamaged:
    'The database is damaged. End the program and start it again: it then mends what can be mended.',
  diskFailing: 'The disk fails. Look after it, then try again.',
  failed: 'That did not work.',
  connectionLost: 'The program does not answer at the moment. Try again when it does.',
};

/** Reasons whose detail is for the player too: the words of the disk or the database, or names of cards. */
const DETAILED: ReadonlySet<RefusalReason> = new Set([
  'cardsOutOfTime',
  'diskFull',
  'notAllowed',
  'databaseDamaged',
  'diskFailing',
  'failed',
]);

export function refusalSentence({ reason, detail, breaches = [] }: Refusal): string {
  const sentence = REFUSAL_SENTENCES[reason];
  if (breaches.length > 0) return [sentence, ...breachSentences(breaches)].join(' ');
  return detail !== undefined && DETAILED.has(reason) ? `${sentence} (${detail})` : sentence;
}

export const notDone = (refusal: Refusal): string => `That did not work. ${refusalSentence(refusal)}`;
