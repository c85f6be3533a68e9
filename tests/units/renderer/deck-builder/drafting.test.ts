import { describe, expect, test } from 'vitest';
import { Bench } from '../../../../src-renderer/deck-builder/bench.svelte.ts';
import {
  consolidated,
  countsByName,
  differences,
  EMPTY_DECK,
  moved,
  withCard,
  withCount,
  withoutCard,
} from '../../../../src-renderer/deck-builder/drafting.ts';
import { shuffled } from '../../../../src-renderer/deck-builder/hands.ts';
import type { Deck } from '../../../../src-shared/decks.ts';
import { rollFrom } from '../../../../src-shared/roll.ts';

const linesOf = ({ entries }: Deck): string[] =>
  entries.map(({ count, name, zone, set = '' }) => [count, name, zone, set].join(' ').trim());

const TWO = withCard(
  withCard(EMPTY_DECK, { name: 'Forest' }, 4),
  { name: 'Bears', set: '5ED', number: '1' },
  2,
);

describe('cards come and go', () => {
  test('the same card is one line, another printing another', () => {
    expect(linesOf(withCard(TWO, { name: 'Forest' }, 3))).toEqual(['7 Forest main', '2 Bears main 5ED']);
    expect(linesOf(withCard(TWO, { name: 'Bears', set: 'LEA' }))).toContain('1 Bears main LEA');
    expect(linesOf(withCard(TWO, { name: 'Bears' }))).toContain('3 Bears main 5ED');
  });

  test('a line without copies is gone, and copies go wherever they lie', () => {
    expect(linesOf(withCount(TWO, 0, 0))).toEqual(['2 Bears main 5ED']);
    const both = withCard(TWO, { name: 'Bears', set: 'LEA' }, 2);
    expect(linesOf(withoutCard(both, 'Bears', 3))).toEqual(['4 Forest main', '1 Bears main 5ED']);
    expect(withoutCard(TWO, 'Elves')).toBe(TWO);
    expect(linesOf(withoutCard(TWO, 'Bears', 99))).toEqual(['4 Forest main']);
  });

  test('copies move to the sideboard and join those there', () => {
    const one = moved(TWO, 1, 'side', 1);
    expect(linesOf(one)).toEqual(['4 Forest main', '1 Bears main 5ED', '1 Bears side 5ED']);
    expect(linesOf(moved(one, 1, 'side'))).toEqual(['4 Forest main', '2 Bears side 5ED']);
    expect(moved(TWO, 1, 'main')).toBe(TWO);
  });

  test('printings of a card become one line on demand', () => {
    const both = withCard(TWO, { name: 'Bears', set: 'LEA' }, 2);
    expect(linesOf(consolidated(both))).toEqual(['4 Forest main', '4 Bears main 5ED']);
    expect(countsByName(both)).toEqual({ Forest: 4, Bears: 4 });
  });

  test('what came and went between two versions', () => {
    const after = moved(withCount(TWO, 0, 3), 1, 'side', 1);
    expect(differences(TWO, after)).toEqual([
      { name: 'Bears', zone: 'main', count: -1 },
      { name: 'Bears', zone: 'side', count: 1 },
      { name: 'Forest', zone: 'main', count: -1 },
    ]);
    expect(differences(TWO, TWO)).toEqual([]);
  });
});

test('every step is kept, can be taken back, and done again', () => {
  const kept: Deck[] = [];
  const bench = new Bench((deck) => kept.push(deck));
  bench.lay(TWO);
  expect([bench.canUndo, bench.canRedo, kept.length]).toEqual([false, false, 0]);
  bench.do((deck) => withCard(deck, { name: 'Elves' }));
  bench.do((deck) => withoutCard(deck, 'Nobody'));
  expect(kept).toHaveLength(1);
  bench.undo();
  expect(bench.deck).toBe(TWO);
  bench.redo();
  expect(linesOf(bench.deck)).toContain('1 Elves main');
  bench.undo();
  bench.do((deck) => withCard(deck, { name: 'Wolves' }));
  expect(bench.canRedo).toBe(false);
  expect(kept.at(-1)).toBe(bench.deck);
});

test('a sample hand comes from the main deck shuffled: each card once, another order for another seed', () => {
  const deck = moved(TWO, 1, 'side', 1);
  expect(shuffled(deck, rollFrom(1)).toSorted()).toEqual(['Bears', 'Forest', 'Forest', 'Forest', 'Forest']);
  const orders = Array.from({ length: 40 }, (_, seed) => shuffled(deck, rollFrom(seed)).join());
  expect(new Set(orders).size).toBe(5);
});
