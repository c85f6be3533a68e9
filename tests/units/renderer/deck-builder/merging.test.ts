import { expect, test } from 'vitest';
import { Bench } from '../../../../src-renderer/deck-builder/bench.svelte.ts';
import { EMPTY_DECK, withCard, withCount } from '../../../../src-renderer/deck-builder/drafting.ts';
import { merged } from '../../../../src-renderer/deck-builder/merging.ts';
import type { Deck } from '../../../../src-shared/decks.ts';

const add = (deck: Deck, name: string, count = 1): Deck => withCard(deck, { name }, count);
const linesOf = (deck: Deck | undefined) => deck?.entries.map(({ name, zone, count }) => [count, name, zone]);

const BEFORE = add(add(EMPTY_DECK, 'Elf', 4), 'Forest', 20);

test('what two windows did to different lines is all there', () => {
  const mine = add(withCount(BEFORE, 0, 0), 'Bear', 2);
  const theirs = withCard(add(BEFORE, 'Forest'), { name: 'Elf' }, 1, 'side');
  expect(linesOf(merged(BEFORE, mine, theirs))).toEqual([
    [21, 'Forest', 'main'],
    [1, 'Elf', 'side'],
    [2, 'Bear', 'main'],
  ]);
});

test('a line that one took out and the other counted anew, or that both counted, is nobody’s to decide', () => {
  const more = add(BEFORE, 'Elf');
  expect(merged(BEFORE, withCount(BEFORE, 0, 0), more)).toBeUndefined();
  expect(merged(BEFORE, more, add(BEFORE, 'Elf', 2))).toBeUndefined();
  expect(linesOf(merged(BEFORE, more, more))).toEqual(linesOf(more));
});

test('what is written beside the cards is merged by the same measure', () => {
  const mine: Deck = { ...BEFORE, comment: 'quick' };
  const theirs: Deck = { ...BEFORE, author: 'Ada' };
  expect(merged(BEFORE, mine, theirs)).toEqual({ ...BEFORE, comment: 'quick', author: 'Ada' });
  expect(merged(mine, BEFORE, { ...mine, author: 'Ada' })).toEqual({ ...BEFORE, author: 'Ada' });
  expect(merged(BEFORE, mine, { ...BEFORE, comment: 'slow' })).toBeUndefined();
});

test('steps are taken back without what came in, and only as far as that is possible', () => {
  const bench = new Bench(() => {});
  bench.lay(BEFORE);
  bench.do((deck) => add(deck, 'Elf'));
  bench.do((deck) => withCount(deck, 0, 4));
  bench.do((deck) => add(deck, 'Bear'));
  const before = bench.deck;
  const theirs = add(before, 'Elf', 3);
  bench.takeIn(theirs, (step) => merged(before, step, theirs));
  bench.undo();
  expect(linesOf(bench.deck)).toEqual([
    [7, 'Elf', 'main'],
    [20, 'Forest', 'main'],
  ]);
  // Before that there were five of what the other window has counted since.
  expect(bench.canUndo).toBe(false);
  bench.redo();
  expect(bench.deck).toEqual(theirs);
});
