/** Which hands to keep. */
import { looksOf, type Duel, type Seat } from '../position.ts';
import { isLand } from '../judgement/creature.ts';

/** Fewer cards than this are not exchanged for fewer still, unless there is no land among them. */
const SMALL = 5;
/** Lands one may hope to draw before the first spell. */
const HOPED_FOR = 2;

export function keepsHand(world: Duel, seat: Seat): boolean {
  const hand = (world.hands[seat] ?? []).map((card) => looksOf(world, card));
  const lands = hand.filter(isLand).length;
  const spells = hand.filter((looks) => !isLand(looks));
  if (hand.length < SMALL) return true;
  if (hand.length === SMALL) return lands > 0 && spells.length > 0;
  return lands > 1 && spells.length > 1 && spells.some(({ cost }) => cost <= lands + HOPED_FOR);
}
