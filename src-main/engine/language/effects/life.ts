import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

/** Players gain life. */
export interface GainLife {
  readonly kind: 'gainLife';
  readonly who: Ref;
  readonly amount: Amount;
}
export const gainLife = (who: Ref, amount: Amount): GainLife => ({ kind: 'gainLife', who, amount });

/** Loss of life is no damage and cannot be prevented. */
export interface LoseLife {
  readonly kind: 'loseLife';
  readonly who: Ref;
  readonly amount: Amount;
}
export const loseLife = (who: Ref, amount: Amount): LoseLife => ({ kind: 'loseLife', who, amount });

/** Players get poison counters. */
export interface Poison {
  readonly kind: 'poison';
  readonly who: Ref;
  readonly amount: Amount;
}
export const poison = (who: Ref, amount: Amount): Poison => ({ kind: 'poison', who, amount });
