/** The player's data: copies of it, and what is done when it cannot be read. */
import { refusalSentence } from './refusals.ts';
import type { BackupContents, DatabaseCheck, Refusal, Unreadable } from '../../src-shared/contract.ts';
import { counted } from '../../src-shared/words/phrases.ts';
import { sumOf } from '../../src-shared/sums.ts';

export const DATA = {
  title: 'Your data',
  folder: 'Data folder',
  copyFolder: 'Copy the path',
  copied: 'Copied.',
  notCopied: 'Copying is not allowed here. Select the text and copy it by hand.',
  size: 'Database',
  unknown: 'not known',
  backups: 'Backups',
  noBackups: 'None yet.',
  backupOf: (date: string, size: string) => `${date}, ${size}`,
  olderBackups: (count: number) => (count === 1 ? 'and one older' : `and ${count} older`),
  backupsNotRead: (refusal: Refusal) => `The list could not be read. ${refusalSentence(refusal)}`,
  makeBackup: 'Make a backup now',
  makingBackup: 'Making a backup',
  backupMade: (file: string, size: string) => `The backup is made: ${file}, ${size}.`,
  backupNotMade: (refusal: Refusal) =>
    refusal.reason === 'cancelled'
      ? 'Stopped. No backup was made.'
      : `No backup was made. ${refusalSentence(refusal)}`,
  check: 'Check the database',
  checking: 'Checking the database',
  checked: (result: DatabaseCheck) => (result.sound ? soundDatabase(result) : unsoundDatabase(result)),
  notChecked: (refusal: Refusal) =>
    refusal.reason === 'cancelled'
      ? 'Stopped. The check was not finished.'
      : `The check was not finished. ${refusalSentence(refusal)}`,
  unreadable: ({ table, row, why }: Unreadable) => `${PARTS[table] ?? table} ${row}: ${why}.`,
  begun: (what: string) => `${what}…`,
  progress: (what: string, percent: number) => `${what}: ${percent} %`,
  cancelling: 'Stopping…',
} as const;

function whom(players: readonly string[]): string {
  if (players.length === 0) return 'no player';
  return `${players.length === 1 ? 'the player' : 'the players'} ${players.join(', ')}`;
}

/** What stands in the tables, for whoever has to know which is meant. */
const PARTS: Readonly<Record<string, string | undefined>> = {
  players: 'Player',
  decks: 'Deck',
  deck_versions: 'Version of deck',
  matches: 'Match',
  gauntlets: 'Gauntlet',
  results: 'Result of duel',
  changes: 'Change of a collection',
  packs: 'Pack',
  duels: 'Duel',
  notices: 'Notice',
};

export const RESCUE = {
  title: 'When something is damaged or lost',
  nothing: 'Nothing damaged has been met since the program began.',
  damaged: (count: number) =>
    `${counted(count, 'row')} could not be read, and ${count === 1 ? 'is' : 'are'} left out:`,
  setAside: 'Set the damaged part aside',
  setAsideNote:
    'It is taken out of its place and kept in the database apart. Of a player or a deck only the damaged part goes: a face becomes a blank one, the cards stay.',
  wereSetAside: (rows: number) =>
    rows === 0 ? 'Nothing damaged was found.' : `${counted(rows, 'row')} set aside.`,
  notSetAside: (refusal: Refusal) => `Nothing was set aside. ${refusalSentence(refusal)}`,
  restore: 'Restore a backup…',
  restoreQuestion: 'Restore a backup?',
  which: 'Backup',
  holds: ({ players, decks, cards, duels, matches }: BackupContents) =>
    `It holds ${whom(players)}; ${counted(decks, 'deck')}, ${counted(cards, 'card')}, ${counted(duels, 'duel')}, and ${counted(matches, 'match or gauntlet', 'matches and gauntlets')}.`,
  notRead: 'It cannot be read. Choose another one.',
  notLooked: (refusal: Refusal) => `It could not be looked into. ${refusalSentence(refusal)}`,
  restoreYes: 'Restore it',
  empty: 'Start empty…',
  emptyQuestion: 'Start with nothing?',
  emptyYes: 'Start empty',
  keepsAll:
    'What is here now is set aside whole, in the data folder, and nothing of it is deleted. Your options stay as they are.',
  ordered:
    'It is ready. Close Spellchain and start it again: then it takes the place of what is here now. What you do until then is set aside with the rest.',
  stay: 'Leave everything as it is',
  stays: 'Everything stays as it is.',
  notDone: (refusal: Refusal) => `Nothing has changed. ${refusalSentence(refusal)}`,
} as const;

function soundDatabase({ tables }: DatabaseCheck): string {
  const rows = sumOf(tables, (table) => table.rows);
  return `The database is sound: ${counted(tables.length, 'table')}, ${counted(rows, 'row')}, nothing wrong.`;
}

function unsoundDatabase({ findings, unreadable }: DatabaseCheck): string {
  if (findings.length === 0)
    return `The database is sound, but ${counted(unreadable.length, 'row')} in it cannot be read (listed below). They are left out, and everything else goes on. You can set them aside, or restore a backup, below.`;
  return `The database is damaged (${counted(findings.length, 'finding')}, listed below). Copy the data folder to a safe place, then start the program again: a database that it cannot trust it sets aside, and the newest good backup takes its place. You can also restore a backup of your choice, below.`;
}
