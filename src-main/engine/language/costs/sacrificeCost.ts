import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';

/** Sacrifice this permanent, or some of one's own that fit. */
export interface SacrificeCost {
  readonly kind: 'sacrifice';
  /** Absent: the permanent whose ability it is. */
  readonly filter?: Filter;
  readonly count: Amount;
}
export const sacrificeThis: SacrificeCost = { kind: 'sacrifice', count: 1 };
export const sacrificeOf = (filter: Filter, count: Amount = 1): SacrificeCost => ({
  kind: 'sacrifice',
  filter,
  count,
});
