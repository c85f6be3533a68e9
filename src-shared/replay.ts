/** A kept duel looked at again: its places, how it stood, and where it turned. */
import type { Seat } from './duel/things.ts';
import type { Step } from './duel/words.ts';
import type { DuelSummary } from './duels.ts';
import type { VIEWER } from './inputs/replays.ts';
import type { Given } from './shapes/plain.ts';
import type { News } from './table.ts';

export type Viewer = Given<typeof VIEWER>;

/** Where the duel stood after so many replies, and what the last of them led to. */
export interface ReplayMark {
  /** Replies given before it. */
  readonly place: number;
  readonly turn: number;
  readonly step: Step;
  /** Whose turn it is. */
  readonly active: readonly Seat[];
  readonly news?: News;
}

export interface ReplayMarks {
  readonly summary: DuelSummary;
  /** Whom it may be seen as; as both once the duel is over, or where both chairs are the player's. */
  readonly viewers: readonly Viewer[];
  readonly marks: readonly ReplayMark[];
  /** How many later replies cannot be played any more, by this version of the program or at all. */
  readonly lost: number;
  /**
   * The last place to which the rules of today lead. What comes after it is a film of what was seen then, with all
   * hands open: it cannot be judged, and no other duel begins there.
   */
  readonly follows: number;
  /** It was played by earlier rules and nothing was written down by the way: it ends as it ended. */
  readonly isUnsure: boolean;
}

/** A seat's chance to win, from 0 to 1, after so many replies. */
export interface ChancePoint {
  readonly place: number;
  readonly turn: number;
  readonly step: Step;
  readonly chance: number;
}

/** Between these places the chance changed most. */
export interface Swing {
  readonly from: number;
  readonly place: number;
  readonly before: number;
  readonly after: number;
}

/** With what tells most of what led to it. */
export interface TurningPoint extends Swing {
  readonly news?: News;
}

export interface Chances<Found extends Swing = TurningPoint> {
  readonly points: readonly ChancePoint[];
  /** In the order of the duel. */
  readonly turningPoints: readonly Found[];
}

/** What a duel that began in the middle of another one came from. */
export interface BranchedFrom {
  readonly duel: string;
  /** Replies of the other duel before it. */
  readonly place: number;
  /** Replies of its own journal that were there when it began: none of them is taken back. */
  readonly begins: number;
}
