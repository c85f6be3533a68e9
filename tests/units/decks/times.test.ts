import { describe, expect, test } from 'vitest';
import { cardNames } from '../../../src-main/cards/index.ts';
import { OWN_SETS, frameOf, printedNames, printingsOf } from '../../../src-main/decks/printing.ts';
import { RARITIES } from '../../../src-shared/table.ts';
import { SETS } from '../../../src-main/decks/sets.ts';
import { outOfTime, setsOf, CARD_TIMES } from '../../../src-main/decks/times.ts';
import { LAND_TYPES } from '../../../src-shared/duel/words.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';

describe('the printings', () => {
  test('have every card of the own sets', () => {
    for (const set of OWN_SETS) {
      const cards = printedNames().filter((name) => setsOf(name).includes(set));
      expect(cards.length, set).toBe(SETS.find(({ code }) => code === set)?.cards);
    }
  });

  test('have a number and a rarity, and no two of a set the same number', () => {
    const taken = new Set<string>();
    for (const name of printedNames())
      for (const { set, number, rarity } of printingsOf(name)) {
        expect(number, name).toMatch(/^S?\d+[a-z†]?$/);
        expect(RARITIES).toContain(rarity);
        expect(taken, `${name} ${set}`).not.toContain(`${set} ${number}`);
        taken.add(`${set} ${number}`);
      }
  });

  test('name sets that have a date, and a frame by it', () => {
    const codes = new Set(SETS.map(({ code }) => code));
    expect(
      printedNames()
        .flatMap(setsOf)
        .filter((set) => !codes.has(set)),
    ).toEqual([]);
    for (const { released } of SETS) expect(released).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(['LEA', 'ALL', 'MIR', '7ED', '8ED', 'M11'].map(frameOf)).toEqual([
      ...['1993', '1993', '1997', '1997', '2003', '2003'],
    ]);
  });

  test('name sets, each once for a card', () => {
    for (const name of printedNames()) {
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
  for (const sets of Object.values(CARD_TIMES)) expect(new Set(sets).size).toBe(sets.length);
  expect(CARD_TIMES.fifth).toEqual(expect.arrayContaining([...CARD_TIMES.alpha, ...CARD_TIMES.portal]));
  expect(CARD_TIMES.tenth).toEqual(expect.arrayContaining([...CARD_TIMES.fifth]));
  expect(CARD_TIMES.m11).toEqual(expect.arrayContaining([...CARD_TIMES.tenth]));
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
