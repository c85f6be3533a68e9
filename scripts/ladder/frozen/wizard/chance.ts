/** From a standing in cards to a chance of winning. */
import type { Duel, Seat } from '../position.ts';
import { standing } from '../judgement/standing.ts';

/** So many cards ahead, and one wins about three duels in four. */
const CARDS_AHEAD = 3.5;

export function chanceAt(duel: Duel, seat: Seat): number {
  if (!duel.result) return 1 / (1 + Math.exp(-standing(duel, seat) / CARDS_AHEAD));
  if (duel.result.kind !== 'won') return 0.5;
  return duel.result.seats.includes(seat) ? 1 : 0;
}
