import type { Duration } from '../duration.ts';
import type { Ref } from '../ref.ts';
import type { Rule } from '../rule.ts';

/** For a time something holds as if a permanent said so; what its text speaks of is settled now. */
export interface SetRule {
  readonly kind: 'setRule';
  readonly rule: Rule;
  readonly until: Duration;
  /** Not now, but in the whole next turn of these players. */
  readonly nextTurnOf?: Ref;
}
export const setRule = (rule: Rule, until: Duration = 'endOfTurn'): SetRule => ({
  kind: 'setRule',
  rule,
  until,
});

export const setRuleNextTurn = (nextTurnOf: Ref, rule: Rule): SetRule => ({
  kind: 'setRule',
  rule,
  until: 'endOfTurn',
  nextTurnOf,
});
