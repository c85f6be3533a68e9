/** Basic lands that a deck wants, shared out by the symbols in its costs. */
import { COLOURS, LAND_TYPES, type LandType } from '../../src-shared/duel/words.ts';
import type { DeckStatistics } from './statistics.ts';
import { sum } from '../../src-shared/sums.ts';

interface LandCount {
  readonly land: LandType;
  readonly count: number;
}

/**
 * So many basic lands to a deck of this size, beside the other lands it has: the book's two fifths. Every colour that
 * is in it gets at least one.
 */
export function landsFor(statistics: DeckStatistics, size: number, otherLands: number): LandCount[] {
  const spells = statistics.cards - statistics.lands;
  const total = Math.max(0, Math.max(Math.round((size * 2) / 5), size - spells) - otherLands);
  return shared(total, statistics.wanted);
}

/** Whole parts of a number by weight, the largest remainders first. */
export function shared(total: number, weights: readonly number[]): LandCount[] {
  const whole = sum(weights);
  if (whole === 0) return [];
  const exact = weights.map((weight) => (total * weight) / whole);
  const counts = exact.map((part, place) => Math.max(Math.floor(part), (weights[place] ?? 0) > 0 ? 1 : 0));
  const byRemainder = COLOURS.map((_, place) => place)
    .filter((place) => (weights[place] ?? 0) > 0)
    .toSorted((one, other) => remainder(exact[other]) - remainder(exact[one]));
  for (let left = total - sum(counts), turn = 0; left > 0; left--, turn++) {
    const place = byRemainder[turn % byRemainder.length] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return LAND_TYPES.map((land, place) => ({ land, count: counts[place] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

const remainder = (part = 0): number => part - Math.floor(part);
