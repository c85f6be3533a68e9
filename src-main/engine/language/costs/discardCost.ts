import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';
import { anything } from '../filters/logic.ts';

/** Discard so many cards that fit. */
export interface DiscardCost {
  readonly kind: 'discard';
  readonly filter: Filter;
  readonly count: Amount;
  /** Chance says which. */
  readonly atRandom?: true;
}
export const discarding = (filter: Filter, count: Amount = 1): DiscardCost => ({
  kind: 'discard',
  filter,
  count,
});
export const discardingAtRandom = (count: Amount = 1): DiscardCost => ({
  kind: 'discard',
  filter: anything,
  count,
  atRandom: true,
});
