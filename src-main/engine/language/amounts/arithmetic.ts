import type { Amount } from '../amount.ts';

/** Two amounts joined. */
export interface Arithmetic {
  readonly kind: 'arithmetic';
  readonly how: 'plus' | 'minus' | 'times' | 'least' | 'most';
  readonly left: Amount;
  readonly right: Amount;
}
const arithmetic =
  (how: Arithmetic['how']) =>
  (left: Amount, right: Amount): Arithmetic => ({ kind: 'arithmetic', how, left, right });
export const plus = arithmetic('plus');
export const minus = arithmetic('minus');
export const times = arithmetic('times');
export const least = arithmetic('least');
export const most = arithmetic('most');
