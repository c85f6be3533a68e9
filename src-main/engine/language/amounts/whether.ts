import type { Amount } from '../amount.ts';
import type { Condition } from '../condition.ts';

/** One number while something is so, another while it is not. */
export interface Whether {
  readonly kind: 'whether';
  readonly if: Condition;
  readonly then: Amount;
  readonly otherwise: Amount;
}
export const whether = (condition: Condition, then: Amount, otherwise: Amount): Whether => ({
  kind: 'whether',
  if: condition,
  then,
  otherwise,
});
