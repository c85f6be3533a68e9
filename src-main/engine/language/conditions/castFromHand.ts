import type { Ref } from '../ref.ts';

/**
 * You cast this permanent this turn, and from your hand.
 * One card: it asks how it came, which nothing that it is now tells.
 */
export interface CastFromHand {
  readonly kind: 'castFromHand';
  readonly what: Ref;
}
export const castFromHand = (what: Ref): CastFromHand => ({ kind: 'castFromHand', what });
