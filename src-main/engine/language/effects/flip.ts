import type { Effect } from '../effect.ts';
import type { Ref } from '../ref.ts';

/** A player flips a coin, and wins with heads. */
export interface Flip {
  readonly kind: 'flip';
  readonly who: Ref;
  readonly win?: Effect;
  readonly lose?: Effect;
}
export const flip = (who: Ref, win?: Effect, lose?: Effect): Flip => ({
  kind: 'flip',
  who,
  ...(win ? { win } : {}),
  ...(lose ? { lose } : {}),
});
