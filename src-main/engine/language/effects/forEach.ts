import type { Amount } from '../amount.ts';
import type { Effect } from '../effect.ts';
import type { Ref } from '../ref.ts';

/** Once for each of them, in turn order or order of arrival; `each` is the one at hand. */
export interface ForEach {
  readonly kind: 'forEach';
  readonly of: Ref;
  readonly effect: Effect;
}
export const forEach = (of: Ref, effect: Effect): ForEach => ({ kind: 'forEach', of, effect });

/** The same so many times, one after the other. */
export interface Repeat {
  readonly kind: 'repeat';
  readonly times: Amount;
  readonly effect: Effect;
}
export const repeat = (times: Amount, effect: Effect): Repeat => ({ kind: 'repeat', times, effect });
