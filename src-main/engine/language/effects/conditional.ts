import type { Condition } from '../condition.ts';
import type { Effect } from '../effect.ts';

export interface Conditional {
  readonly kind: 'if';
  readonly condition: Condition;
  readonly then: Effect;
  readonly otherwise?: Effect;
}
export const when = (condition: Condition, then: Effect, otherwise?: Effect): Conditional =>
  otherwise === undefined ? { kind: 'if', condition, then } : { kind: 'if', condition, then, otherwise };
