import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import {
  done,
  refused,
  type KeptDeck,
  type SavedDeck,
  type Settled,
} from '../../../../src-shared/collection.ts';
import type { Outcome } from '../../../../src-shared/contract.ts';
import type { Deck } from '../../../../src-shared/decks.ts';
import { EMPTY_DECK, withCard } from '../../../../src-renderer/deck-builder/drafting.ts';
import { DeckKeeper } from '../../../../src-renderer/deck-builder/keeping.svelte.ts';

type Said = Outcome<Settled<SavedDeck>>;

const ONE = withCard(EMPTY_DECK, { name: 'Elf' });
const TWO = withCard(ONE, { name: 'Elf' });
const THREE = withCard(TWO, { name: 'Elf' });
const BEAR = withCard(EMPTY_DECK, { name: 'Bear' });
const BOTH = withCard(BEAR, { name: 'Elf' });
const SUMMARY = {
  ...{ id: 1, name: 'Elves', rulebook: 'fifth' as const, tags: [], note: '', version: 1, cards: 0 },
  changed: '2026-01-01T00:00:00.000Z',
};
const savedAs = (revision: string): Said => ({ ok: true, value: done({ ...SUMMARY, revision }) });
const keptAs = (revision: string, deck: Deck): KeptDeck => ({ ...SUMMARY, revision, deck });
const elsewhere = (now: KeptDeck): Said => ({
  ok: true,
  value: { kind: 'refused', refusal: { reason: 'changedElsewhere', now } },
});
const LOST: Said = { ok: false, refusal: { reason: 'connectionLost' } };

/** A program that answers when the test says so. */
function program() {
  const asked: { readonly deck: Deck; readonly from: string; readonly answer: (said: Said) => void }[] = [];
  const reads: ((said: Outcome<KeptDeck | null>) => void)[] = [];
  const kept: string[] = [];
  const tookIn: Deck[] = [];
  const laid: Deck[] = [];
  const keeper = new DeckKeeper(
    {
      read: () => new Promise((answer) => reads.push(answer)),
      save: (deck, from) => new Promise((answer) => asked.push({ deck, from, answer })),
    },
    {
      kept: ({ revision }) => kept.push(revision),
      tookIn: (deck) => tookIn.push(deck),
      laid: (deck) => laid.push(deck),
    },
    keptAs('empty', EMPTY_DECK),
  );
  const answer = async (said: Said): Promise<void> => {
    asked.at(-1)?.answer(said);
    await nextTurn();
  };
  return { asked, reads, kept, tookIn, laid, keeper, answer };
}

afterEach(() => {
  vi.useRealTimers();
});

test('of what is changed while the program works, only the latest is said', async () => {
  const { asked, keeper, answer } = program();
  keeper.keep(ONE);
  keeper.keep(TWO);
  keeper.keep(THREE);
  expect(asked.map(({ deck }) => deck)).toEqual([ONE]);
  await answer(savedAs('one'));
  await expect
    .poll(() => asked.map(({ deck, from }) => [deck, from]))
    .toEqual([
      [ONE, 'empty'],
      [THREE, 'one'],
    ]);
  expect(keeper.unsaved).toBe(THREE);
  await answer(savedAs('three'));
  await expect.poll(() => keeper.unsaved).toBeUndefined();
});

test('what could not be kept stays, is told, and is tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, kept, keeper } = program();
  keeper.keep(ONE);
  asked[0]?.answer(LOST);
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.unsaved).toBe(ONE);
  expect(keeper.failure).toEqual({ kind: 'line', refusal: { reason: 'connectionLost' } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  asked[1]?.answer(savedAs('one'));
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.unsaved).toBeUndefined();
  expect(keeper.failure).toBeUndefined();
  expect(kept).toEqual(['one']);
});

test('where the program says no, it is not asked over and over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, keeper } = program();
  keeper.keep(ONE);
  asked[0]?.answer({ ok: true, value: refused('noSuchDeck') });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(keeper.failure).toEqual({ kind: 'refused', refusal: { reason: 'noSuchDeck' } });
  expect(keeper.unsaved).toBe(ONE);
});

test('D6a: what another window has kept meanwhile comes in, and both are kept', async () => {
  const { asked, tookIn, keeper, answer } = program();
  keeper.keep(ONE);
  await answer(elsewhere(keptAs('bear', BEAR)));
  await expect
    .poll(() => asked.map(({ deck, from }) => [deck, from]))
    .toEqual([
      [ONE, 'empty'],
      [BOTH, 'bear'],
    ]);
  expect(tookIn).toEqual([BOTH]);
});

test('D6a: where both have changed the same, nothing is kept until the player has chosen', async () => {
  const { asked, laid, reads, keeper, answer } = program();
  keeper.keep(ONE);
  const theirs = keptAs('two', TWO);
  await answer(elsewhere(theirs));
  await expect.poll(() => keeper.dispute).toBe(theirs);
  keeper.keep(THREE);
  expect(asked).toHaveLength(1);
  expect(keeper.unsaved).toBe(THREE);
  keeper.yield();
  expect(laid).toEqual([TWO]);
  expect(keeper.unsaved).toBeUndefined();
  expect(reads).toHaveLength(1);
  keeper.keep(THREE);
  expect(asked.at(-1)?.from).toBe('two');
});

test('D6a: what arrived although its answer was lost is not taken for another window’s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, keeper } = program();
  keeper.keep(ONE);
  asked[0]?.answer(LOST);
  keeper.keep(TWO);
  await vi.advanceTimersByTimeAsync(2_000);
  asked[1]?.answer(elsewhere(keptAs('one', ONE)));
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.dispute).toBeUndefined();
  expect(asked.slice(2).map(({ deck, from }) => [deck, from])).toEqual([[TWO, 'one']]);
});

test('D6a: what nobody has touched here shows what another window has kept', async () => {
  const { asked, reads, tookIn, keeper, answer } = program();
  void keeper.look();
  reads[0]?.({ ok: true, value: keptAs('bear', BEAR) });
  await expect.poll(() => tookIn).toEqual([BEAR]);
  keeper.keep(BOTH);
  expect(asked[0]?.from).toBe('bear');
  // Heard while this is being kept: looked at afterwards.
  void keeper.look();
  expect(reads).toHaveLength(1);
  await answer(savedAs('both'));
  await expect.poll(() => reads).toHaveLength(2);
  reads[1]?.({ ok: true, value: keptAs('both', BOTH) });
  await nextTurn();
  expect(tookIn).toHaveLength(1);
});
