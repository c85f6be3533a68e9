import { STRATEGIES } from '../../../../src-shared/collection.ts';
import { expect, test } from 'vitest';
import type { CatalogueView } from '../../../../src-shared/catalogue.ts';
import { COLOURS } from '../../../../src-shared/duel/words.ts';
import { coloursBeside, laidOut, supplyOf } from '../../../../src-renderer/deck-builder/laying-out.ts';
import { card } from './cards.ts';

const CATALOGUE: CatalogueView = {
  rulebook: 'portal',
  cards: COLOURS.flatMap((colour) =>
    Array.from({ length: 8 }, (_, place) => ({
      ...card(`${colour} ${place}`, { colours: [colour], value: (place % 5) + 1 }),
      rulebooks: ['portal' as const],
    })),
  ),
  entries: [],
  sets: [],
  subtypes: [],
};

const countOf = (entries: readonly { name: string; count: number }[], start: string): number =>
  entries.reduce((sum, { name, count }) => (name.startsWith(start) ? sum + count : sum), 0);

test('U195: a strategy’s first deck has seven lands and eleven cards of each colour', () => {
  const supply = supplyOf(CATALOGUE, () => 4);
  for (const pair of STRATEGIES) {
    const { entries } = laidOut('strategy', supply, pair);
    for (const colour of pair) expect(countOf(entries, colour)).toBe(11);
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(36);
  }
});

test('U196, R485: the second deck is of the colours left over, six lands and nine cards of each', () => {
  expect(coloursBeside(['white', 'blue'])).toEqual(['black', 'red', 'green']);
  const { entries } = laidOut(
    'second',
    supplyOf(CATALOGUE, () => 4),
    ['black', 'green'],
  );
  expect([countOf(entries, 'black'), countOf(entries, 'green')]).toEqual([9, 9]);
  expect([countOf(entries, 'Swamp'), countOf(entries, 'Forest')]).toEqual([6, 6]);
});

test('nothing is laid out that the player does not have, nor cards of another time', () => {
  expect(supplyOf(CATALOGUE, () => 0)).toEqual([]);
  expect(supplyOf({ ...CATALOGUE, rulebook: 'alpha' }, () => 4)).toEqual([]);
  const { entries } = laidOut(
    'strategy',
    supplyOf(CATALOGUE, (name) => (name === 'red 0' ? 2 : 0)),
    ['black', 'red'],
  );
  expect(countOf(entries, 'red')).toBe(2);
});
