/** Take counters off this permanent. */
export interface CounterCost {
  readonly kind: 'counter';
  readonly counter: string;
  readonly count: number;
}
export const removing = (counter: string, count = 1): CounterCost => ({ kind: 'counter', counter, count });

/** A planeswalker's cost: loyalty put on (positive) or taken off (negative). */
export interface LoyaltyCost {
  readonly kind: 'loyalty';
  readonly count: number;
}
export const loyalty = (count: number): LoyaltyCost => ({ kind: 'loyalty', count });
