import type { Amount } from '../amount.ts';

/** A half or a third, rounded. */
export interface Fraction {
  readonly kind: 'fraction';
  readonly of: Amount;
  readonly by: number;
  readonly round: 'up' | 'down';
}
export const half = (of: Amount, round: Fraction['round']): Fraction => ({
  kind: 'fraction',
  of,
  by: 2,
  round,
});
