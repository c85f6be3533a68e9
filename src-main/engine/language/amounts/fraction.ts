import type { Amount } from '../amount.ts';

/** A half or a third, rounded. */
export interface Fraction {
  readonly kind: 'fraction';
  readonly of: Amount;
  readonly by: number;
  readonly round: 'up' | 'down';
}
const fraction =
  (by: number) =>
  (of: Amount, round: Fraction['round']): Fraction => ({ kind: 'fraction', of, by, round });
export const half = fraction(2);
export const third = fraction(3);
