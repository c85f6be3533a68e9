/** The numbers of one object or player. */
import type { Duel, Thing } from '../value/duel.ts';
import type { AmountNode } from '../language/amount.ts';
import { purseOf } from '../value/seats.ts';
import { isThere, lastKnown, zoneOf } from '../value/things.ts';
import { looksOfThing } from './looks.ts';

export function measure(
  duel: Duel,
  what: Extract<AmountNode, { kind: 'measure' }>['what'],
  thing: Thing,
): number {
  if (thing.kind === 'seat') {
    if (what === 'life') return purseOf(duel, thing.seat).life;
    if (what === 'hand' || what === 'library' || what === 'graveyard')
      return zoneOf(duel, thing.seat, what).length;
    return 0;
  }
  if (what === 'damage') return thing.kind === 'card' ? (duel.board[thing.card]?.damage ?? 0) : 0;
  const looks = looksOfThing(duel, thing);
  if (!looks || what === 'life' || what === 'hand' || what === 'library' || what === 'graveyard') return 0;
  return looks[what];
}

export function countersOn(duel: Duel, thing: Thing, counter: string): number {
  if (thing.kind !== 'card') return 0;
  const counters = isThere(duel, thing) ? duel.board[thing.card]?.counters : lastKnown(duel, thing)?.counters;
  return counters?.[counter] ?? 0;
}
