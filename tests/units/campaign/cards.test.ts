/** Decks as lists of cards: halves, what is missing, and which copies are meant. */
import { describe, expect, test } from 'vitest';
import { copiesNamed, halvesOf, missingFor, withAll, withoutAll } from '../../../src-main/campaign/cards.ts';
import { listOf } from '../../../src-main/referee/deck-list.ts';
import type { Copies } from '../../../src-shared/collection.ts';
import type { Deck, DeckCard } from '../../../src-shared/decks.ts';

const entry = (name: string, count = 1, more: Partial<DeckCard> = {}): DeckCard => ({
  ...{ name, count, known: true, zone: 'main', foil: 'no', tags: [], fields: {} },
  ...more,
});
const deckOf = (...entries: readonly DeckCard[]): Deck => ({ tags: [], fields: {}, kept: [], entries });
const copies = (card: string, count = 1, more: Partial<Copies> = {}): Copies => ({
  ...{ card, count, set: '10E', number: '1', foil: 'no' },
  ...more,
});
const linesOf = ({ entries }: Deck) => entries.map(({ name, count, zone }) => `${zone} ${count} ${name}`);

describe('U182: two halves', () => {
  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
  const NAMES = ['Shock', 'Shatter', 'Fireball', 'Fog'];
  const holders = (seed: number, names: readonly string[] = NAMES) =>
    halvesOf(deckOf(...names.map((name) => entry(name))), seed).map(({ entries }) =>
      entries.map(({ name }) => name).toSorted(),
    );

  test('hold every card once between them, as many each', () => {
    for (const seed of SEEDS) {
      const [one = [], other = []] = holders(seed);
      expect([one.length, other.length]).toEqual([2, 2]);
      expect([...one, ...other].toSorted()).toEqual(NAMES.toSorted());
    }
  });

  test('are dealt by chance, in every way there is, and the seed decides', () => {
    const ways = (names: readonly string[]) =>
      new Set(SEEDS.map((seed) => String(holders(seed, names)[0]))).size;
    expect([ways(NAMES.slice(0, 2)), ways(NAMES)]).toEqual([2, 6]);
    expect(holders(7)).toEqual(holders(7));
  });

  test('of an odd number one stays in the box, and so does what is not played', () => {
    const deck = deckOf(entry('Shock', 5), entry('Fog', 4, { zone: 'side' }));
    expect(halvesOf(deck, 1).map(linesOf)).toEqual([['main 2 Shock'], ['main 2 Shock']]);
  });

  test('keep the printings apart', () => {
    const deck = deckOf(entry('Shock', 1, { set: '10E' }), entry('Shock', 1, { set: 'M10' }));
    for (const half of halvesOf(deck, 3)) expect(linesOf(half)).toEqual(['main 1 Shock']);
    expect(
      halvesOf(deck, 3)
        .flatMap(({ entries }) => entries.map(({ set }) => set))
        .toSorted(),
    ).toEqual(['10E', 'M10']);
  });
});

test('to the table goes what is played, and nothing that lies beside it', () => {
  const deck = deckOf(
    entry('Shock', 4),
    entry('Fog', 2, { zone: 'side' }),
    entry('Terror', 1, { zone: 'maybe' }),
  );
  expect(listOf('Mine', deck)).toEqual({ name: 'Mine', list: [{ card: 'Shock', copies: 4 }] });
});

test('what else a deck says stays as it is', () => {
  const deck = { ...deckOf(entry('Shock', 2, { set: '10E', number: '1' })), name: 'Mine' };
  for (const changed of [
    withoutAll(deck, [copies('Shock')]),
    withAll(deck, [copies('Shock')]),
    withAll(deck, [copies('Fog')]),
  ])
    expect(changed).toMatchObject({ name: 'Mine', tags: [], fields: {}, kept: [] });
});

describe('a card less', () => {
  const deck = deckOf(entry('Shock', 1, { zone: 'side' }), entry('Shock', 2), entry('Fog'));

  test('comes from what is played first, then from the sideboard', () => {
    expect(linesOf(withoutAll(deck, [copies('Shock')]))).toEqual([
      'side 1 Shock',
      'main 1 Shock',
      'main 1 Fog',
    ]);
    expect(linesOf(withoutAll(deck, [copies('Shock'), copies('Shock')]))).toEqual([
      'side 1 Shock',
      'main 1 Fog',
    ]);
    expect(linesOf(withoutAll(deck, Array<Copies>(3).fill(copies('Shock'))))).toEqual(['main 1 Fog']);
  });

  test('comes from the first of its entries, also where that is the first of all', () => {
    const twice = deckOf(
      entry('Shock', 2, { set: '10E' }),
      entry('Shock', 3, { set: 'M10' }),
      entry('Shock', 1, { zone: 'side' }),
    );
    expect(linesOf(withoutAll(twice, [copies('Shock')]))).toEqual([
      'main 1 Shock',
      'main 3 Shock',
      'side 1 Shock',
    ]);
  });

  test('changes nothing where there is none', () => {
    expect(withoutAll(deck, [copies('Terror')])).toEqual(deck);
  });
});

describe('a card more', () => {
  const same = { set: '10E', number: '1' };

  test('joins its own printing, or is added', () => {
    const deck = deckOf(entry('Shock', 1, same));
    expect(linesOf(withAll(deck, [copies('Shock')]))).toEqual(['main 2 Shock']);
    expect(withAll(deck, [copies('Fog')]).entries).toEqual([entry('Shock', 1, same), entry('Fog', 1, same)]);
  });

  test.each([{ set: 'M10' }, { number: '2' }, { foil: 'foil' }, { zone: 'side' }] as const)(
    'does not join one with %j',
    (other) => {
      const deck = deckOf(entry('Shock', 1, { ...same, ...other }));
      expect(withAll(deck, [copies('Shock')]).entries).toMatchObject([
        { count: 1, ...other },
        { count: 1, ...same, zone: 'main' },
      ]);
    },
  );
});

test('what is missing for a deck: its sideboard counts, basic lands and cards that are only noted do not', () => {
  const deck = deckOf(
    ...[entry('Shock', 3), entry('Shock', 1, { zone: 'side' }), entry('Fog', 2)],
    ...[entry('Forest', 20), entry('Terror', 4, { zone: 'maybe' })],
  );
  expect(missingFor(deck, [])).toEqual(['Shock', 'Fog']);
  expect(missingFor(deck, [copies('Shock', 3), copies('Fog', 2)])).toEqual(['Shock']);
  expect(
    missingFor(deck, [copies('Shock', 3), copies('Shock', 1, { set: 'M10' }), copies('Fog', 2)]),
  ).toEqual([]);
});

describe('the copies that a name means', () => {
  const old = copies('Shock', 2, { set: '5ED' });
  const own = copies('Shock', 1);

  test('are those the deck names, then others, and none that is not there', () => {
    const deck = deckOf(entry('Shock', 1, { set: '10E', number: '1' }));
    expect(copiesNamed(['Shock', 'Shock', 'Shock', 'Shock', 'Fog'], deck, [old, own])).toEqual([
      own,
      { ...old, count: 1 },
      { ...old, count: 1 },
    ]);
    expect(old.count).toBe(2);
  });

  test.each([{ set: '5ED' }, { number: '2' }, { foil: 'foil' }] as const)(
    'are the first that are held where the deck names another: %j',
    (other) => {
      const deck = deckOf(entry('Shock', 1, { set: '10E', number: '1', ...other }));
      const first = copies('Shock', 1, { set: 'M10', number: '5' });
      expect(copiesNamed(['Shock'], deck, [first, own])).toEqual([first]);
    },
  );
});
