/** Duels that come and go as files. */
import type { ImportedDuel } from '../../src-shared/campaign-calls.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import { counted } from '../../src-shared/words/phrases.ts';
import { refusalSentence } from './refusals.ts';
import { bytesInWords } from './dates.ts';

export const JOURNALS = {
  open: 'Open a duel’s file',
  kept: (taken: Extract<ImportedDuel, { kind: 'kept' }>) =>
    taken.lost > 0 || !taken.isSame
      ? `The duel is kept up to where this version of the program can follow it: ${taken.lost === 1 ? 'one decision is' : `${taken.lost} decisions are`} missing at its end.`
      : `The duel is kept, with its ${counted(taken.replies, 'decision')}.`,
  refused: {
    notAJournal: 'This is not the file of a duel. Nothing was changed.',
    otherVersion: 'This file was written by another version of the program. Nothing was changed.',
    damaged: 'This file is damaged at its beginning: nothing of it can be played. Nothing was changed.',
  } satisfies Record<Extract<ImportedDuel, { kind: 'refused' }>['reason'], string>,
  notRead: 'The file could not be read. Is it still there?',
  notTaken: (refusal: Refusal) => `The file could not be taken. ${refusalSentence(refusal)}`,
  notWritten: (refusal: Refusal) => `The file could not be written. ${refusalSentence(refusal)}`,
  gone: 'That duel is not kept any more.',
  file: 'File…',
  fileOf: (who: string) => `File: ${who}`,
  title: 'The duel as a file',
  about: (name: string, bytes: number) => `${name}, ${bytesInWords(bytes)}.`,
  shows:
    'Whoever has the file sees the whole duel: both hands, both decks, every draw and every decision. It holds nothing else of yours.',
  hiddenYet:
    'A duel against a wizard can be saved as a file once it is over: before that, the file would show you the other hand and what you are going to draw.',
  save: 'Save it',
  send: 'Send it…',
  copy: 'Copy its text',
  copied: 'Copied. Pasted into a letter, it can be pasted into the history by whoever gets it.',
  notCopied: 'The text could not be copied. Save the file instead.',
  notSent: 'It could not be handed over. Save the file, and send that.',
  saved: (name: string) => `Saved as ${name}.`,
  nameOf: (names: readonly string[], began: string) =>
    `duel-${began.slice(0, 10)}-${names.join('-against-').replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}`,
  ending: 'spellduel',
} as const;
