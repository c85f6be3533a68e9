/** What may be chosen for a question. */
import type { ActChoice, ManaUse } from './question.ts';
import type { CardNumber, Seat, Thing } from './things.ts';

/** What a creature's damage may go to: the creatures before it, then whoever it attacks. */
export interface Division {
  readonly card: CardNumber;
  readonly total: number;
  readonly creatures: readonly CardNumber[];
  /** Where the rest of a trampler's, or all of an unblocked one's, goes. */
  readonly beyond?: Thing;
  readonly tramples: boolean;
  readonly divider: Seat;
  /** In this order, lethal to each before the next. */
  readonly inLine: boolean;
}

export interface Goal {
  readonly seat: Seat;
  /** The planeswalker attacked, or -1. */
  readonly walker: CardNumber;
}

export type Options =
  | { readonly kind: 'start' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'act'; readonly acts: readonly ActChoice[] }
  | { readonly kind: 'modes'; readonly modes: readonly (readonly number[])[] }
  | { readonly kind: 'x'; readonly most: number }
  | {
      readonly kind: 'targets';
      readonly things: readonly Thing[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'choose';
      readonly things: readonly Thing[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'shares'; readonly things: readonly Thing[]; readonly total: number }
  | {
      readonly kind: 'costs';
      readonly cards: readonly CardNumber[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'mana'; readonly uses: readonly ManaUse[] }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'order'; readonly items: readonly number[] }
  | {
      readonly kind: 'attack';
      readonly attackers: readonly {
        readonly card: CardNumber;
        readonly goals: readonly Goal[];
        readonly must: boolean;
      }[];
    }
  | {
      readonly kind: 'block';
      readonly blockers: readonly { readonly card: CardNumber; readonly attackers: readonly CardNumber[] }[];
    }
  | { readonly kind: 'lineUp'; readonly blockers: readonly CardNumber[] }
  | { readonly kind: 'assign'; readonly division: Division };
