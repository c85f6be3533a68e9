/** What a mind is given to think about. Plain data: it crosses to a thread of its own. */
import type { MindName } from '../../src-shared/duels.ts';
import type { Temper } from '../../src-shared/wizards.ts';
import { blind, type Duel, type Reply, type Seat } from '../engine/index.ts';
import { budgetOf, type Budget } from './levels.ts';

export interface Thought {
  readonly mind: MindName;
  /** The duel as far as the seat knows it: see `blind`. Its question is the one to answer. */
  readonly hidden: Duel;
  readonly seat: Seat;
  /** All chance a mind uses comes from here, so that the same thought gives the same reply. */
  readonly seed: number;
  /** The seat's own deck, as numbers of faces, in no order. */
  readonly deck: readonly number[];
  readonly budget: Budget;
  /** What the wizard leans to; absent: nowhere. */
  readonly temper?: Temper;
}

/** A mind may have no idea, or a bad one. */
export type Mind = (thought: Thought) => Reply | undefined;

/** What this seat is to think about the duel as it stands. */
export function thoughtOf(
  duel: Duel,
  {
    mind,
    seat,
    seed,
    budget = budgetOf(mind),
    temper,
  }: Pick<Thought, 'mind' | 'seat' | 'seed'> & Partial<Thought>,
): Thought {
  const hidden = blind(duel, seat);
  return {
    mind,
    hidden,
    seat,
    seed,
    deck: hidden.setup.seats[seat]?.deck ?? [],
    budget,
    ...(temper && { temper }),
  };
}
