import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

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
