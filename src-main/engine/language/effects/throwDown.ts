import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/**
 * A player throws this onto the table, aiming at a permanent; what it comes to touch is kept in a slot.
 * One card: a throw of the hand has no likeness among other effects.
 */
export interface ThrowDown {
  readonly kind: 'throwDown';
  readonly what: Ref;
  readonly who: Ref;
  readonly slot: string;
}
export const throwDown = (what: Ref, slot: string): ThrowDown => ({
  kind: 'throwDown',
  what,
  who: you,
  slot,
});
