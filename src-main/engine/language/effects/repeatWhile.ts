import type { Condition } from '../condition.ts';
import type { Effect } from '../effect.ts';

/** Done once, and again each time that this is so afterwards. */
export interface RepeatWhile {
  readonly kind: 'repeatWhile';
  readonly effect: Effect;
  readonly condition: Condition;
}
export const repeatWhile = (effect: Effect, condition: Condition): RepeatWhile => ({
  kind: 'repeatWhile',
  effect,
  condition,
});
