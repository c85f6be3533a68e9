import type { Effect } from '../effect.ts';
import type { Moment } from '../moment.ts';

/** Later, once: when this next happens, do that. What `that` and targets mean now is remembered. */
export interface Delayed {
  readonly kind: 'delayed';
  readonly moment: Moment;
  readonly effect: Effect;
}
export const later = (moment: Moment, effect: Effect): Delayed => ({ kind: 'delayed', moment, effect });
