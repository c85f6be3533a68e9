/** What the collection room shows, asked of a real program. */
import { beforeEach, describe, expect, test } from 'vitest';
import { CollectionStore } from '../../../../src-renderer/program/collection-store.svelte.ts';
import { CollectionView } from '../../../../src-renderer/collection/view.svelte.ts';
import type { Copies } from '../../../../src-shared/collection.ts';
import { fillHouse, type House } from '../../../support/full-house.ts';
import { openWindows, type Window } from '../window-program.ts';

const FOREST: Copies = { card: 'Forest', set: '5ED', number: '446', foil: 'no', count: 2 };

let house: House;
let window: Window;
let other: Window;
let store: CollectionStore;
let view: CollectionView;

beforeEach(async () => {
  const open = openWindows((folder) => {
    house = fillHouse(folder);
  });
  [window, other] = [open(), open()];
  store = new CollectionStore(window.client);
  view = new CollectionView(window.client, store);
  await window.value('players.sit', { player: house.ada });
  await store.read('fifth');
});

const namesFound = (): (string | undefined)[] =>
  view.finder.found.map((place) => store.entry(place)?.facts.face.name);

describe('a search', () => {
  test('shows the first card that it finds, unless the one that is shown is among them', async () => {
    expect(view.entry).toBeUndefined();
    view.finder.text = 'is:owned !forest';
    await view.search('fifth');
    expect([view.entry?.facts.face.name, namesFound()]).toEqual(['Forest', ['Forest']]);
    const forest = view.shown;
    view.finder.text = 'is:owned';
    await view.search('fifth');
    expect(namesFound().length).toBeGreaterThan(1);
    expect([namesFound()[0] === 'Forest', view.shown]).toEqual([false, forest]);
    view.finder.text = '!"giant growth"';
    await view.search('fifth');
    expect(view.entry?.facts.face.name).toBe('Giant Growth');
  });

  test('that cannot be answered leaves what was found, and says why', async () => {
    view.finder.text = '!forest';
    await view.search('fifth');
    const { found, answered } = view.finder;
    window.breakLine();
    view.finder.text = 'elf';
    await view.search('fifth');
    expect([view.finder.refusal?.reason, view.finder.found, view.finder.answered]).toEqual([
      'connectionLost',
      found,
      answered,
    ]);
  });

  test('is answered by the latest of several', async () => {
    view.finder.text = '!forest';
    const first = view.search('fifth');
    view.finder.text = '!island';
    await Promise.all([first, view.search('fifth')]);
    expect([view.finder.answered, namesFound()]).toEqual(['!island', ['Island']]);
  });

  test('in an order is turned round by asking for the same once more', () => {
    view.finder.orderBy('value');
    expect(view.finder.order).toEqual({ by: 'value', isDescending: false });
    view.finder.orderBy('value');
    expect(view.finder.order).toEqual({ by: 'value', isDescending: true });
    view.finder.orderBy('name');
    expect(view.finder.order).toEqual({ by: 'name', isDescending: false });
  });

  test('of one set shows each of its printings among the cards', async () => {
    view.tab = 'history';
    view.showSet('LEA');
    await view.search('fifth');
    expect([view.tab, view.finder.everyPrinting]).toEqual(['cards', true]);
    const sets = new Set(view.finder.found.map((place) => store.entry(place)?.set));
    expect([...sets]).toEqual(['LEA']);
    expect(namesFound().filter((name) => name === 'Forest').length).toBeGreaterThan(1);
  });
});

test('a card is told in the words of another rulebook, which is asked for once', async () => {
  expect(view.faceIn('Llanowar Elves', 'fifth')).toEqual(store.card('Llanowar Elves')?.face);
  expect(view.faceIn('Llanowar Elves', 'm11')).toBeUndefined();
  expect(await view.readWords('m11')).toBeUndefined();
  expect(view.words).toBe('m11');
  const told = view.faceIn('Llanowar Elves', 'm11');
  expect(told?.name).toBe('Llanowar Elves');
  expect(told).not.toEqual(view.faceIn('Llanowar Elves', 'fifth'));
  window.breakLine();
  expect(await view.readWords('m11')).toBeUndefined();
  expect(await view.readWords('fifth')).toBeUndefined();
  expect(await view.readWords('alpha')).toEqual({ reason: 'connectionLost' });
});

describe('cards by hand', () => {
  test('come and go', async () => {
    const before = store.ownedOf('Forest');
    expect(await view.change([FOREST])).toBe(true);
    expect([store.ownedOf('Forest') - before, view.trouble]).toEqual([2, undefined]);
    expect(await view.change([{ ...FOREST, count: -2 }])).toBe(true);
    expect(store.ownedOf('Forest')).toBe(before);
  });

  test('do not go where there are none, which is told until something is done', async () => {
    expect(await view.change([{ ...FOREST, number: '447', count: -1 }])).toBe(false);
    expect(view.trouble).toContain('1 Forest');
    expect(await view.change([FOREST])).toBe(true);
    expect(view.trouble).toBeUndefined();
    window.breakLine();
    expect(await view.change([FOREST])).toBe(false);
    expect(view.trouble).toMatch(/\.$/);
  });
});

test('a favourite is one until it is none, and keeps its note', async () => {
  await view.toggleFavourite('Forest');
  expect(store.marksOf('Forest')).toEqual({ card: 'Forest', isFavourite: false, note: 'green' });
  await view.toggleFavourite('Forest');
  expect(store.marksOf('Forest')).toEqual({ card: 'Forest', isFavourite: true, note: 'green' });
});

describe('a note', () => {
  test('is kept, and what did not change is not written', async () => {
    expect(await view.keepNote('Forest', 'dark', 'green')).toBe(true);
    expect(store.marksOf('Forest')).toEqual({ card: 'Forest', isFavourite: true, note: 'dark' });
    window.breakLine();
    expect(await view.keepNote('Forest', 'dark', 'dark')).toBe(true);
    expect(await view.keepNote('Forest', 'deep', 'dark')).toBe(false);
    expect(view.trouble).toMatch(/\.$/);
  });

  test('that another window has written meanwhile stands, and is told', async () => {
    const theirs = { player: house.ada, card: 'Forest', isFavourite: true, note: 'theirs' };
    await other.value('collection.mark', { ...theirs, was: { isFavourite: true, note: 'green' } });
    expect(await view.keepNote('Forest', 'mine', 'green')).toBe(false);
    expect([view.trouble, store.marksOf('Forest').note]).toEqual([
      expect.stringContaining('theirs'),
      'theirs',
    ]);
  });
});
