/** Who and what a duel speaks of. */
import type { Given } from '../shapes/plain.ts';
import type { THING } from '../shapes/reply.ts';

/** A chair at the table: 0 for the first in turn order of the set-up. */
export type Seat = number;
/** A card's number, the same for the whole duel. Numbers are dealt after the first shuffle and tell nothing. */
export type CardNumber = number;

export type Thing = Given<typeof THING>;

/** A group of attackers (a band is one group), where it goes, and who stands in its way. */
export interface Group {
  readonly attackers: readonly CardNumber[];
  readonly seat: Seat;
  /** The planeswalker attacked, or -1. */
  readonly walker: CardNumber;
  /** In the order of damage. */
  readonly blockers: readonly CardNumber[];
  readonly blocked: boolean;
}

/** The attackers of one blocker, in the order in which it strikes them. */
interface Rank {
  readonly blocker: CardNumber;
  readonly attackers: readonly CardNumber[];
}

export interface Combat {
  readonly groups: readonly Group[];
  /** Regenerated before damage: still there, but neither deals nor takes any (1997). */
  readonly spent: readonly CardNumber[];
  /** Dealt damage in the first of two damage steps. */
  readonly struckFirst: readonly CardNumber[];
  /** Of blockers of several, where the rulebook lines up what they strike. */
  readonly ranks?: readonly Rank[];
  /** Groups, by their place, that have fought or come through, where one fight is settled after the other. */
  readonly settled: readonly number[];
}

/** A card that belongs to somebody else after the duel than before it. */
export interface Traded {
  readonly card: CardNumber;
  readonly from: Seat;
  readonly to: Seat;
}

export const DRAWS = ['together', 'agreed', 'decisions', 'loop'] as const;

/** `ante`: what was put up by anyone, for the winners to take; absent where nothing was. `points`: in a circle, by seat. */
export type Result =
  | {
      readonly kind: 'won';
      readonly seats: readonly Seat[];
      readonly ante?: readonly CardNumber[];
      readonly points?: readonly number[];
      readonly traded?: readonly Traded[];
    }
  | {
      readonly kind: 'draw';
      readonly why: (typeof DRAWS)[number];
      readonly points?: readonly number[];
      readonly traded?: readonly Traded[];
    };
