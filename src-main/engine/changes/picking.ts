/** Things picked by chance, by their names where a result is fixed. */
import type { Duel, Thing } from '../value/duel.ts';
import { pickByChance } from '../value/chance.ts';
import { looksOfThing } from '../reading/looks.ts';

/** So many of these by chance. */
export function thingsByChance(duel: Duel, from: readonly Thing[], count: number): Thing[] {
  const left = [...from];
  const picked: Thing[] = [];
  while (picked.length < count && left.length > 0) {
    const thing = pickByChance(duel, left, (other) => nameOf(duel, other));
    picked.push(thing);
    left.splice(left.indexOf(thing), 1);
  }
  return picked;
}

const nameOf = (duel: Duel, thing: Thing): string =>
  thing.kind === 'seat'
    ? (duel.setup.seats[thing.seat]?.name ?? '')
    : (looksOfThing(duel, thing)?.name ?? '');
