import type { Ref } from '../ref.ts';

/**
 * A card of a player's hand is played at once if that can be done: `by` chooses it and decides everything about it in
 * the other's place, with mana from that player's lands alone (Word of Command).
 * One card: one player decides in the place of another, and nothing smaller than this gives that away.
 */
export interface Command {
  readonly kind: 'command';
  readonly player: Ref;
  readonly by: Ref;
}
export const command = (player: Ref, by: Ref): Command => ({ kind: 'command', player, by });
