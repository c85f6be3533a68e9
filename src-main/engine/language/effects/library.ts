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
  readonly to: Zone;
  readonly tapped?: true;
  readonly reveal?: true;
}
type Manner = Partial<Pick<Search, 'tapped' | 'reveal'>>;
export const search = (who: Ref, filter: Filter, most: Amount, to: Zone, manner: Manner = {}): Search => ({
  kind: 'search',
  who,
  filter,
  most,
  to,
  ...manner,
});

/**
 * A player looks at the top cards of a library, puts some that fit elsewhere, and the rest on top, on the bottom or
 * into the graveyard, in any order.
 */
export interface LookAtTop {
  readonly kind: 'lookAtTop';
  readonly who: Ref;
  readonly count: Amount;
  readonly take?: {
    readonly filter: Filter;
    readonly least: number;
    readonly most: number;
    readonly to: Zone;
  };
  /** `either`: each card on top or on the bottom, as the player likes (scry). */
  readonly rest: 'top' | 'bottom' | 'either' | 'graveyard';
}
type Take = NonNullable<LookAtTop['take']>;
export const lookAtTop = (who: Ref, count: Amount, rest: LookAtTop['rest'], take?: Take): LookAtTop =>
  take === undefined
    ? { kind: 'lookAtTop', who, count, rest }
    : { kind: 'lookAtTop', who, count, rest, take };
export const scry = (who: Ref, count: Amount): LookAtTop => lookAtTop(who, count, 'either');

/** A hand is shown to everybody. */
export interface RevealHand {
  readonly kind: 'revealHand';
  readonly who: Ref;
}
export const revealHand = (who: Ref): RevealHand => ({ kind: 'revealHand', who });
