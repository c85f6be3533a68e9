/** Rules about opening hands, and about what lies open. */
import type { Ref } from '../ref.ts';

/** In an opening hand, it may begin the duel in play. */
interface BeginsInPlay {
  readonly kind: 'beginsInPlay';
}
/**
 * These players play with the top card of their library revealed.
 * One card: the card on top is known to all from the moment it lies there.
 */
interface OpenLibrary {
  readonly kind: 'openLibrary';
  readonly who: Ref;
}
export type KnowingRule = BeginsInPlay | OpenLibrary;
