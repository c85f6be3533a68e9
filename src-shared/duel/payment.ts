/** How a cost would be paid without asking, and what is poured into an X, as a table shows it before anything is tapped. */
import type { Given } from '../shapes/plain.ts';
import type { POUR } from '../shapes/reply.ts';
import type { ManaUse } from './question.ts';

export interface ShownUse {
  readonly use: ManaUse;
  /** Symbols, `{C}{C}`. */
  readonly gives: string;
}

export type ShownPayment =
  | {
      readonly kind: 'plan';
      /** In the order in which they are used. */
      readonly uses: readonly ShownUse[];
      /** What is taken out of the pool as it is, in symbols. */
      readonly fromPool: string;
      /** Mana that would be made and not needed. */
      readonly over: number;
      /** What lands and the pool alone would pay it with; absent: they do not suffice. */
      readonly lands?: readonly ManaUse[];
    }
  | {
      readonly kind: 'short';
      /** What stays open, in symbols. */
      readonly missing: string;
      /** It could be paid with what the player has set aside. */
      readonly spared: boolean;
    };

export type Pour = Given<typeof POUR>;

/** What it comes to. The rest of the cost is paid first, and X is whatever is above it. */
export interface Poured {
  readonly x: number;
  /** The X it comes to with all the mana of the pool and of the lands besides. */
  readonly all: number;
  /** What stays open of the rest of the cost, in symbols. */
  readonly open: string;
  readonly from: readonly ShownUse[];
  /** In symbols. */
  readonly fromPool: string;
  /** What may still be poured in. */
  readonly uses: readonly ShownUse[];
  readonly pool: readonly number[];
}
