/** A bargain with a wizard of a real program: it never takes less than it asks for. */
import { beforeEach, expect, test } from 'vitest';
import { Bargain } from '../../../../src-renderer/collection/trading/bargain.svelte.ts';
import { CollectionStore } from '../../../../src-renderer/program/collection-store.svelte.ts';
import type { Copies } from '../../../../src-shared/collection.ts';
import { fillHouse, type House } from '../../../support/full-house.ts';
import { openWindow, type Window } from '../window-program.ts';

const ELVES: Copies = { card: 'Llanowar Elves', set: '5ED', number: '313', foil: 'no', count: 4 };

let house: House;
let window: Window;
let store: CollectionStore;
let bargain: Bargain;

beforeEach(async () => {
  window = openWindow((folder) => {
    house = fillHouse(folder);
  });
  store = new CollectionStore(window.client);
  bargain = new Bargain(window.client, store);
  await window.value('players.sit', { player: house.ada });
  await window.value('collection.change', { player: house.ada, cards: [ELVES] });
  await store.read('fifth');
  await bargain.read();
});

const theirs = (): Copies => {
  const [card] = bargain.binder?.cards ?? [];
  if (!card) throw new Error('The wizard has nothing.');
  return card;
};
const mine = (): Copies => store.owned.find(({ card }) => card === ELVES.card) ?? ELVES;
const answered = () => expect.poll(() => bargain.missing).toBeDefined();

test('it begins with the first wizard, an empty table, and no word', () => {
  expect([bargain.wizard, bargain.binder]).toEqual([bargain.binders?.[0]?.wizard, bargain.binders?.[0]]);
  expect([bargain.agrees, bargain.missing]).toEqual([false, undefined]);
});

test('a gift is taken, and nothing is given for nothing', async () => {
  bargain.add('given', mine());
  expect(bargain.missing).toBeUndefined();
  await answered();
  expect(bargain.agrees).toBe(true);
  bargain.clear();
  bargain.add('taken', theirs());
  await answered();
  expect([bargain.agrees, (bargain.missing ?? 0) > 0]).toEqual([false, true]);
  expect(await bargain.trade()).toBeUndefined();
  bargain.remove('taken', theirs());
  expect([bargain.offer, bargain.agrees]).toEqual([{ given: [], taken: [] }, false]);
});

test('once the wizard agrees the cards change hands, and the table is empty', async () => {
  const card = mine();
  const before = store.ownedOf(card.card);
  bargain.add('given', card);
  bargain.add('given', card);
  await answered();
  expect(await bargain.trade()).toMatchObject({ ok: true, value: { kind: 'done' } });
  expect([before - store.ownedOf(card.card), bargain.offer]).toEqual([2, { given: [], taken: [] }]);
});

test('what lies there for one wizard is nothing to another', async () => {
  bargain.add('given', mine());
  await answered();
  const next = bargain.binders?.[1]?.wizard ?? '';
  bargain.turnTo(next);
  expect([bargain.wizard, bargain.binder?.wizard, bargain.offer, bargain.missing]).toEqual([
    next,
    next,
    { given: [], taken: [] },
    undefined,
  ]);
});

test('of two changes the latest is answered; with the line lost, that is told', async () => {
  bargain.add('taken', theirs());
  bargain.remove('taken', theirs());
  bargain.add('given', mine());
  await answered();
  expect(bargain.agrees).toBe(true);
  window.breakLine();
  bargain.add('given', mine());
  await expect.poll(() => bargain.refusal?.reason).toBe('connectionLost');
  expect(bargain.agrees).toBe(false);
});
