/**
 * Everything that crosses between the program and its window, whichever door the window came in by.
 * What a call may be given is a shape beside this file, in `inputs/`; what it is answered with stands here and in the
 * `*-calls.ts`. The program checks every input and implements every call (src-main/program/calls.ts). A call ends in an
 * `Outcome`, never in an exception that crossed a process.
 */
import type { Breach } from './decks.ts';
import type { CallsOf } from './call.ts';
import type { CampaignCalls } from './campaign-calls.ts';
import type { CollectionCalls, CollectionChanged } from './collection-calls.ts';
import type { Difference } from './difference.ts';
import type { DuelCalls } from './duel-calls.ts';
import type { HandedFile } from './handed-files.ts';
import type { PROGRAM_INPUTS, REPLACEMENT } from './inputs/program.ts';
import type { OwnPictures } from './pictures.ts';
import type { Playtest, PlaytestCalls } from './playtests.ts';
import type { Preferences } from './preferences.ts';
import type { ReplayCalls } from './replay-calls.ts';
import type { Given } from './shapes/plain.ts';
import type { News } from './table.ts';

/** Raised when a window of an older build could misunderstand the program. */
export const CONTRACT_VERSION = 1;

/** The longest message either side may send, in characters (a 35,000 line card list is about 5 million). */
export const LONGEST_MESSAGE = 16_000_000;

/** Calls one window may have under way at once. */
export const MOST_CALLS_AT_ONCE = 64;

/** Where a page that came over HTTP finds its door: a WebSocket at this path of its own origin. */
export const DOOR_PATH = '/door';

/** What the browser's page says it speaks there, with its key named after it. */
export const DOOR_PROTOCOL = 'spellchain';

/** Where the browser's page keeps its key, in the storage of its own origin. */
export const DOOR_KEY = 'spellchain-key';

export interface ProgramAnswers {
  /** Does nothing. Measures the way there and back. */
  'program.ping': null;
  'program.info': ProgramInfo;
  /** The page as it would be printed, as the file of a PDF in base 64; refused where `info.makesPdf` is not. */
  'program.pdf': string;
  'preferences.read': Preferences;
  'preferences.change': Preferences;
  'preferences.reset': Preferences;
  /** What the player still has to be told; each stays until it is put away. */
  'notices.read': Notice[];
  'notices.putAway': null;
  /** Something failed in the window; kept so that a report can be copied later. */
  'problems.record': null;
  'problems.recent': Problem[];
  /** The next of the files that the desktop has handed over; null: no other waits. Each is given once. */
  'files.handedOver': HandedFile | null;
  /** The player's own pictures; looks into their folder anew. */
  'pictures.list': OwnPictures;
  'backups.list': Backup[];
  /** What one of them holds; null: there is none of that name, or it cannot be read. */
  'backups.look': BackupContents | null;
  /** Long: copies the whole database, page by page. */
  'backups.make': Backup;
  /** Long: reads every page and every index of the database. */
  'database.check': DatabaseCheck;
  /** What is wrong with what is kept, as far as it was met, and what was ordered. */
  'database.state': DatabaseState;
  /** Takes every row that cannot be read out of its place, and keeps it apart; tells how many. */
  'database.setAside': number;
  /** At the next start another database takes the place of this one, which is kept apart. */
  'database.replace': DatabaseState;
  /** It stays after all. */
  'database.stay': DatabaseState;
}

type Calls = CallsOf<typeof PROGRAM_INPUTS, ProgramAnswers> &
  DuelCalls &
  CampaignCalls &
  CollectionCalls &
  PlaytestCalls &
  ReplayCalls;

/** What has changed at a table since the change before. */
export interface TableChange {
  readonly duel: string;
  readonly number: number;
  readonly view?: Difference;
  readonly news?: News;
  /** The log has so many entries before this news: later ones were taken back. */
  readonly logged?: number;
}

export type CallName = keyof Calls;
export type Input<Name extends CallName> = Calls[Name]['input'];
export type Output<Name extends CallName> = Calls[Name]['output'];

export interface Events {
  'preferences.changed': Preferences;
  'notices.changed': Notice[];
  /** The desktop has handed over a file: whoever asks first has it. */
  'files.waiting': null;
  'table.changed': TableChange;
  /** Some duel began, ended, came to another turn or was forgotten: the list is to be asked anew. */
  'duels.changed': null;
  /** This match or gauntlet goes on, or is over: it is to be asked anew. */
  'campaign.changed': { readonly match?: string; readonly gauntlet?: string };
  /** Another window, or the end of a duel, has changed this: it is to be asked anew. */
  'collection.changed': CollectionChanged;
}

