/** Portal's circle: whoever defeats the neighbour scores, and in the end the points decide. */
import type { Duel, Result, Seat } from '../value/duel.ts';
import { changeLife } from '../changes/players.ts';
import { everySeat } from '../value/seats.ts';

const LIFE_FOR_A_DEFEAT = 5;

/** Each of these was the opponent of the next one back among those who were in; who falls at the same time scores too (R489). */
export function scoreDefeats(duel: Duel, before: readonly Seat[], losers: readonly Seat[]): void {
  for (const loser of losers) {
    const rival = before.at(before.indexOf(loser) - 1);
    if (rival === undefined || rival === loser) continue;
    duel.points[rival] = (duel.points[rival] ?? 0) + 1;
    if (!duel.lost[rival]) changeLife(duel, rival, LIFE_FOR_A_DEFEAT);
  }
}

/** The most points win, also for somebody who fell before; among equals who lasted longest (R490). */
export function circleEnds(duel: Duel): Result {
  const points = duel.points.slice();
  const most = Math.max(...points);
  const first = everySeat(duel).filter((seat) => points[seat] === most);
  const longest = Math.max(...first.map((seat) => lasted(duel, seat)));
  const seats = first.filter((seat) => lasted(duel, seat) === longest);
  if (seats.length > 1) return { kind: 'draw', why: 'together', points };
  const ante = duel.antes.flat();
  return { kind: 'won', seats, points, ...(ante.length > 0 ? { ante } : {}) };
}

const lasted = (duel: Duel, seat: Seat): number => (duel.lost[seat] ? (duel.fell[seat] ?? 0) : Infinity);
