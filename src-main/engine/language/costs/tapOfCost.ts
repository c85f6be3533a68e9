import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';

/** Tap so many of one's own untapped permanents that fit. */
export interface TapOfCost {
  readonly kind: 'tapOf';
  readonly filter: Filter;
  readonly count: Amount;
}
export const tapping = (filter: Filter, count: Amount = 1): TapOfCost => ({ kind: 'tapOf', filter, count });
