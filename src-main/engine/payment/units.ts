/** Mana by kind, in the order of MANA. */
import { MANA } from '../../../src-shared/duel/words.ts';

type Units = readonly number[];

export function sumOf(units: Units): number {
  let sum = 0;
  for (const count of units) sum += count;
  return sum;
}

/** The kinds there are any of, as a mask. */
export function kindsIn(units: Units): number {
  let mask = 0;
  for (const [place, count] of units.entries()) if (count > 0) mask |= 1 << place;
  return mask;
}

export const minus = (units: Units, less: Units): number[] =>
  units.map((count, place) => count - (less[place] ?? 0));

export const plus = (units: Units, more: Units): number[] =>
  units.map((count, place) => count + (more[place] ?? 0));

export function unitsOf(symbols: string, times = 1): number[] {
  const units = [0, 0, 0, 0, 0, 0];
  for (const symbol of symbols) {
    const place = (MANA as readonly string[]).indexOf(symbol);
    units[place] = (units[place] ?? 0) + times;
  }
  return units;
}
