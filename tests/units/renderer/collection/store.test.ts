/** What the window knows of a player's cards, told by a real program; and what another window does meanwhile. */
import { describe, expect, test } from 'vitest';
import { CollectionStore } from '../../../../src-renderer/program/collection-store.svelte.ts';
import { EMPTY_DECK } from '../../../../src-renderer/deck-builder/drafting.ts';
import type { Copies, Player } from '../../../../src-shared/collection.ts';
import { aFace } from '../../../support/faces.ts';
import { fillHouse } from '../../../support/full-house.ts';
import { openWindows, type Window } from '../window-program.ts';

const RULEBOOK = 'fifth';
const FOREST: Copies = { card: 'Forest', set: '5ED', number: '446', foil: 'no', count: 2 };
const OTHER_FOREST: Copies = { ...FOREST, number: '447', count: 1 };
const newcomer = (name: string) => ({
  name,
  portrait: aFace(name),
  rulebook: 'm11' as const,
  holds: 'own' as const,
});

function openStore(): { window: Window; store: CollectionStore; other: Window } {
  const open = openWindows((folder) => {
    fillHouse(folder);
  });
  const window = open();
  return { window, store: new CollectionStore(window.client), other: open() };
}

const nameOf = (player: Player | undefined): string | undefined => player?.name;
const playerAt = (store: CollectionStore): Player => {
  if (!store.player) throw new Error('Nobody sits here.');
  return store.player;
};
const byName = (store: CollectionStore, name: string): Player => {
  const player = store.players?.find((one) => one.name === name);
  if (!player) throw new Error(`${name} is not here.`);
  return player;
};

async function readAs(name: string) {
  const opened = openStore();
  await opened.store.readPlayers();
  await opened.store.sit(byName(opened.store, name));
  await opened.store.readCatalogue(RULEBOOK);
  return opened;
}

describe('of the player at hand', () => {
  test('everything is read: cards, packs, marks, decks, and the catalogue of the rulebook', async () => {
    const { window, store } = await readAs('Ada');
    const player = playerAt(store).id;
    expect([nameOf(store.player), store.catalogue?.rulebook]).toEqual(['Ada', RULEBOOK]);
    expect(store.owned).toEqual(await window.value('collection.owned', { player }));
    expect(store.packs).toEqual(await window.value('packs.list', { player }));
    expect(store.decks).toEqual(await window.value('decks.list', { player }));
    const marks = await window.value('collection.marks', { player });
    expect(Object.values(store.marks)).toEqual(marks);
    for (const held of [store.owned, store.decks, marks]) expect(held.length).toBeGreaterThan(0);
  });

  test('a card is found by its name, and a printing by its place', async () => {
    const { store } = await readAs('Ada');
    expect(store.card('Forest')?.face.name).toBe('Forest');
    expect(store.card('Forrest')).toBeUndefined();
    const place = store.catalogue?.entries.findIndex(({ set, number }) => set === '5ED' && number === '446');
    expect(store.entry(place ?? -1)).toMatchObject({ number: '446', facts: { face: { name: 'Forest' } } });
    expect(store.entry(-1)).toBeUndefined();
  });

  test('copies are counted for the card and for each of its printings', async () => {
    const { window, store } = await readAs('Bo');
    const player = playerAt(store).id;
    const before = store.ownedOf('Forest');
    await window.value('collection.change', { player, cards: [FOREST, OTHER_FOREST] });
    await store.readHoldings();
    expect([
      store.ownedOf('Forest') - before,
      store.ownedOf('Forest', '5ED', '446'),
      store.ownedOf('Forest', '5ED', '447'),
      store.ownedOf('Forest', '5ED', '448'),
      store.ownedOf('Black Lotus'),
    ]).toEqual([3, 2, 1, 0, 0]);
  });

  test('whoever holds everything has as many as are wanted', async () => {
    const { store } = await readAs('Ada');
    await store.changePlayer(playerAt(store), { holds: 'everything' });
    expect(store.ownedOf('Black Lotus')).toBe(Infinity);
  });
});

