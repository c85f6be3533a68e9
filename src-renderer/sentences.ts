/**
 * Every sentence of the interface. Components hold none of their own (a test sees to it), so that the program speaks
 * with one voice and can be read through, or put into another language, in one place. The pages of the help are
 * documents of their own: help/pages/.
 */
import type { DatabaseCheck, Notice, NoticeKind, Refusal, RefusalReason } from '../src-shared/contract.ts';
import type { Light, Motion, Preferences, Rulebook } from '../src-shared/preferences.ts';
import type { Room } from './shell/rooms.svelte.ts';
import type { TitleTexts } from './title/props.ts';

export const NAME = 'Spellchain';
export const FAN_WORK = 'Unofficial, non-commercial fan work';

export const ROOM_TITLES: Record<Room, string> = {
  title: NAME,
  options: 'Options',
  help: 'Help and rulebooks',
  about: 'About',
};

export function windowTitle(room: Room, page?: string): string {
  if (room === 'title') return NAME;
  return [page, ROOM_TITLES[room], NAME].filter((part) => part !== undefined).join(' · ');
}

export const TITLE = {
  version: (version: string) => `Version ${version}`,
  opening: 'Opening the program…',
} as const;

export const RULEBOOK_NAMES: Record<Rulebook, { name: string; year: string }> = {
  alpha: { name: 'Alpha', year: '1993' },
  fifth: { name: 'Fifth', year: '1997' },
  portal: { name: 'Portal', year: '1997' },
  tenth: { name: 'Tenth', year: '2007' },
  m11: { name: 'M11', year: '2010' },
};

export const TITLE_TEXTS: TitleTexts = {
  name: NAME,
  tagline: 'One table · five rulebooks',
  menu: 'Main menu',
  rulebooks: 'Rulebook',
  covers: RULEBOOK_NAMES,
};

export const ROOM = {
  back: 'Back',
  close: 'Put away',
  cancel: 'Cancel',
} as const;

export const KEY_NAMES = { escape: 'Esc' } as const;

/* The line to the program */

export const LINE = {
  lost: 'The program has stopped answering; trying again…',
  lostForLong:
    'The program has stopped answering. If you closed it, start it again and use the new address; this page keeps trying.',
  tryNow: 'Try now',
  backAgain: 'The program answers again.',
  notRead: (refusal: Refusal) => `Your choices and notices could not be read. ${refusalSentence(refusal)}`,
  notReachedTitle: 'The program cannot be reached',
  notReached:
    'This page is only the window; the program that runs behind it does not answer. If you closed it, start it again and open the address it prints. If it is still starting, this page will go on by itself.',
  otherVersionTitle: 'The program has been renewed',
  otherVersion:
    'This page belongs to another version of the program. Load it again, and the two will understand each other.',
  reload: 'Load the page again',
} as const;

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
  diskFull: 'The disk is full. Make some room on it, then try again.',
  notAllowed:
    'The program is not allowed to write in its data folder. Check the folder’s permissions, then try again.',
  failed: 'That did not work.',
  connectionLost: 'The program does not answer at the moment. Try again when it does.',
};

/** Reasons whose detail is for the player too: the words of the disk or the database. */
const DETAILED: ReadonlySet<RefusalReason> = new Set(['diskFull', 'notAllowed', 'failed']);

export function refusalSentence({ reason, detail }: Refusal): string {
  const sentence = REFUSAL_SENTENCES[reason];
  return detail !== undefined && DETAILED.has(reason) ? `${sentence} (${detail})` : sentence;
}

/* Notices */

const NOTICE_SENTENCES: Record<NoticeKind, (facts: Notice['facts']) => string> = {
  databaseRestored: ({ backupAt, setAside }) =>
    `The database ${setAside ? 'was damaged' : 'was gone'}. The backup of ${dateInWords(backupAt ?? '')} took its place; what you did after it is missing.${keptAt('The damaged one', setAside)}`,
  databaseNew: ({ setAside }) =>
    `The database ${setAside ? 'was damaged' : 'was gone'}, and no good backup was found. The program began a new one.${keptAt('The damaged one', setAside)}`,
  preferencesReset: ({ setAside }) =>
    `The file with your choices could not be read, so the options are at their defaults.${keptAt('The old file', setAside)}`,
  fileNotOpened: ({ path }) =>
    `${path ?? 'The file'} was not opened: this version has no room for decks or journals yet. The file is as it was.`,
  backupFailed: ({ reason }) =>
    `The backup at the start could not be made${reason ? ` (${reason})` : ''}. You can go on; make one in the options when the cause is gone.`,
};

function keptAt(what: string, place: string | undefined): string {
  return place ? ` ${what} is kept at ${place}` : '';
}

export const NOTICES = {
  region: 'Notices',
  sentence: ({ kind, facts }: Notice) => NOTICE_SENTENCES[kind](facts),
  putAway: 'Put away',
  /** For the screen reader, where several notices each have such a button. */
  putAwayThis: (sentence: string) => `Put away: ${sentence}`,
  notPutAway: (refusal: Refusal) => `The notice could not be put away. ${refusalSentence(refusal)}`,
} as const;

