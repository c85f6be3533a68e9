import type { Filter } from '../filter.ts';

/** How many permanents that fit, as they were last, went to a graveyard this turn. */
export interface Deaths {
  readonly kind: 'deaths';
  readonly filter: Filter;
}
export const deaths = (filter: Filter): Deaths => ({ kind: 'deaths', filter });
