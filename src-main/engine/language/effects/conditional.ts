import type { Condition } from '../condition.ts';
import type { Effect } from '../effect.ts';

/** The first happens if the condition holds, otherwise the second, if there is one. */
export interface Conditional {
  readonly kind: 'if';
  readonly condition: Condition;
  readonly then: Effect;
  readonly otherwise?: Effect;
}
export const when = (condition: Condition, then: Effect, otherwise?: Effect): Conditional =>
  otherwise === undefined ? { kind: 'if', condition, then } : { kind: 'if', condition, then, otherwise };
