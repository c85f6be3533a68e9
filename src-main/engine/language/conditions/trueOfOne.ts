import type { Condition } from '../condition.ts';
import type { Ref } from '../ref.ts';

/** It holds for one of these, looked at by itself: `each` is the one at hand. */
export interface TrueOfOne {
  readonly kind: 'trueOfOne';
  readonly of: Ref;
  readonly condition: Condition;
}
export const trueOfOne = (of: Ref, condition: Condition): TrueOfOne => ({
  kind: 'trueOfOne',
  of,
  condition,
});
