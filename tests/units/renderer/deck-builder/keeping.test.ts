import { afterEach, expect, test, vi } from 'vitest';
import { done, refused, type Settled } from '../../../../src-shared/collection.ts';
import type { Outcome } from '../../../../src-shared/contract.ts';
import type { Deck } from '../../../../src-shared/decks.ts';
import { EMPTY_DECK, withCard } from '../../../../src-renderer/deck-builder/drafting.ts';
import { DeckKeeper } from '../../../../src-renderer/deck-builder/keeping.svelte.ts';

type Said = Outcome<Settled<string>>;

const ONE = withCard(EMPTY_DECK, { name: 'Elf' });
const TWO = withCard(ONE, { name: 'Elf' });
const THREE = withCard(TWO, { name: 'Elf' });
const KEPT: Said = { ok: true, value: done('kept') };
const LOST: Said = { ok: false, refusal: { reason: 'connectionLost' } };

/** A program that answers when the test says so. */
function program() {
  const asked: { readonly deck: Deck; readonly answer: (said: Said) => void }[] = [];
  const kept: string[] = [];
  const keeper = new DeckKeeper<string>(
    (deck) => new Promise((answer) => asked.push({ deck, answer })),
    (one) => kept.push(one),
  );
  const answer = async (said: Said): Promise<void> => {
    asked.at(-1)?.answer(said);
    await vi.waitFor(() => Promise.resolve());
  };
  return { asked, kept, keeper, answer };
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
  await answer(KEPT);
  await expect.poll(() => asked.map(({ deck }) => deck)).toEqual([ONE, THREE]);
  expect(keeper.unsaved).toBe(THREE);
  await answer(KEPT);
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
  asked[1]?.answer(KEPT);
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.unsaved).toBeUndefined();
  expect(keeper.failure).toBeUndefined();
  expect(kept).toEqual(['kept']);
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
