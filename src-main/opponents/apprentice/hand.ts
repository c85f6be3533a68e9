/** Which hands a beginner keeps: those with a land and a spell. */
import type { Duel, Seat } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { isLand } from '../judgement/creature.ts';

const SMALL = 6;

export function keepsHand(world: Duel, seat: Seat): boolean {
  const hand = world.hands[seat] ?? [];
  const lands = hand.filter((card) => isLand(looksOf(world, card))).length;
  return hand.length < SMALL || (lands > 0 && lands < hand.length);
}
