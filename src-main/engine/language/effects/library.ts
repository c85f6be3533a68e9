import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';
import type { Zone } from '../../../../src-shared/duel/words.ts';

/** Players put cards from the top of their library into their graveyard. */
export interface Mill {
  readonly kind: 'mill';
  readonly who: Ref;
  readonly count: Amount;
}
export const mill = (who: Ref, count: Amount): Mill => ({ kind: 'mill', who, count });

/** Players shuffle their libraries. */
export interface Shuffle {
  readonly kind: 'shuffle';
  readonly who: Ref;
}
export const shuffle = (who: Ref): Shuffle => ({ kind: 'shuffle', who });

/** A player looks through a library for cards that fit, and may fail to find; the library is shuffled. */
export interface Search {
  readonly kind: 'search';
  readonly who: Ref;
  readonly filter: Filter;
  readonly most: Amount;
  /** `library`: shuffled first, then on top. Absent: they stay, and so does the order, until the text goes on. */
  readonly to?: Zone;
  readonly tapped?: true;
  readonly reveal?: true;
  /** Who looks through it; absent: its owner. */
  readonly by?: Ref;
  /** Not fewer, as far as there are so many. */
  readonly exactly?: true;
  /** One of them goes here instead. */
  readonly first?: { readonly to: Zone; readonly tapped?: true };
  /** Keeps what was found. */
  readonly slot?: string;
}
type Manner = Partial<Pick<Search, 'tapped' | 'reveal' | 'by' | 'exactly' | 'first' | 'slot'>>;
export const search = (who: Ref, filter: Filter, most: Amount, to: Zone, manner: Manner = {}): Search => ({
  kind: 'search',
  who,
  filter,
  most,
  to,
  ...manner,
});

/** Somebody picks a card out of a library, and the text says what becomes of it. */
export const pickFrom = (who: Ref, filter: Filter, by: Ref, slot: string): Search => ({
  kind: 'search',
  who,
  filter,
  most: 1,
  by,
  slot,
});

/**
 * A player looks at the top cards of a library, puts some that fit elsewhere, and the rest on top, on the bottom or
 * into the graveyard, in any order.
 */
export interface LookAtTop {
  readonly kind: 'lookAtTop';
  readonly who: Ref;
  readonly count: Amount;
  /** Who looks and decides; absent: the owner. */
  readonly by?: Ref;
  readonly take?: {
    readonly filter: Filter;
    readonly least: number;
    readonly most: number;
    readonly to: Zone;
  };
  /** `either`: each card on top or on the bottom, as the player likes (scry). */
  readonly rest: 'top' | 'bottom' | 'bottomAtRandom' | 'oneOnTop' | 'either' | 'graveyard';
}
type Take = NonNullable<LookAtTop['take']>;
export const lookAtTop = (
  who: Ref,
  count: Amount,
  rest: LookAtTop['rest'],
  take?: Take,
  by?: Ref,
): LookAtTop => ({
  kind: 'lookAtTop',
  who,
  count,
  rest,
  ...(take === undefined ? {} : { take }),
  ...(by === undefined ? {} : { by }),
});
export const scry = (who: Ref, count: Amount): LookAtTop => lookAtTop(who, count, 'either');

/** A hand is shown to everybody. */
export interface RevealHand {
  readonly kind: 'revealHand';
  readonly who: Ref;
}
export const revealHand = (who: Ref): RevealHand => ({ kind: 'revealHand', who });
