import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';

export interface DiscardCost {
  readonly kind: 'discard';
  readonly filter: Filter;
  readonly count: Amount;
}
export const discarding = (filter: Filter, count: Amount = 1): DiscardCost => ({
  kind: 'discard',
  filter,
  count,
});
