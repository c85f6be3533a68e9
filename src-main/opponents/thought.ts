/** What a mind is given to think about. Plain data: it crosses to a thread of its own. */
import type { MindName } from '../../src-shared/duels.ts';
import type { Duel, Seat } from '../engine/index.ts';

export interface Thought {
  readonly mind: MindName;
  /** The duel as far as the seat knows it: see `blind`. Its question is the one to answer. */
  readonly hidden: Duel;
  readonly seat: Seat;
  /** All chance a mind uses comes from here, so that the same thought gives the same reply. */
  readonly seed: number;
}