describe('players', () => {
  test('a newcomer sits down at once, with packs to begin with', async () => {
    const { store } = await readAs('Ada');
    expect(await store.addPlayer(newcomer('Cleo'))).toMatchObject({ kind: 'done' });
    expect([nameOf(store.player), store.owned, store.packs.length, store.decks]).toEqual(['Cleo', [], 6, []]);
  });

  test('a name that is taken is refused, and nobody else sits down', async () => {
    const { store } = await readAs('Ada');
    expect(await store.addPlayer(newcomer('Bo'))).toMatchObject({ refusal: { reason: 'nameTaken' } });
    expect(nameOf(store.player)).toBe('Ada');
    expect(await store.changePlayer(playerAt(store), { name: 'Bo' })).toMatchObject({ kind: 'refused' });
    await store.changePlayer(playerAt(store), { name: 'Adele' });
    expect(nameOf(store.player)).toBe('Adele');
  });

  test('one who was thrown away is offered to be taken back, and then sits there with all cards', async () => {
    const { store } = await readAs('Ada');
    const [ada, bo, owned] = [playerAt(store), byName(store, 'Bo'), store.owned];
    expect(await store.throwAway(ada)).toMatchObject({ kind: 'done' });
    expect([nameOf(store.player), store.thrownAway]).toEqual(['Bo', [ada]]);
    expect(store.owned).not.toEqual(owned);
    await store.throwAway(bo);
    expect([store.player, store.owned, store.packs, store.marks, store.decks]).toEqual([
      undefined,
      [],
      [],
      {},
      [],
    ]);
    expect(store.thrownAway.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    await store.readThrownAway();
    expect(store.thrownAway.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    expect(await store.takeBack(ada)).toMatchObject({ kind: 'done' });
    expect([nameOf(store.player), store.owned]).toEqual(['Ada', owned]);
    expect(store.thrownAway.map(({ name }) => name)).toEqual(['Bo']);
    expect(await store.takeBack(ada)).toMatchObject({ kind: 'refused' });
  });
});

describe('what is marked', () => {
  const marked = { card: 'Giant Growth', isFavourite: true, note: 'For the bears.' };

  test('shows at once, and is there when it is read again', async () => {
    const { store } = await readAs('Bo');
    expect(store.marksOf('Giant Growth')).toEqual({ card: 'Giant Growth', isFavourite: false, note: '' });
    const outcome = store.mark(marked);
    expect(store.marksOf('Giant Growth')).toEqual(marked);
    expect(await outcome).toMatchObject({ kind: 'done' });
    await store.readHoldings();
    expect(store.marksOf('Giant Growth')).toEqual(marked);
  });

  test('gives way to what another window has written there meanwhile', async () => {
    const { store, other } = await readAs('Bo');
    const was = { isFavourite: false, note: '' };
    const theirs = { card: 'Giant Growth', isFavourite: false, note: 'Theirs.' };
    await other.value('collection.mark', { player: playerAt(store).id, ...theirs, was });
    expect(await store.mark(marked, was)).toMatchObject({ refusal: { reason: 'changedElsewhere' } });
    expect(store.marksOf('Giant Growth')).toEqual(theirs);
  });

  test('is nothing where nobody sits', async () => {
    const { store } = openStore();
    expect(await store.mark(marked)).toBeUndefined();
    expect(store.marks).toEqual({});
  });
});

describe('what another window does', () => {
  test('with the cards and decks of the player at hand shows here', async () => {
    const { store, other } = await readAs('Bo');
    const player = playerAt(store).id;
    await other.value('collection.change', { player, cards: [FOREST] });
    await expect.poll(() => store.ownedOf('Forest', '5ED', '446')).toBe(2);
    await other.value('decks.add', { player, name: 'Theirs', rulebook: RULEBOOK, content: EMPTY_DECK });
    await expect.poll(() => store.decks.map(({ name }) => name)).toContain('Theirs');
  });

  test('with those of another player does not', async () => {
    const { store, other } = await readAs('Bo');
    const ada = byName(store, 'Ada').id;
    const owned = store.owned;
    await other.value('collection.change', { player: ada, cards: [FOREST] });
    await other.value('collection.change', { player: playerAt(store).id, cards: [OTHER_FOREST] });
    await expect.poll(() => store.ownedOf('Forest', '5ED', '447')).toBe(1);
    expect(store.owned).toHaveLength(owned.length + 1);
    expect(store.ownedOf('Forest', '5ED', '446')).toBe(0);
  });

  test('with the players: whoever sits down there sits here too', async () => {
    const { store, other } = await readAs('Bo');
    await other.value('players.sit', { player: byName(store, 'Ada').id });
    await expect.poll(() => nameOf(store.player)).toBe('Ada');
    await expect.poll(() => store.ownedOf('Forest')).toBeGreaterThan(0);
    await other.value('players.throwAway', { player: byName(store, 'Bo').id });
    await expect.poll(() => store.thrownAway.map(({ name }) => name)).toEqual(['Bo']);
  });
});

test('what could not be read is told, and what was known stays', async () => {
  const { window, store } = await readAs('Ada');
  const owned = store.owned;
  window.breakLine();
  await store.readHoldings();
  expect([store.refusal?.reason, store.owned]).toEqual(['connectionLost', owned]);
});
