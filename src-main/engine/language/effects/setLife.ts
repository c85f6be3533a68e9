import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

/**
 * A life total becomes this number.
 * One card: it is neither a gain nor a loss of so much, until the total is known.
 */
export interface SetLife {
  readonly kind: 'setLife';
  readonly who: Ref;
  readonly amount: Amount;
}
export const setLife = (who: Ref, amount: Amount): SetLife => ({ kind: 'setLife', who, amount });
