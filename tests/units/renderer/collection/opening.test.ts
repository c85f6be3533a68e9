import { expect, test } from 'vitest';
import { heapsOf, Opening } from '../../../../src-renderer/collection/packs/opening.svelte.ts';
import type { Copies, Pack } from '../../../../src-shared/collection.ts';

const pack = (id: number, set = 'M11', kind: Pack['kind'] = 'booster'): Pack => ({
  id,
  kind,
  set,
  came: '2026-01-01T00:00:00.000Z',
});

const one = (card: string): Copies => ({ card, set: 'M11', number: '1', foil: 'no', count: 1 });

const opened = (cards: readonly string[], owned: readonly string[] = []): Opening =>
  new Opening(pack(1), { cards: cards.map(one), change: 1 }, (card) => (owned.includes(card) ? 1 : 0));

test('what was not there before is new, and of two of it in one pack only the first', () => {
  const { cards, newOnes } = opened(['Forest', 'Cultivate', 'Cultivate'], ['Forest']);
  expect(cards.map(({ isNew }) => isNew)).toEqual([false, true, false]);
  expect(newOnes).toBe(1);
});

test('cards are turned over one by one; the next to turn lies behind, or else before', () => {
  const opening = opened(['Forest', 'Cultivate', 'Duress']);
  expect(opening.left).toBe(3);
  opening.turn(1);
  opening.turn(1);
  expect(opening.left).toBe(2);
  expect(opening.isTurned(1)).toBe(true);
  expect(opening.nextAfter(1)).toBe(2);
  opening.turn(2);
  expect(opening.nextAfter(2)).toBe(0);
  opening.turn(0);
  expect(opening.nextAfter(0)).toBeUndefined();
});

test('all are turned over at once', () => {
  const opening = opened(['Forest', 'Cultivate']);
  opening.turnAll();
  expect(opening.left).toBe(0);
});

test('packs of one kind and set lie on a heap, the oldest on top', () => {
  const heaps = heapsOf([pack(1), pack(2), pack(3, '10E', 'tournament'), pack(4, '10E'), pack(5)]);
  expect(heaps.map(({ top, count }) => [top.id, count])).toEqual([
    [1, 3],
    [3, 1],
    [4, 1],
  ]);
});
