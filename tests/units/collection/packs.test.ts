import { describe, expect, test } from 'vitest';
import { CONTENTS } from '../../../src-main/collection/packs/contents.ts';
import { openPack } from '../../../src-main/collection/packs/opening.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { printingsOf } from '../../../src-main/decks/printing.ts';
import { type Rarity } from '../../../src-shared/table.ts';
import { coloursOf, manaOf } from '../../../src-main/engine/language/mana.ts';
import type { Copies, PackKind } from '../../../src-shared/collection.ts';
import { COLOURS } from '../../../src-shared/duel/words.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed * 7919);

const rarityOf = ({ card, set, number }: Copies): Rarity | undefined =>
  printingsOf(card).find((printing) => printing.set === set && printing.number === number)?.rarity;

function counted(cards: readonly Copies[]): Partial<Record<Rarity, number>> {
  const counts: Partial<Record<Rarity, number>> = {};
  for (const card of cards) {
    const rarity = rarityOf(card);
    if (!rarity) throw new Error(`${card.card} was not printed in ${card.set}`);
    counts[rarity] = (counts[rarity] ?? 0) + 1;
  }
  return counts;
}

test('R477 U193: a booster of M11 has one rare or mythic, three uncommons, ten commons and a basic land', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { common, uncommon, rare = 0, mythic = 0, land } = counted(openPack('booster', 'M11', seed).cards);
    expect({ common, uncommon, land, best: rare + mythic }).toEqual({
      common: 10,
      uncommon: 3,
      land: 1,
      best: 1,
    });
    seen.add(mythic === 1 ? 'mythic' : 'rare');
  }
  expect(seen).toEqual(new Set(['mythic', 'rare']));
});

test('about one booster of M11 in eight has a mythic rare', () => {
  const mythics = SEEDS.filter((seed) => counted(openPack('booster', 'M11', seed).cards).mythic === 1).length;
  expect(mythics).toBeGreaterThan(12);
  expect(mythics).toBeLessThan(42);
});

const shining = (seed: number, set: string) =>
  openPack('booster', set, seed).cards.filter(({ foil }) => foil !== 'no');

test('one common card at most shines, and not always the same one of them', () => {
  const places = new Set<number>();
  for (const seed of SEEDS) {
    const { cards } = openPack('booster', 'M11', seed);
    const foils = cards.filter(({ foil }) => foil === 'foil');
    expect(foils.length).toBeLessThanOrEqual(1);
    for (const card of foils) {
      expect(rarityOf(card)).toBe('common');
      places.add(cards.indexOf(card));
    }
  }
  expect(places.size).toBe(10);
});

test('a card shines in nine of forty boosters of M11, and in none of the sets that have no such cards', () => {
  const seeds = Array.from({ length: 4_000 }, (_, seed) => seed);
  const found = seeds.filter((seed) => shining(seed, 'M11').length > 0).length;
  // Ten of forty would be a thousand.
  expect(found).toBeGreaterThan(850);
  expect(found).toBeLessThan(950);
  for (const seed of SEEDS) expect(shining(seed, 'LEA')).toEqual([]);
});

test('R478 U193: a booster of Tenth has one rare, three uncommons and eleven commons, a basic land among them', () => {
  for (const seed of SEEDS)
    expect(counted(openPack('booster', '10E', seed).cards)).toEqual({
      common: 10,
      land: 1,
      uncommon: 3,
      rare: 1,
    });
});

test('R479 U194: a tournament pack has thirty basic lands, six of each, and forty-five others', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const { cards } = openPack('tournament', '10E', seed);
    expect(cards).toHaveLength(75);
    for (const land of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])
      expect(cards.filter(({ card }) => card === land)).toHaveLength(6);
  }
});

test('R481 U193: a Portal booster has a strategy of two colours, its two lands and five cards, and eight by chance', () => {
  const strategies = new Set<string>();
  for (const seed of SEEDS) {
    const { cards, strategy } = openPack('booster', 'POR', seed);
    expect(counted(cards)).toEqual({ land: 2, common: 9, uncommon: 3, rare: 1 });
    expect(strategy).toBeDefined();
    strategies.add(String(strategy));
    const ofThem = cards.filter(({ card }) => {
      const mask = coloursOf(manaOf(faceNamed(card, [])?.cost ?? ''));
      return COLOURS.every((colour, place) => (mask & (1 << place)) === 0 || strategy?.includes(colour));
    });
    expect(ofThem.length).toBeGreaterThanOrEqual(7);
  }
  expect(strategies.size).toBe(5);
});

test('in the oldest sets basic lands turn up among the commons, and now and then in place of a rare', () => {
  const opened = SEEDS.map((seed) => counted(openPack('booster', 'LEA', seed).cards));
  for (const counts of opened) expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(15);
  expect(opened.some(({ rare }) => rare === undefined)).toBe(true);
  const lands = opened.reduce((sum, { land = 0 }) => sum + land, 0);
  // Eleven of forty-seven in a hundred and twenty-one, and three of twenty-six.
  expect(lands / opened.length).toBeGreaterThan(4);
  expect(lands / opened.length).toBeLessThan(6);
});

describe.each(
  Object.entries(CONTENTS).flatMap(([set, kinds]) =>
    Object.keys(kinds).map((kind) => [set, kind as PackKind] as const),
  ),
)('%s %s', (set, kind) => {
  test('the same seed gives the same cards, another seed others', () => {
    expect(openPack(kind, set, 5)).toEqual(openPack(kind, set, 5));
    expect(openPack(kind, set, 5)).not.toEqual(openPack(kind, set, 6));
  });

  test('no card but basic lands twice', () => {
    for (const seed of SEEDS.slice(0, 25)) {
      const names = openPack(kind, set, seed).cards.filter((copies) => rarityOf(copies) !== 'land');
      expect(new Set(names.map(({ card }) => card)).size).toBe(names.length);
    }
  });

  test('the rarest card comes last', () => {
    const last = openPack(kind, set, 11).cards.at(-1);
    expect(last && rarityOf(last)).toMatch(/rare|mythic|uncommon/);
  });
});
