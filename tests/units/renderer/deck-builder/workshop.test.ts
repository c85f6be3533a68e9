/** The deck builder at work on the decks of a real program; another window may do the same. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CollectionStore } from '../../../../src-renderer/program/collection-store.svelte.ts';
import { dragFound, heldOf, pressesOn } from '../../../../src-renderer/deck-builder/found-card.ts';
import type { PileLine } from '../../../../src-renderer/deck-builder/piles.ts';
import { Workshop } from '../../../../src-renderer/deck-builder/workshop.svelte.ts';
import type { FoundEntry } from '../../../../src-renderer/searching/found.ts';
import type { DeckZone } from '../../../../src-shared/decks.ts';
import { fillHouse, type House } from '../../../support/full-house.ts';
import { openWindows, type Window } from '../window-program.ts';

let house: House;
let window: Window;
let other: Window;
let store: CollectionStore;
let workshop: Workshop;
let trees: number;

beforeEach(async () => {
  const open = openWindows((folder) => {
    house = fillHouse(folder);
  });
  [window, other] = [open(), open()];
  await window.value('players.sit', { player: house.ada });
  store = new CollectionStore(window.client);
  workshop = new Workshop(window.client, store);
  trees = (await window.value('decks.list', { player: house.ada }))[0]?.id ?? 0;
});

const entries = (): string[] =>
  workshop.bench.deck.entries.map(({ name, count, zone }) => `${count} ${name} ${zone}`);
const keptEntries = async (): Promise<string[] | undefined> => {
  const kept = await other.value('decks.read', { player: house.ada, deck: trees });
  return kept?.deck.entries.map(({ name, count, zone }) => `${count} ${name} ${zone}`);
};
const linesOf = (name: string): PileLine[] =>
  workshop.piles.flatMap(({ lines }) => lines).filter(({ entry }) => entry.name === name);
const lineOf = (name: string): PileLine => {
  const [line] = linesOf(name);
  if (!line) throw new Error(`${name} is not in the deck.`);
  return line;
};
const found = (name: string): FoundEntry => {
  const place = workshop.finder.found.find((at) => store.entry(at)?.facts.face.name === name);
  const entry = place === undefined ? undefined : store.entry(place);
  if (!entry) throw new Error(`${name} was not found.`);
  return entry;
};

describe('a deck that is opened', () => {
  test('lies there with the cards of its rulebook that the player has, and what the rules say', async () => {
    await workshop.open(trees);
    expect([workshop.kept?.name, workshop.player, workshop.trouble]).toEqual(['Trees', house.ada, undefined]);
    expect(entries()).toEqual(['4 Forest main', '4 Llanowar Elves main', '4 Giant Growth main']);
    expect([workshop.finder.text, workshop.shown, store.catalogue?.rulebook]).toEqual([
      'is:owned book:fifth',
      'Forest',
      'fifth',
    ]);
    expect(workshop.against).toEqual({ kind: 'rulebook', rulebook: 'fifth' });
    expect(workshop.finder.found.length).toBeGreaterThan(0);
    expect(workshop.formats.names.length).toBeGreaterThan(0);
    expect(workshop.counts).toEqual({ Forest: 4, 'Llanowar Elves': 4, 'Giant Growth': 4 });
    // Basic lands are there for everybody.
    expect(workshop.missing).toEqual([
      ['Llanowar Elves', 4],
      ['Giant Growth', 4],
    ]);
  });

  test('by whoever holds every card is searched among all', async () => {
    await window.value('players.change', { player: house.ada, holds: 'everything' });
    await workshop.open(trees);
    expect([workshop.finder.text, workshop.missing]).toEqual(['book:fifth', []]);
  });

  test('is told to be gone when there is none, or nobody to have it', async () => {
    await workshop.open(trees + 1000);
    expect([workshop.trouble, workshop.kept]).toEqual(['gone', undefined]);
    await workshop.open(trees);
    expect([workshop.trouble, workshop.kept?.id]).toEqual([undefined, trees]);
    for (const player of [house.ada, house.bo]) await window.value('players.throwAway', { player });
    const empty = new Workshop(window.client, new CollectionStore(window.client));
    await empty.open(trees);
    expect(empty.trouble).toBe('gone');
  });

  test('over a line that is lost is told as that', async () => {
    window.breakLine();
    await workshop.open(trees);
    expect(workshop.trouble).toEqual({ reason: 'connectionLost' });
  });
});

describe('what is done to the deck', () => {
  beforeEach(async () => {
    await workshop.open(trees);
  });

  test('is kept at once, and can be taken back', async () => {
    workshop.add({ name: 'Craw Wurm' }, 2);
    expect([entries().at(-1), workshop.shown]).toEqual(['2 Craw Wurm main', 'Craw Wurm']);
    await expect.poll(keptEntries).toContain('2 Craw Wurm main');
    workshop.bench.undo();
    expect(entries()).toHaveLength(3);
    await expect.poll(keptEntries).toHaveLength(3);
    await expect.poll(() => workshop.keeper?.unsaved).toBeUndefined();
  });

  test('counts copies, and a line without any goes', () => {
    workshop.recount(lineOf('Forest'), 3);
    expect(entries()[0]).toBe('7 Forest main');
    workshop.recount(lineOf('Giant Growth'), -4);
    expect(entries()).toEqual(['7 Forest main', '4 Llanowar Elves main']);
  });

  test('moves and removes the chosen lines in one step', () => {
    for (const name of ['Forest', 'Giant Growth']) workshop.chosen.add(lineOf(name).key);
    expect(workshop.chosenLines.map(({ entry }) => entry.name).toSorted()).toEqual([
      'Forest',
      'Giant Growth',
    ]);
    workshop.moveLines(workshop.chosenLines, 'side', 1);
    expect(entries().toSorted()).toEqual(
      [
        '1 Forest side',
        '1 Giant Growth side',
        '3 Forest main',
        '3 Giant Growth main',
        '4 Llanowar Elves main',
      ].toSorted(),
    );
    expect(workshop.chosen.size).toBe(0);
    workshop.bench.undo();
    expect(entries()).toHaveLength(3);
    workshop.removeLines([lineOf('Forest'), lineOf('Giant Growth')]);
    expect(entries()).toEqual(['4 Llanowar Elves main']);
  });

  test.each<[DeckZone | 'out', string[]]>([
    ['side', ['4 Forest side', '4 Llanowar Elves main', '4 Giant Growth main']],
    ['main', ['4 Forest main', '4 Llanowar Elves main', '4 Giant Growth main']],
    ['out', ['4 Llanowar Elves main', '4 Giant Growth main']],
  ])('with lines that are dropped %s', (zone, after) => {
    workshop.chosen.add(lineOf('Forest').key);
    workshop.dragged = { kind: 'lines' };
    workshop.drop(zone);
    expect([entries().toSorted(), workshop.dragged]).toEqual([after.toSorted(), undefined]);
  });

  test('with a card that was found and is dropped: one copy, and beside the deck none', () => {
    const dropped = { kind: 'found' as const, wanted: { name: 'Craw Wurm' } };
    workshop.dragged = dropped;
    workshop.drop('out');
    expect(entries()).toHaveLength(3);
    workshop.drop('side');
    expect(entries()).toHaveLength(3);
    workshop.dragged = dropped;
    workshop.drop('side');
    expect([entries().at(-1), workshop.dragged]).toEqual(['1 Craw Wurm side', undefined]);
  });
});

describe('a card that was found', () => {
  beforeEach(async () => {
    await workshop.open(trees);
    workshop.finder.text = 'book:fifth (!forest or !"llanowar elves" or !"giant growth")';
    await workshop.search();
  });

  test('is put in as a card, or as the printing that stands there by itself', () => {
    const entry = found('Giant Growth');
    const add = vi.spyOn(workshop, 'add');
    pressesOn(workshop, entry).ondblclick();
    expect(add).toHaveBeenLastCalledWith({ name: 'Giant Growth' });
    workshop.finder.everyPrinting = true;
    pressesOn(workshop, entry).ondblclick();
    const { set, number } = entry;
    expect(add).toHaveBeenLastCalledWith({ name: 'Giant Growth', set, number });
  });

  test('is there as often as it is owned, and a basic land without end', () => {
    expect([heldOf(workshop, found('Forest')), heldOf(workshop, found('Llanowar Elves'))]).toEqual([
      Infinity,
      store.ownedOf('Llanowar Elves'),
    ]);
  });

  test('counts as a card, or as the printing that stands there by itself', async () => {
    const { set, number } = found('Giant Growth');
    const other = store.catalogue?.entries.find(
      (entry) => entry.set !== set && store.catalogue?.cards[entry.card]?.face.name === 'Giant Growth',
    );
    const cards = [
      { card: 'Giant Growth', set, number, foil: 'no' as const, count: 2 },
      {
        card: 'Giant Growth',
        set: other?.set ?? '',
        number: other?.number ?? '',
        foil: 'no' as const,
        count: 3,
      },
    ];
    await window.value('collection.change', { player: house.ada, cards });
    await store.readHoldings();
    expect(heldOf(workshop, found('Giant Growth'))).toBe(5);
    workshop.finder.everyPrinting = true;
    expect(heldOf(workshop, found('Giant Growth'))).toBe(2);
  });

  test('is put in, taken out or shown by keys, and dragged under its name', () => {
    const copies = (): string[] => entries().filter((line) => line.includes('Giant Growth'));
    const press = (key: string, held: object = {}): boolean => {
      const event = new Event('keydown', { cancelable: true });
      const facts = { altKey: false, ctrlKey: false, metaKey: false, key };
      const { onkeydown } = pressesOn(workshop, found('Giant Growth'));
      onkeydown(Object.assign(event, facts, held) as KeyboardEvent);
      return event.defaultPrevented;
    };
    expect([press('Enter'), press('+'), copies()]).toEqual([true, true, ['6 Giant Growth main']]);
    press('4');
    expect(copies()).toEqual(['10 Giant Growth main']);
    press('s');
    press('S');
    expect(copies()).toEqual(['10 Giant Growth main', '2 Giant Growth side']);
    for (const key of ['-', 'Delete', 'Backspace']) press(key);
    expect(copies()).toEqual(['7 Giant Growth main', '2 Giant Growth side']);
    workshop.shown = 'Forest';
    press(' ');
    expect(workshop.shown).toBe('Giant Growth');
    workshop.shown = 'Forest';
    pressesOn(workshop, found('Giant Growth')).onclick();
    expect(workshop.shown).toBe('Giant Growth');
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) expect(press('+', { [held]: true })).toBe(false);
    expect([press('x'), copies()]).toEqual([false, ['7 Giant Growth main', '2 Giant Growth side']]);
    const setData = vi.fn();
    dragFound({ dataTransfer: { setData } } as unknown as DragEvent, workshop, found('Giant Growth'));
    expect([setData.mock.calls, workshop.dragged]).toEqual([
      [['text/plain', 'Giant Growth']],
      { kind: 'found', wanted: { name: 'Giant Growth' } },
    ]);
  });

  test('is taken out one by one, first of the deck and then of its sideboard', () => {
    workshop.add({ name: 'Giant Growth' }, 1, 'side');
    const copies = (): string[] => entries().filter((line) => line.includes('Giant Growth'));
    const takeOne = (): void => {
      const event = new Event('contextmenu', { cancelable: true }) as MouseEvent;
      pressesOn(workshop, found('Giant Growth')).oncontextmenu(event);
      expect(event.defaultPrevented).toBe(true);
    };
    takeOne();
    expect(copies()).toEqual(['3 Giant Growth main', '1 Giant Growth side']);
    for (let times = 0; times < 3; times++) takeOne();
    expect(copies()).toEqual(['1 Giant Growth side']);
    takeOne();
    takeOne();
    expect(copies()).toEqual([]);
  });
});

test('what the rules say to it is told, the latest question last', async () => {
  await workshop.open(trees);
  const { deck } = workshop.bench;
  const fifth = workshop.check(deck, { kind: 'rulebook', rulebook: 'fifth' });
  await Promise.all([fifth, workshop.check({ ...deck, entries: [] }, { kind: 'rulebook', rulebook: 'm11' })]);
  expect(workshop.verdict).toEqual(
    await window.value('decks.check', {
      content: { ...deck, entries: [] },
      against: { kind: 'rulebook', rulebook: 'm11' },
    }),
  );
  const before = workshop.verdict;
  window.breakLine();
  await workshop.check(deck, { kind: 'rulebook', rulebook: 'fifth' });
  expect([workshop.verdictTrouble, workshop.verdict]).toEqual([{ reason: 'connectionLost' }, before]);
});

describe('beside the cards', () => {
  beforeEach(async () => {
    await workshop.open(trees);
  });

  test('a deck takes another name and another rulebook', async () => {
    const was = workshop.kept;
    if (!was) throw new Error('No deck lies here.');
    expect(await workshop.change({ name: 'Woods' }, was)).toMatchObject({ ok: true });
    expect([workshop.kept?.name, workshop.kept?.rulebook]).toEqual(['Woods', 'fifth']);
    await expect.poll(() => store.decks.map(({ name }) => name)).toContain('Woods');
    await workshop.change({ rulebook: 'm11' }, { ...was, name: 'Woods' });
    expect([workshop.kept?.rulebook, store.catalogue?.rulebook, workshop.against]).toEqual([
      'm11',
      'm11',
      { kind: 'rulebook', rulebook: 'm11' },
    ]);
  });

  test('what another window has called it meanwhile stands', async () => {
    const was = workshop.kept;
    if (!was) throw new Error('No deck lies here.');
    const { name, rulebook, tags, note } = was;
    const theirs = { player: house.ada, deck: trees, name: 'Theirs', was: { name, rulebook, tags, note } };
    await other.value('decks.change', theirs);
    await expect.poll(() => workshop.kept?.name).toBe('Theirs');
    expect(await workshop.change({ name: 'Mine' }, was)).toMatchObject({
      value: { refusal: { reason: 'changedElsewhere' } },
    });
    expect(workshop.kept?.name).toBe('Theirs');
  });

  test('a deck that was thrown away is taken back', async () => {
    await other.value('decks.throwAway', { player: house.ada, deck: trees });
    await expect.poll(() => workshop.kept?.thrownAway).toBeDefined();
    expect(await workshop.takeBack()).toMatchObject({ ok: true, value: { kind: 'done' } });
    expect(workshop.kept?.thrownAway).toBeUndefined();
  });
});

test('what another window puts into the deck shows here, and what was done here stays', async () => {
  await workshop.open(trees);
  workshop.add({ name: 'Craw Wurm' });
  await expect.poll(() => workshop.keeper?.unsaved).toBeUndefined();
  const kept = await other.value('decks.read', { player: house.ada, deck: trees });
  if (!kept) throw new Error('There is no deck.');
  const theirs = kept.deck.entries.map((entry) => (entry.name === 'Forest' ? { ...entry, count: 9 } : entry));
  await other.value('decks.save', {
    ...{ player: house.ada, deck: trees, from: kept.revision },
    content: { ...kept.deck, entries: theirs },
  });
  await expect.poll(() => entries()[0]).toBe('9 Forest main');
  expect(entries()).toContain('1 Craw Wurm main');
});

test('without a deck nothing is asked or changed', async () => {
  await workshop.search();
  expect([workshop.finder.answered, await workshop.takeBack()]).toEqual(['', undefined]);
  expect(
    await workshop.change({ name: 'Woods' }, { name: '', rulebook: 'fifth', tags: [], note: '' }),
  ).toBeUndefined();
});