export type EventName = keyof Events;

export interface ProgramInfo {
  version: string;
  /** The door this window came in by. */
  door: 'electron' | 'web';
  /** Whether it can make a PDF of the page itself; else the browser's way of printing does. */
  makesPdf: boolean;
  platform: string;
  /** Versions of what the program stands on, for reports. */
  runtime: Record<string, string>;
  dataFolder: string;
  databaseBytes: number;
}

export const NOTICE_KINDS = [
  'databaseRestored',
  'databaseNew',
  'preferencesReset',
  'fileNotOpened',
  'backupFailed',
  'backupPassedOver',
  'duelCutShort',
  'rowsUnreadable',
  'backupRestored',
  'begunEmpty',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The window has the sentence for each kind; `facts` fill its gaps (a file's place, a date). */
export interface Notice {
  id: number;
  kind: NoticeKind;
  /** ISO time. */
  at: string;
  facts: Record<string, string>;
}

export interface Problem {
  at: string;
  where: string;
  message: string;
  stack?: string | undefined;
}

export interface Backup {
  /** Name of the file inside the data folder's `backups`. */
  file: string;
  at: string;
  bytes: number;
}

export interface BackupContents {
  at: string;
  /** Names, whoever played last first, as far as a sentence can hold them. */
  players: string[];
  decks: number;
  /** Of persons, every copy. */
  cards: number;
  duels: number;
  /** And gauntlets. */
  matches: number;
}

/** A row that cannot be read, or of which something else stands for a part. */
export interface Unreadable {
  table: string;
  /** Its key. */
  row: string;
  why: string;
}

export type Replacement = Given<typeof REPLACEMENT>;

export interface DatabaseState {
  /** Met since the program began. */
  unreadable: readonly Unreadable[];
  /** At the next start another database takes its place. */
  isReplaced: boolean;
}

export interface DatabaseCheck {
  sound: boolean;
  /** What the database itself says is wrong; empty when sound. */
  findings: string[];
  /** Rows whose contents make no sense, though the database itself is sound. */
  unreadable: Unreadable[];
  tables: { name: string; rows: number }[];
}

/** Why a message or a call was refused. The window has a sentence for each. */
export const REFUSALS = [
  'notUnderstood',
  'tooLarge',
  'helloFirst',
  'otherVersion',
  'unknownCall',
  'badInput',
  'numberInUse',
  'noSuchCall',
  'tooManyCalls',
  'cancelled',
  'noSuchDuel',
  'duelOver',
  'duelOfMatch',
  'noHints',
  'resultStands',
  'noSuchDeck',
  'noSuchWizard',
  'noSuchPlace',
  'handsHidden',
  'cardsOutOfTime',
  'deckNotLegal',
  'nothingToPlay',
  'deckTooLarge',
  'notPlayable',
  'noPdf',
  'backupNotSound',
  'diskFull',
  'notAllowed',
  'databaseBusy',
  'databaseDamaged',
  'diskFailing',
  'failed',
  'connectionLost',
] as const;
export type RefusalReason = (typeof REFUSALS)[number];

export interface Refusal {
  reason: RefusalReason;
  /** What exactly, where that helps: the part of the input that is wrong, or the words of a failure. */
  detail?: string;
  /** Why a deck is not legal. */
  breaches?: readonly Breach[];
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** How far a long call has come. */
export interface Progress {
  done: number;
  total: number;
  /** Of a playtest: how it stands so far. */
  playtest?: Playtest;
}

/** What a window may say. The first thing it says is hello. */
export type ToProgram =
  | { kind: 'hello'; contract: number }
  | { kind: 'call'; id: number; name: string; input?: unknown }
  | { kind: 'cancel'; id: number };

/** What the program says. */
export type ToWindow =
  | { kind: 'welcome'; contract: number }
  | { kind: 'outcome'; id: number; outcome: Outcome<unknown> }
  | { kind: 'progress'; id: number; progress: Progress }
  | { kind: 'event'; name: EventName; payload: Events[EventName] }
  /** To something that is not a call, or not even a message. */
  | { kind: 'refused'; refusal: Refusal };

/**
 * A door: a pair of ends that carry texts, in order. The preload script exposes one as `window.spellchainDoor`,
 * and the web host's is a WebSocket. Neither knows what the texts say.
 */
export interface Door {
  send(text: string): void;
  /** Called with each text from the program, and once with `undefined` when the door has shut. */
  listen(listener: (text: string | undefined) => void): void;
}
