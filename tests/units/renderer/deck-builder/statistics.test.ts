import { describe, expect, test } from 'vitest';
import { EMPTY_DECK, withCard } from '../../../../src-renderer/deck-builder/drafting.ts';
import { landsFor, shared } from '../../../../src-renderer/deck-builder/lands.ts';
import { beginnersDeck, twoColourDeck, type Supply } from '../../../../src-renderer/deck-builder/recipes.ts';
import {
  adviceOf,
  chanceOf,
  openingLands,
  statisticsOf,
} from '../../../../src-renderer/deck-builder/statistics.ts';
import type { Deck } from '../../../../src-shared/decks.ts';
import { card } from './cards.ts';

const CARDS = [
  card('Forest', { types: ['land'], subtypes: ['Forest'] }),
  card('Mountain', { types: ['land'], subtypes: ['Mountain'] }),
  card('Bears', { cost: '{1}{G}', colours: ['green'], value: 2 }),
  card('Bolt', { cost: '{R}', types: ['instant'], colours: ['red'], value: 1 }),
  card('Colossus', { cost: '{9}', types: ['artifact', 'creature'], value: 9 }),
];
const known = (name: string) => CARDS.find(({ face }) => face.name === name);

const deckOf = (counts: Readonly<Record<string, number>>): Deck =>
  Object.entries(counts).reduce((deck, [name, count]) => withCard(deck, { name }, count), EMPTY_DECK);

const statistics = (counts: Readonly<Record<string, number>>) => statisticsOf(deckOf(counts), known);

describe('statistics', () => {
  const mixed = statistics({ Forest: 10, Mountain: 6, Bears: 12, Bolt: 8, Colossus: 2, Nobody: 3 });

  test('count what a deck is made of, and what nobody knows', () => {
    expect(mixed).toMatchObject({ cards: 41, lands: 16, creatures: 14, others: 8, unknown: 3 });
    expect(mixed.averageCost).toBeCloseTo((12 * 2 + 8 * 1 + 2 * 9) / 22);
  });

  test('the curve has creatures and others, the dearest together in the last column', () => {
    expect(mixed.curve[1]).toEqual({ creatures: 0, others: 8 });
    expect(mixed.curve[2]).toEqual({ creatures: 12, others: 0 });
    expect(mixed.curve.at(-1)).toEqual({ creatures: 2, others: 0 });
  });

  test('colours that costs want stand beside lands that give them', () => {
    expect(mixed.wanted).toEqual([0, 0, 0, 8, 12]);
    expect(mixed.sources).toEqual([0, 0, 0, 6, 10]);
  });

  test('the chance of an opening hand with so many lands adds up to one', () => {
    const chances = openingLands(statistics({ Forest: 24, Bears: 36 }));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    // Three lands of seven: (24 over 3) times (36 over 4), through (60 over 7).
    expect(chances[3]).toBeCloseTo((2024 * 58905) / 386206920);
    expect(chanceOf(5, 5, 7, 7)).toBe(0);
    expect(openingLands(statistics({ Forest: 3 }))[3]).toBeCloseTo(1);
  });
});

describe('U190: the book’s guidance', () => {
  const kinds = (counts: Readonly<Record<string, number>>) =>
    adviceOf(statistics(counts)).map(({ kind }) => kind);
  test.each([
    ['two fifths land, a third of creatures', { Forest: 24, Bears: 24, Bolt: 12 }, ['colourShort']],
    ['both colours have their lands', { Forest: 16, Mountain: 8, Bears: 24, Bolt: 12 }, []],
    ['too few lands', { Forest: 12, Bears: 30, Colossus: 0 }, ['fewLands', 'manyCreatures']],
    [
      'too many lands and no creatures',
      { Forest: 40, Mountain: 10, Bolt: 10 },
      ['manyLands', 'fewCreatures', 'colourShort'],
    ],
    ['nothing at all', {}, []],
  ])('%s', (_, counts, advice) => {
    expect(kinds(counts)).toEqual(advice);
  });

  test('a colour that is short names itself', () => {
    expect(adviceOf(statistics({ Forest: 24, Bears: 24, Bolt: 12 }))).toMatchObject([
      { kind: 'colourShort', colour: 'red', has: 0, wants: 8 },
    ]);
  });
});

