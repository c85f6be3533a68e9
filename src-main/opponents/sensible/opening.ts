/** Which hands to keep. */
import type { Duel, Seat } from '../../engine/index.ts';
import { looksOf } from '../../engine/things.ts';
import { isLand } from './creature.ts';

/** Fewer cards than this are not exchanged for fewer still, unless there is no land among them. */
const SMALL = 5;

export function keepsHand(world: Duel, seat: Seat): boolean {
  const hand = world.hands[seat] ?? [];
  const lands = hand.filter((card) => isLand(looksOf(world, card))).length;
  const spells = hand.length - lands;
  if (hand.length < SMALL) return true;
  return hand.length === SMALL ? lands > 0 && spells > 0 : lands > 1 && spells > 1;
}
