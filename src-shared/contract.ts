/**
 * Everything that crosses between the program and its window, whichever door the window came in by.
 * The program implements `Calls` (src-main/program/calls.ts, with `satisfies`), checks every input there, and
 * answers with values: a call ends in an `Outcome`, never in an exception that crossed a process.
 */
import type { Breach } from './decks.ts';
import type { Call } from './call.ts';
import type { CampaignCalls } from './campaign-calls.ts';
import type { CollectionCalls, CollectionChanged } from './collection-calls.ts';
import type { Difference } from './difference.ts';
import type { Preview } from './duel/preview.ts';
import type { Drafted } from './duel/options.ts';
import type { Pour, Poured } from './duel/payment.ts';
import type { Reply } from './duel/question.ts';
import type { CardNumber, Seat } from './duel/things.ts';
import type { Step } from './duel/words.ts';
import type { DuelChoices, DuelOrder, DuelSummary } from './duels.ts';
import type { Matter, Why } from './duel/why.ts';
import type { HandedFile } from './handed-files.ts';
import type { Answered, FaceText, Half, News, RestingAbility, Sitting } from './table.ts';
import type { OwnPictures } from './pictures.ts';
import type { Playtest, PlaytestCalls } from './playtests.ts';
import type { Preferences, PreferencesChange } from './preferences.ts';
import type { Rulebook } from './rulebooks.ts';
import type { ReplayCalls } from './replay-calls.ts';

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

interface Calls extends CampaignCalls, CollectionCalls, PlaytestCalls, ReplayCalls {
  /** Does nothing. Measures the way there and back. */
  'program.ping': Call<undefined, null>;
  'program.info': Call<undefined, ProgramInfo>;
  /** The page as it would be printed, as the file of a PDF in base 64; refused where `info.makesPdf` is not. */
  'program.pdf': Call<undefined, string>;
  'preferences.read': Call<undefined, Preferences>;
  'preferences.change': Call<PreferencesChange, Preferences>;
  'preferences.reset': Call<undefined, Preferences>;
  /** What the player still has to be told; each stays until it is put away. */
  'notices.read': Call<undefined, Notice[]>;
  'notices.putAway': Call<{ id: number }, null>;
  /** Something failed in the window; kept so that a report can be copied later. */
  'problems.record': Call<{ where: string; message: string; stack?: string | undefined }, null>;
  'problems.recent': Call<undefined, Problem[]>;
  /** The next of the files that the desktop has handed over; null: no other waits. Each is given once. */
  'files.handedOver': Call<undefined, HandedFile | null>;
  /** The player's own pictures; looks into their folder anew. */
  'pictures.list': Call<undefined, OwnPictures>;
  'backups.list': Call<undefined, Backup[]>;
  /** What one of them holds; null: there is none of that name, or it cannot be read. */
  'backups.look': Call<{ file: string }, BackupContents | null>;
  /** Long: copies the whole database, page by page. */
  'backups.make': Call<undefined, Backup>;
  /** Long: reads every page and every index of the database. */
  'database.check': Call<undefined, DatabaseCheck>;
  /** What is wrong with what is kept, as far as it was met, and what was ordered. */
  'database.state': Call<undefined, DatabaseState>;
  /** Takes every row that cannot be read out of its place, and keeps it apart; tells how many. */
  'database.setAside': Call<undefined, number>;
  /** At the next start another database takes the place of this one, which is kept apart. */
  'database.replace': Call<{ by: Replacement }, DatabaseState>;
  /** It stays after all. */
  'database.stay': Call<undefined, DatabaseState>;
  'duels.choices': Call<undefined, DuelChoices>;
  'duels.begin': Call<DuelOrder, { duel: string }>;
  /** Running duels first, the latest first. */
  'duels.list': Call<undefined, DuelSummary[]>;
  /** From now on `table.changed` tells what changes at this table. A duel that was left goes on where it stood. */
  'duels.sit': Call<{ duel: string }, Seated>;
  /** The duel and its journal are gone for good. */
  'duels.forget': Call<{ duel: string }, null>;
  /** What is printed on a card of the duel, in the words of any rulebook; null: the card is not to be seen. */
  'cards.inWords': Call<{ duel: string; card: CardNumber; rulebook: Rulebook }, FaceText | null>;
  /** `hold` keeps the word after an announcement, to announce something more before anybody answers. */
  'table.answer': Call<Sure & { reply: Reply; hold?: boolean | undefined }, Answered>;
  /** Passes, until a Stop, a decision that must be made, or a chance to act. */
  'table.done': Call<Sure, Answered>;
  /** Ends the step in progress and enters the next. */
  'table.goOn': Call<Sure, Answered>;
  /** Passes until this step, unless something must be decided or can be answered on the way. */
  'table.runTo': Call<Sure & { half: Half; step: Step }, Answered>;
  /** Never asks this again in this duel: the answer is always the one given, or always to let it pass. */
  'table.yield': Call<Decision & { yes?: boolean | undefined }, Answered>;
  /** Asks again what was yielded: the one with this key, or everything. */
  'table.forgetYields': Call<{ duel: string; key?: string | undefined }, null>;
  /** What may be added to a reply that is half made; null: the duel has gone on. */
  'table.draft': Call<Decision & { draft: Reply }, Drafted | null>;
  /** What the X that is asked for comes to with this poured in; null: it cannot be poured, or the duel has gone on. */
  'table.pour': Call<Decision & { pour: Pour }, Poured | null>;
  /** Of a permanent with several activated abilities, those that cannot be used now. */
  'table.resting': Call<Decision & { card: CardNumber }, readonly RestingAbility[]>;
  /** Why something cannot be done now; nothing: it can, or the duel has gone on meanwhile. */
  'table.whyNot': Call<Decision & { matter: Matter }, Why | null>;
  /** What a reply would lead to if nobody answered; null: the duel has gone on. */
  'table.preview': Call<Decision & { reply: Reply }, Preview | null>;
  /** The player has seen what the wizard did: it may go on. */
  'table.next': Call<{ duel: string }, null>;
  /** Automatic payments leave this source alone, or no longer do. */
  'table.spare': Call<{ duel: string; card: CardNumber; isSpared: boolean }, null>;
  'table.undo': Call<{ duel: string }, Answered>;
  'table.concede': Call<{ duel: string; seat: Seat }, Answered>;
}

/** Says which decision is meant, so that nothing is answered that was not seen. */
interface Decision {
  readonly duel: string;
  readonly decision: number;
}

interface Sure extends Decision {
  /** The warnings were heard. */
  readonly sure?: boolean | undefined;
}

interface Seated extends Sitting {
  /** It was not agreed on that nobody gives hints. */
  readonly mayHint: boolean;
}

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

export type Replacement = { kind: 'backup'; file: string } | { kind: 'empty' };

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
