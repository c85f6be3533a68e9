import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/** All of these fit the filter, and there is at least one. */
export interface Fits {
  readonly kind: 'fits';
  readonly what: Ref;
  readonly filter: Filter;
}
export const fits = (what: Ref, filter: Filter): Fits => ({ kind: 'fits', what, filter });
