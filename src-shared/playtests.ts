/** A deck played many times by wizards on both sides, to see how it does. */
import type { CallsOf } from './call.ts';
import type { PLAYTEST_INPUTS } from './inputs/playtests.ts';

/** How many duels may be asked for at once. */
export const PLAYTEST_DUELS = [10, 20, 50, 100, 200, 500] as const;

export interface PlaytestScore {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface Playtest {
  readonly duels: number;
  /** With the first turn. */
  readonly first: PlaytestScore;
  /** With the second. */
  readonly second: PlaytestScore;
  /** The share of duels won, a drawn one as half of one, and between what it is in 19 of 20 cases. */
  readonly interval: { readonly share: number; readonly least: number; readonly most: number };
  /** How many turns each duel had, the shortest first. */
  readonly turns: readonly number[];
}

export interface PlaytestDone extends Playtest {
  /** The wizard it was played against, and her deck. */
  readonly wizard: string;
  readonly deck: string;
  /** Cards of the deck that nobody can play with, which were left out. */
  readonly leftOut: readonly string[];
}

export interface PlaytestAnswers {
  /** Long: tells how it stands after each duel. Cancelled, it stops in the middle of one. */
  'decks.playtest': PlaytestDone;
}

export type PlaytestCalls = CallsOf<typeof PLAYTEST_INPUTS, PlaytestAnswers>;
