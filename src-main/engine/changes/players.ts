/** What belongs to players changes here: life, poison, mana, and being in the duel. */
import type { Duel, Seat } from '../value/duel.ts';
import { touchLightly } from '../value/derived.ts';
import { report } from '../value/report.ts';
import { purseOf, purseSeat } from '../value/seats.ts';

export function changeLife(duel: Duel, seat: Seat, by: number): void {
  if (by === 0) return;
  const purse = purseOf(duel, seat);
  const life = purse.life + by;
  duel.purses[purseSeat(duel, seat)] = { ...purse, life };
  touchLightly(duel);
  report(duel, { kind: 'life', seat, change: by, life });
}

export function addPoison(duel: Duel, seat: Seat, by: number): void {
  if (by === 0) return;
  const purse = purseOf(duel, seat);
  const poison = purse.poison + by;
  duel.purses[purseSeat(duel, seat)] = { ...purse, poison };
  report(duel, { kind: 'poison', seat, poison });
}

export const NO_POOL: readonly number[] = [0, 0, 0, 0, 0, 0];

export function addToPool(duel: Duel, seat: Seat, mana: readonly number[]): void {
  const pool = duel.pools[seat] ?? NO_POOL;
  duel.pools[seat] = pool.map((have, place) => have + (mana[place] ?? 0));
  report(duel, { kind: 'mana', seat, mana: duel.pools[seat] ?? NO_POOL });
}

export function manaIn(duel: Duel, seat: Seat): number {
  let sum = 0;
  for (const part of duel.pools[seat] ?? NO_POOL) sum += part;
  return sum;
}

/** Empties a pool and says how much was in it. */
export function emptyPool(duel: Duel, seat: Seat): number {
  const lost = manaIn(duel, seat);
  if (lost === 0) return 0;
  duel.pools[seat] = NO_POOL;
  duel.effects = duel.effects.filter((effect) => effect.kind !== 'tied' || effect.seat !== seat);
  report(duel, { kind: 'mana', seat, mana: NO_POOL });
  return lost;
}
