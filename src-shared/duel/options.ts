/** What may be chosen for a question. */
import type { ActChoice, ManaUse, ReplyRefusal } from './question.ts';
import type { CardNumber, Seat, Thing } from './things.ts';

/** What a creature's damage may go to: the creatures before it, then whoever it attacks. */
export interface Division {
  readonly card: CardNumber;
  readonly total: number;
  readonly creatures: readonly CardNumber[];
  /** Where the rest of a trampler's, or all of an unblocked one's, goes. */
  readonly beyond?: Thing;
  /** All of it may go beyond, whatever stands before it. */
  readonly allBeyond?: true;
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

/** Of these, no more than so many. */
export interface ChoiceLimit {
  readonly things: readonly Thing[];
  readonly most: number;
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
      /** Bounds on parts of the choice; nothing may be left out that they leave room for. */
      readonly limits?: readonly ChoiceLimit[];
    }
  | { readonly kind: 'shares'; readonly things: readonly Thing[]; readonly total: number }
  | {
      readonly kind: 'costs';
      readonly cards: readonly CardNumber[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'mana';
      readonly uses: readonly ManaUse[];
      /** How much of each kind of mana in the pool may be set aside for it, in the order of MANA. */
      readonly pool: readonly number[];
    }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'order'; readonly items: readonly number[] }
  | {
      readonly kind: 'attack';
      readonly attackers: readonly {
        readonly card: CardNumber;
        readonly goals: readonly Goal[];
        /** With it at home no attack is legal. */
        readonly must: boolean;
        /** Declared attackers of a draft that it could join in a band: any number of 0 and above, the same for all. */
        readonly bandsWith: readonly CardNumber[];
      }[];
    }
  | {
      readonly kind: 'block';
      readonly blockers: readonly { readonly card: CardNumber; readonly attackers: readonly CardNumber[] }[];
      /** Where one attacker is met at a time: those that may be let through next. */
      readonly through?: readonly CardNumber[];
    }
  /** The blockers of an attacker, or the attackers of a blocker of several. */
  | { readonly kind: 'lineUp'; readonly blockers: readonly CardNumber[] }
  | {
      readonly kind: 'assign';
      readonly division: Division;
      /** Everything that may be given a share. */
      readonly to: readonly Thing[];
    };

/** How far a share may go while everything else in the draft stays as it is, or grows. */
export interface ShareRange {
  readonly to: Thing;
  readonly least: number;
  readonly most: number;
}

export interface ShareRoom {
  /** What nobody has yet; below nothing: given out too much. */
  readonly left: number;
  readonly places: readonly ShareRange[];
}

/**
 * What may still be added to a half-made reply; `least` and `most` still speak of the whole. Everything in a draft may
 * be taken back. Where it is illegal in itself nothing is offered until something is.
 */
export type Drafted = Options & {
  /** It would be accepted as it is. */
  readonly ready: boolean;
  /** Why not. */
  readonly refusal?: ReplyRefusal;
  /** For `shares` and `assign`. */
  readonly room?: ShareRoom;
};
