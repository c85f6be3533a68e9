import type { Amount } from '../amount.ts';
import type { Effect } from '../effect.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/** Damage is prevented: a shield for later in the turn, or in the window where damage waits, as the rulebook has it. */
export interface Prevent {
  readonly kind: 'prevent';
  readonly amount: Amount | 'all';
  /** Whom it protects; absent: everything and everybody. */
  readonly to?: Ref;
  /** Also what these players control that fits (Safe Passage). */
  readonly toTheirs?: Filter;
  /** Only damage from sources that fit, whichever they are when they deal it. */
  readonly fromAll?: Filter;
  /** Only damage from one source that fits, chosen when the effect happens; used up by its next damage. */
  readonly fromChosen?: Filter;
  readonly combatOnly?: true;
  /** All but so much of it (Forcefield). */
  readonly but?: number;
  /** It is not lost: its source deals it to this instead. */
  readonly onto?: Ref;
  /** It is dealt all the same, and only answered (Eye for an Eye). */
  readonly kept?: true;
  /** Done each time: `thatMuch()` is what was prevented (or turned, or let through), `that('source')` what would deal it. */
  readonly then?: Effect;
}
type Manner = Partial<Omit<Prevent, 'kind' | 'amount'>>;
export const prevent = (amount: Prevent['amount'], manner: Manner): Prevent => ({
  kind: 'prevent',
  amount,
  ...manner,
});
