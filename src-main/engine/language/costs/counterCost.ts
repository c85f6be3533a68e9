import type { Amount } from '../amount.ts';

/** Take counters off this permanent; X: as many as its player likes. */
export interface CounterCost {
  readonly kind: 'counter';
  readonly counter: string;
  readonly count: Amount;
}
export const removing = (counter: string, count: Amount = 1): CounterCost => ({
  kind: 'counter',
  counter,
  count,
});

/** A planeswalker's cost: loyalty put on (positive) or taken off (negative). */
export interface LoyaltyCost {
  readonly kind: 'loyalty';
  readonly count: number;
}
export const loyalty = (count: number): LoyaltyCost => ({ kind: 'loyalty', count });
