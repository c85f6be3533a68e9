/** What the referee needs of others. The program hands in what fits. */
import type { Reply } from '../../src-shared/duel/question.ts';
import type { DuelSummary, UndoRule } from '../../src-shared/duels.ts';
import type { Preferences } from '../../src-shared/preferences.ts';
import type { Yielded } from '../../src-shared/table.ts';
import type { CardNumber, Duel, Seat, Setup } from '../engine/index.ts';
import type { Thought } from '../opponents/thought.ts';

/** A duel as it was written down: its set-up and replies are its whole history. */
export interface DuelRecord {
  readonly summary: DuelSummary;
  readonly setup: Setup;
  readonly undo: UndoRule;
  readonly replies: readonly Reply[];
  /** The latest state that was kept whole, for an engine that would play the replies otherwise. */
  readonly snapshot?: { readonly place: number; readonly duel: DuelSnapshot };
  /** What it looked like after so many of them, as a number; absent: nobody knows. */
  readonly digests?: readonly DigestAt[];
  /** How many replies after these could not be read; absent: none. */
  readonly lost?: number;
  /** What was said at the table about being asked; absent: nothing. */
  readonly agreements?: SpokenAgreements;
}

/** What the duel looked like after so many replies, as a number. */
export interface DigestAt {
  readonly place: number;
  readonly digest: number;
}

/** Of one chair: what is not asked any more, and what automatic payments leave alone, each with its incarnation. */
export interface Agreement {
  readonly seat: Seat;
  readonly yields: readonly Yielded[];
  readonly spared: readonly (readonly [CardNumber, number])[];
}
export type SpokenAgreements = readonly Agreement[];

/** A duel without its set-up, and without the faces that are in there. */
export type DuelSnapshot = Omit<Duel, 'setup'> & {
  /** Of the value; absent: the first. */
  readonly shape?: number;
};

/** Every method has written when it returns, in one transaction. */
export interface Journal {
  begin: (record: Pick<DuelRecord, 'summary' | 'setup' | 'undo'>) => void;
  /** The replies from this place on, what the summary is now, the duel after them, and what it looked like by the way. */
  append: (
    summary: DuelSummary,
    place: number,
    replies: readonly Reply[],
    snapshot?: DuelSnapshot,
    digests?: readonly DigestAt[],
  ) => void;
  /** Replies and states from this place on are gone. */
  takeBack: (summary: DuelSummary, place: number) => void;
  /** Replies and states from this place on can no longer be followed: they are set aside. */
  cut: (summary: DuelSummary, place: number, why: string) => void;
  /** What was to be seen of a duel that is over; undefined: nobody has kept it. */
  film: (id: string) => unknown;
  keepFilm: (id: string, film: unknown) => void;
  isFilmed: (id: string) => boolean;
  /** What was said about being asked, in the place of what was said before. */
  agree: (id: string, agreements: SpokenAgreements) => void;
  read: (id: string) => DuelRecord | undefined;
  /** Running duels first, the latest first. */
  list: () => readonly DuelSummary[];
  forget: (id: string) => void;
}

/** Computer wizards, wherever they think. Rejects when one fails or dawdles. */
export interface MindPort {
  think: (thought: Thought, signal: AbortSignal) => Promise<Reply>;
}

/** What the player likes, asked anew each time. */
export type Habits = () => Pick<
  Preferences,
  'stops' | 'attention' | 'pace' | 'warnings' | 'thinkingTime' | 'wizardsTalk'
>;

/** Time, so that tests can do without. */
export interface Clock {
  now: () => Date;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}
