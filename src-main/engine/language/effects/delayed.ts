import type { Effect } from '../effect.ts';
import type { Moment } from '../moment.ts';

/** Later, once: when this next happens, do that. What `that` and targets mean now is remembered. */
export interface Delayed {
  readonly kind: 'delayed';
  readonly moment: Moment;
  readonly effect: Effect;
  /** Waits no longer than this turn. */
  readonly thisTurn?: true;
  /** Not once, but each time; `that` is then what the event is about. */
  readonly eachTime?: true;
  /** Not a second time where the same of the same object waits already. */
  readonly once?: true;
}
export const later = (moment: Moment, effect: Effect): Delayed => ({ kind: 'delayed', moment, effect });
export const laterOnce = (moment: Moment, effect: Effect): Delayed => ({
  ...later(moment, effect),
  once: true,
});
export const laterThisTurn = (moment: Moment, effect: Effect): Delayed => ({
  kind: 'delayed',
  moment,
  effect,
  thisTurn: true,
});
export const eachTimeThisTurn = (moment: Moment, effect: Effect): Delayed => ({
  ...laterThisTurn(moment, effect),
  eachTime: true,
});
/** Every time, to the end of the duel. */
export const everyTime = (moment: Moment, effect: Effect): Delayed => ({
  ...later(moment, effect),
  eachTime: true,
});
