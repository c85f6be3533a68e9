import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

/** So many counters of a name go on each of these. */
export interface PutCounters {
  readonly kind: 'putCounters';
  readonly what: Ref;
  readonly counter: string;
  readonly count: Amount;
}
export const putCounters = (what: Ref, counter: string, count: Amount = 1): PutCounters => ({
  kind: 'putCounters',
  what,
  counter,
  count,
});

/** So many counters of a name come off these, or as many as there are. */
export interface RemoveCounters {
  readonly kind: 'removeCounters';
  readonly what: Ref;
  readonly counter: string;
  readonly count: Amount;
}
export const removeCounters = (what: Ref, counter: string, count: Amount = 1): RemoveCounters => ({
  kind: 'removeCounters',
  what,
  counter,
  count,
});