/* Options */

export const LIGHT_NAMES: Record<Light, { name: string; note: string }> = {
  lantern: { name: 'Lantern', note: 'Walnut, brass and warm light' },
  darkRoom: { name: 'Dark room', note: 'Dimmed, with nothing glaring' },
  highContrast: { name: 'High contrast', note: 'Black, white and five signals' },
};

export const MOTION_NAMES: Record<Motion, { name: string; note: string }> = {
  system: { name: 'As the system says', note: 'Follows the setting of your desktop' },
  normal: { name: 'Normal', note: 'Everything moves at its own pace' },
  fast: { name: 'Fast', note: 'Twice as quick' },
  none: { name: 'None', note: 'Things are where they belong at once' },
};

export const PREFERENCE_NAMES: Record<keyof Preferences, string> = {
  rulebook: 'Rulebook',
  light: 'Light',
  motion: 'Motion',
  textSize: 'Text size',
};

export const OPTIONS = {
  notKept: (refusal: Refusal) => `Your choice could not be kept. ${refusalSentence(refusal)}`,
  percent: (size: number) => `${size} %`,
  sample: 'Answer the spell, or let the chain resolve?',
  defaults: 'Back to the beginning',
  defaultsNote:
    'Light, text size, motion and rulebook become what they were at the first start. Your data stays.',
  defaultsButton: 'Back to the defaults',
  defaultsQuestion: 'Go back to the defaults?',
  defaultsWarning:
    'The light, the text size, the motion and the rulebook you chose will be forgotten. Nothing else changes.',
  defaultsYes: 'Yes, back to the defaults',
  defaultsDone: 'Everything is as it was at the first start.',
} as const;

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
  begun: (what: string) => `${what}…`,
  progress: (what: string, percent: number) => `${what}: ${percent} %`,
  cancelling: 'Stopping…',
} as const;

function soundDatabase({ tables }: DatabaseCheck): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `The database is sound: ${counted(tables.length, 'table')}, ${counted(rows, 'row')}, nothing wrong.`;
}

function unsoundDatabase({ findings }: DatabaseCheck): string {
  return `The database is damaged (${counted(findings.length, 'finding')}, listed below). Copy the data folder to a safe place, then start the program again: a database that it cannot trust it sets aside, and the newest good backup takes its place. The help tells how to go back to a backup by hand.`;
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-GB')} ${thing}${count === 1 ? '' : 's'}`;
}

/* Help */

export const HELP = {
  pages: 'Pages',
  search: 'Search the help',
  searchHint: 'a word or two',
  results: 'Found',
  found: (count: number, words: string) =>
    count === 0
      ? `Nothing is found for “${words}”. Try another word, or a shorter one.`
      : `${counted(count, 'place')} found for “${words}”.`,
} as const;

/* About */

export const ABOUT = {
  lead: 'Duel computer wizards at the table of 1997, under any of five rulebooks.',
  version: 'Version',
  door: 'Door',
  doors: { electron: 'A window of its own', web: 'The browser, on this computer only' },
  platform: 'System',
  runtime: 'Runs on',
  noticeTitle: 'A fan work',
  notice: [
    'Spellchain is an unofficial, non-commercial fan work. It is not produced, endorsed, supported or sponsored by Wizards of the Coast, who own Magic: The Gathering.',
    'Names of cards, their costs and what they do are facts of that game. The pictures, the frames, the sounds, the wording and the code are Spellchain’s own.',
  ],
  licenceTitle: 'Licence',
  licence:
    'The code of Spellchain is free under the MIT licence: use it, change it, pass it on, and keep the licence with it.',
  foundationsTitle: 'What it stands on',
  foundationsLead: 'With thanks to the people who made these and gave them away.',
  foundation: (purpose: string, licence: string) => `${purpose} · ${licence}`,
} as const;

/* When something goes wrong */

export const TROUBLE = {
  title: 'Something went wrong',
  inRoom:
    'This room could not be shown. Nothing you have is lost: your data is kept by the program, not by this page.',
  inWindow: 'A part of the window failed. Nothing you have is lost, and you can usually carry on.',
  what: 'What the program says about it',
  copy: 'Copy a report',
  copied: 'The report is copied. Paste it where you ask for help.',
  notCopied: 'Copying is not allowed here. This is the report; select it and copy it by hand.',
  report: 'Report',
  toTitle: 'Back to the title',
  again: 'Start again',
  carryOn: 'Carry on',
  dead: 'Spellchain could not start in this window. Load the page again; if that does not help, this is what failed:',
} as const;

export const REPORT = {
  title: 'Spellchain report',
  at: 'When',
  version: 'Version',
  runtime: 'Runtime',
  dataFolder: 'Data folder',
  database: 'Database',
  window: 'Window',
  noProgram: 'The program could not be asked.',
  recent: 'Recent problems',
  none: '- none',
} as const;

/* Numbers and dates */

export function bytesInWords(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'] as const;
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1_000 ** step;
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${units[step]}`;
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time as the program writes it; words that are not a time are given back as they are. */
export function dateInWords(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : DATE.format(date);
}
