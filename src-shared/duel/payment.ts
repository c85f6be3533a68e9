/** How the cost that is asked for would be paid without asking, as a table shows it before anything is tapped. */
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
