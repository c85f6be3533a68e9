import { describe, expect, test } from 'vitest';
import { cardNames } from '../../../src-main/cards/index.ts';
import { WAITING } from '../../../src-main/cards/waiting.ts';
import { PRINTINGS } from '../../../src-main/decks/printings.ts';
import { outOfTime, setsOf, TIMES } from '../../../src-main/decks/times.ts';
import { LAND_TYPES } from '../../../src-shared/duel/words.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/preferences.ts';

const AGAIN = 'Run node scripts/printings.ts FOLDER';

describe('the printings', () => {
  test('know every card of the corpus', () => {
    expect(
      cardNames().filter((name) => setsOf(name).length === 0),
      AGAIN,
    ).toEqual([]);
  });

  test('know no card that is neither in the corpus nor waits for it', () => {
    const names = new Set([...cardNames(), ...Object.keys(WAITING)]);
    expect(
      Object.keys(PRINTINGS).filter((name) => !names.has(name)),
      AGAIN,
    ).toEqual([]);
  });

  test('name sets, each once for a card', () => {
    for (const name of Object.keys(PRINTINGS)) {
      const sets = setsOf(name);
      expect(new Set(sets).size, name).toBe(sets.length);
      for (const set of sets) expect(set, name).toMatch(/^[A-Z\d]{3,4}$/);
    }
  });

  test('belong to some time, each of them', () => {
    expect(outOfTime('m11', cardNames())).toEqual([]);
  });
});

test('the time of a book has every set once, and a later book has those of the one before', () => {
  for (const sets of Object.values(TIMES)) expect(new Set(sets).size).toBe(sets.length);
  expect(TIMES.fifth).toEqual(expect.arrayContaining([...TIMES.alpha, ...TIMES.portal]));
  expect(TIMES.tenth).toEqual(expect.arrayContaining([...TIMES.fifth]));
  expect(TIMES.m11).toEqual(expect.arrayContaining([...TIMES.tenth]));
});

const OF_THEIR_TIME: readonly [card: string, ...rulebooks: Rulebook[]][] = [
  ['Black Lotus', 'alpha', 'fifth', 'tenth', 'm11'],
  // Left out of the first printing, and in the second.
  ['Volcanic Island', 'alpha', 'fifth', 'tenth', 'm11'],
  ['Serendib Efreet', 'fifth', 'tenth', 'm11'],
  ['Adarkar Wastes', 'fifth', 'tenth', 'm11'],
  // Of Portal alone, whose book calls it an expansion of the cards of its day.
  ['Arrogant Vampire', 'fifth', 'portal', 'tenth', 'm11'],
  // Printed before and after Portal as well, and under every book but the first.
  ['Archangel', 'fifth', 'portal', 'tenth', 'm11'],
  ['Aven Fisher', 'tenth', 'm11'],
  ['Armored Ascension', 'm11'],
  ['Augury Owl', 'm11'],
];

test.each(OF_THEIR_TIME)('%s is of the time of its rulebooks, and of no other', (card, ...rulebooks) => {
  expect(cardNames()).toContain(card);
  expect(RULEBOOKS.filter((rulebook) => outOfTime(rulebook, [card]).length === 0)).toEqual(rulebooks);
});

test.each(RULEBOOKS)('basic lands are of the time of every rulebook: %s', (rulebook) => {
  expect(outOfTime(rulebook, LAND_TYPES)).toEqual([]);
});

test('strangers are told in the order of the list, and what is no card is one', () => {
  const list = ['Forest', 'Augury Owl', 'Black Lotus', 'No Such Card', 'Aven Fisher'];
  expect(outOfTime('alpha', list)).toEqual(['Augury Owl', 'No Such Card', 'Aven Fisher']);
});