describe('basic lands', () => {
  test('two fifths of the deck, shared out by the symbols in its costs', () => {
    const lands = landsFor(statistics({ Bears: 24, Bolt: 12 }), 60, 0);
    expect(lands).toEqual([
      { land: 'Mountain', count: 8 },
      { land: 'Forest', count: 16 },
    ]);
    expect(
      landsFor(statistics({ Bears: 24, Bolt: 12 }), 60, 4).reduce((sum, { count }) => sum + count, 0),
    ).toBe(20);
  });

  test('a colour that is hardly there has a land all the same; without colours there are none', () => {
    expect(shared(10, [1, 0, 0, 0, 60])).toEqual([
      { land: 'Plains', count: 1 },
      { land: 'Forest', count: 9 },
    ]);
    expect(shared(10, [0, 0, 0, 0, 0])).toEqual([]);
  });
});

describe('recipes', () => {
  const many = (
    colour: 'red' | 'green',
    count: number,
    types: ('creature' | 'sorcery' | 'enchantment')[],
  ): Supply[] =>
    Array.from({ length: count }, (_, at) => ({
      card: card(`${colour} ${types.join(' ')} ${at}`, {
        cost: '{1}',
        types,
        colours: [colour],
        value: at % 5,
      }),
      count: 4,
    }));
  const supply: Supply[] = [
    ...(['red', 'green'] as const).flatMap((colour) => [
      ...many(colour, 12, ['creature']),
      ...many(colour, 6, ['sorcery']),
      ...many(colour, 3, ['enchantment']),
    ]),
    { card: card('Ring', { types: ['artifact'], value: 1 }), count: 1 },
    { card: card('Rod', { types: ['artifact'], value: 4 }), count: 4 },
  ];
  const factsOf = (name: string) =>
    supply.find((one) => one.card.face.name === name)?.card ??
    card(name, { types: ['land'], subtypes: [name] });

  test('U191: twelve lands and ten creatures of each of two colours, twelve spells, two artifacts, two enchantments', () => {
    const deck = beginnersDeck(supply, ['red', 'green']);
    const counted = statisticsOf(deck, factsOf);
    expect(counted).toMatchObject({ cards: 60, lands: 24, creatures: 20, others: 16 });
    const ofType = (type: string) =>
      deck.entries.reduce(
        (sum, { name, count }) => sum + (factsOf(name).face.types.some((one) => one === type) ? count : 0),
        0,
      );
    expect([ofType('sorcery'), ofType('artifact'), ofType('enchantment')]).toEqual([12, 2, 2]);
    expect(
      deck.entries.every(({ name, count }) => name === 'Mountain' || name === 'Forest' || count <= 4),
    ).toBe(true);
    expect(counted.curve.slice(0, 5).every(({ creatures }) => creatures === 4)).toBe(true);
  });

  test('it never takes more than there is', () => {
    const poor = supply.map((one) => ({ ...one, count: 1 })).slice(0, 8);
    const deck = beginnersDeck(poor, ['red', 'green']);
    expect(
      deck.entries
        .filter(({ name }) => name !== 'Mountain' && name !== 'Forest')
        .every(({ count }) => count === 1),
    ).toBe(true);
  });

  test('U195 U196 R485: seven lands go with eleven cards of the colour, six with nine', () => {
    const deck = twoColourDeck(supply, ['red', 'green'], (colour) => (colour === 'red' ? 9 : 6));
    const counts = statisticsOf(deck, factsOf);
    expect(counts).toMatchObject({ cards: 7 + 11 + 6 + 9, lands: 13 });
    expect(counts.sources).toEqual([0, 0, 0, 7, 6]);
  });
});
