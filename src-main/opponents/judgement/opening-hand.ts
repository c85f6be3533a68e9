/** Which hands to keep. */
import type { Duel, Looks, Seat } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { isLand } from './creature.ts';

/** Fewer cards than this are not exchanged for fewer still, unless there is no land among them. */
const SMALL = 5;
/** Lands one may hope to draw before the first spell. */
const HOPED_FOR = 2;

export function keepsHand(world: Duel, seat: Seat): boolean {
  const { lands, spells, size } = handOf(world, seat);
  if (size < SMALL) return true;
  if (size === SMALL) return lands > 0 && spells.length > 0;
  return lands > 1 && spells.length > 1 && spells.some(({ cost }) => cost <= lands + HOPED_FOR);
}

/** All that a beginner asks for is a land and a spell, and not even that of so few cards. */
const TOO_FEW = 6;

export function isPlayable(world: Duel, seat: Seat): boolean {
  const { lands, spells, size } = handOf(world, seat);
  return size < TOO_FEW || (lands > 0 && spells.length > 0);
}

interface Hand {
  readonly lands: number;
  readonly spells: readonly Looks[];
  readonly size: number;
}

function handOf(world: Duel, seat: Seat): Hand {
  const hand = (world.hands[seat] ?? []).map((card) => looksOf(world, card));
  const spells = hand.filter((looks) => !isLand(looks));
  return { lands: hand.length - spells.length, spells, size: hand.length };
}
