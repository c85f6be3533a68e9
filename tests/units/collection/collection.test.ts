import { describe, expect, test } from 'vitest';
import type { ReadHandle } from '../../../src-main/collection/database/handles.ts';
import {
  addDeck,
  changeDeck,
  deckSummaries,
  deckVersions,
  keptDeck,
  labelVersion,
  saveDeck,
  takeDeckBack,
  throwDeckAway,
} from '../../../src-main/collection/decks/decks.ts';
import { change, move } from '../../../src-main/collection/owned/changing.ts';
import { history, undo } from '../../../src-main/collection/owned/history.ts';
import { mark, marks } from '../../../src-main/collection/owned/marks.ts';
import { owned } from '../../../src-main/collection/owned/owned.ts';
import { BEGINNINGS, giveBeginning } from '../../../src-main/collection/packs/beginnings.ts';
import { addPack, openOwnPack, packs } from '../../../src-main/collection/packs/packs.ts';
import {
  addPlayer,
  changePlayer,
  players,
  seePlayer,
  takePlayerBack,
  throwPlayerAway,
  wizardNamed,
} from '../../../src-main/collection/players/players.ts';
import { binderOf, trade, wants } from '../../../src-main/collection/trading/trading.ts';
import { worthOfAll } from '../../../src-main/collection/trading/worth.ts';
import type { Copies, NewPlayer, Settled } from '../../../src-shared/collection.ts';
import type { Deck } from '../../../src-shared/decks.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { addsUp } from '../../support/database/conserved.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';
import { aFace } from '../../support/faces.ts';

const NOON = new Date('2026-11-18T12:00:00.000Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

/** Whatever the printing. */
const countOfCard = (database: ReadHandle, player: number, card: string): number =>
  owned(database, player)
    .filter((copies) => copies.card === card)
    .reduce((sum, { count }) => sum + count, 0);

const ADA: NewPlayer = { name: 'Ada', portrait: aFace(), rulebook: 'fifth', holds: 'own' };

function valueOf<Value>(settled: Settled<Value>): Value {
  if (settled.kind === 'refused') throw new Error(`Refused: ${settled.refusal.reason}`);
  return settled.value;
}

const copies = (card: string, count: number, set = '5ED', number = '1'): Copies => ({
  card,
  set,
  number,
  foil: 'no',
  count,
});

function begun() {
  const folder = newDataFolder();
  const database = open(folder).write;
  const ada = valueOf(addPlayer(database, ADA, NOON));
  const bela = valueOf(addPlayer(database, { ...ADA, name: 'Bela' }, NOON));
  return { folder, database, ada: ada.id, bela: bela.id };
}

describe('players', () => {
  test('several on one machine; whoever played last comes first', () => {
    const { database, ada } = begun();
    seePlayer(database, ada, later(5));
    expect(players(database).map(({ name }) => name)).toEqual(['Ada', 'Bela']);
  });

  test('a name is nobody else’s, however it is written', () => {
    const { database, bela } = begun();
    expect(addPlayer(database, { ...ADA, name: '  aDA ' }, NOON)).toMatchObject({
      refusal: { reason: 'nameTaken' },
    });
    expect(addPlayer(database, { ...ADA, name: ' \t' }, NOON)).toMatchObject({
      refusal: { reason: 'nameEmpty' },
    });
    expect(changePlayer(database, bela, { name: 'ada' })).toMatchObject({ refusal: { reason: 'nameTaken' } });
    expect(valueOf(changePlayer(database, bela, { name: 'BELA' })).name).toBe('BELA');
  });

  test('one who is thrown away can be taken back with everything', () => {
    const { database, ada } = begun();
    valueOf(change(database, { player: ada, kind: 'byHand', facts: {}, cards: [copies('Forest', 3)] }, NOON));
    valueOf(throwPlayerAway(database, ada, NOON));
    expect(players(database).map(({ name }) => name)).toEqual(['Bela']);
    valueOf(takePlayerBack(database, ada));
    expect(owned(database, ada)).toEqual([copies('Forest', 3)]);
  });

  test('U179: a wizard has cards of its own, and is no player of this machine', () => {
    const { database, ada } = begun();
    const wizard = wizardNamed(database, { ...ADA, name: 'Morrow Vane' }, NOON);
    expect(wizardNamed(database, { ...ADA, name: 'Morrow Vane' }, NOON)).toBe(wizard);
    expect(players(database).map(({ name }) => name)).not.toContain('Morrow Vane');
    valueOf(
      change(
        database,
        { player: ada, kind: 'starter', facts: {}, cards: [copies('Shivan Dragon', 1)] },
        NOON,
      ),
    );
    valueOf(
      move(
        database,
        ada,
        wizard,
        { kind: 'ante', facts: { against: 'Morrow Vane' }, cards: [copies('Shivan Dragon', 1)] },
        NOON,
      ),
    );
    expect(owned(database, ada)).toEqual([]);
    expect(owned(database, wizard)).toEqual([copies('Shivan Dragon', 1)]);
    expect([ada, wizard].every((player) => addsUp(database, player))).toBe(true);
  });
});

describe('cards come and go', () => {
  test('more than there are cannot go, and then nothing has happened', () => {
    const { database, ada } = begun();
    const cards = [copies('Forest', 2), copies('Island', 1)];
    valueOf(change(database, { player: ada, kind: 'byHand', facts: {}, cards }, NOON));
    const wanted = {
      player: ada,
      kind: 'byHand' as const,
      facts: {},
      cards: [copies('Forest', -1), copies('Island', -2)],
    };
    expect(change(database, wanted, NOON)).toEqual({
      kind: 'refused',
      refusal: { reason: 'notEnough', cards: [copies('Island', -2)] },
    });
    expect(owned(database, ada)).toEqual(cards);
    expect(history(database, ada)).toHaveLength(1);
  });

  test('between two players both ways at once, or not at all', () => {
    const { database, ada, bela } = begun();
    valueOf(change(database, { player: ada, kind: 'byHand', facts: {}, cards: [copies('Forest', 1)] }, NOON));
    const swap = [copies('Forest', 1), copies('Island', -1)];
    expect(move(database, ada, bela, { kind: 'trade', facts: {}, cards: swap }, NOON)).toMatchObject({
      refusal: { reason: 'notEnough' },
    });
    expect(owned(database, ada)).toEqual([copies('Forest', 1)]);
    valueOf(
      change(database, { player: bela, kind: 'byHand', facts: {}, cards: [copies('Island', 1)] }, NOON),
    );
    valueOf(move(database, ada, bela, { kind: 'trade', facts: {}, cards: swap }, NOON));
    expect([owned(database, ada), owned(database, bela)]).toEqual([
      [copies('Island', 1)],
      [copies('Forest', 1)],
    ]);
  });

  test('a change can be taken back once, while its cards are there', () => {
    const { database, ada } = begun();
    const id = valueOf(
      change(
        database,
        { player: ada, kind: 'imported', facts: { file: 'a.csv' }, cards: [copies('Forest', 4)] },
        NOON,
      ),
    );
    const sold = valueOf(
      change(database, { player: ada, kind: 'byHand', facts: {}, cards: [copies('Forest', -3)] }, NOON),
    );
    expect(undo(database, ada, id, NOON)).toMatchObject({ refusal: { reason: 'notEnough' } });
    valueOf(undo(database, ada, sold, NOON));
    valueOf(undo(database, ada, id, NOON));
    expect(undo(database, ada, id, NOON)).toMatchObject({ refusal: { reason: 'alreadyUndone' } });
    expect(undo(database, ada, 999, NOON)).toMatchObject({ refusal: { reason: 'noSuchChange' } });
    expect(owned(database, ada)).toEqual([]);
    expect(
      history(database, ada)
        .filter(({ isUndone }) => isUndone)
        .map((one) => one.id),
    ).toEqual([sold, id]);
    expect(addsUp(database, ada)).toBe(true);
  });

  test('U208: the printings of a card are counted by themselves and together', () => {
    const { database, ada } = begun();
    const cards = [copies('Serra Angel', 2, '5ED', '55'), copies('Serra Angel', 1, 'LEA', '39')];
    valueOf(change(database, { player: ada, kind: 'byHand', facts: {}, cards }, NOON));
    expect(owned(database, ada)).toHaveLength(2);
    expect(countOfCard(database, ada, 'Serra Angel')).toBe(3);
  });

  test('favourites and notes stay until they are taken away', () => {
    const { database, ada, bela } = begun();
    mark(database, ada, { card: 'Shivan Dragon', isFavourite: true, note: '' });
    mark(database, ada, { card: 'Shivan Dragon', isFavourite: true, note: 'My first' });
    mark(database, bela, { card: 'Forest', isFavourite: true, note: '' });
    expect(marks(database, ada)).toEqual([{ card: 'Shivan Dragon', isFavourite: true, note: 'My first' }]);
    mark(database, ada, { card: 'Shivan Dragon', isFavourite: false, note: '' });
    expect(marks(database, ada)).toEqual([]);
  });
});

describe('packs', () => {
  test.each(RULEBOOKS)(
    'a beginner under %s gets packs of that time, and enough cards for a first deck',
    (rulebook) => {
      const { database, ada } = begun();
      expect(giveBeginning(database, ada, rulebook, NOON)).toHaveLength(BEGINNINGS[rulebook].length);
      for (const { id } of packs(database, ada)) valueOf(openOwnPack(database, ada, id, NOON));
      const cards = owned(database, ada).reduce((sum, { count }) => sum + count, 0);
      expect(cards).toBeGreaterThanOrEqual(90);
      expect(packs(database, ada)).toEqual([]);
      expect(addsUp(database, ada)).toBe(true);
    },
  );

  test('a pack is opened once, by whom it belongs to, and what was in it was decided when it came', () => {
    const { database, ada, bela } = begun();
    const { id } = addPack(database, ada, { kind: 'booster', set: 'M11' }, NOON, 42);
    expect(openOwnPack(database, bela, id, NOON)).toMatchObject({ refusal: { reason: 'noSuchPack' } });
    const { cards } = valueOf(openOwnPack(database, ada, id, NOON));
    expect(openOwnPack(database, ada, id, NOON)).toMatchObject({ refusal: { reason: 'noSuchPack' } });
    expect(cards).toHaveLength(15);
    expect(history(database, ada)[0]).toMatchObject({ kind: 'pack', facts: { pack: 'booster', set: 'M11' } });
  });
});

describe('trading with wizards', () => {
  const trader = { name: 'Morrow Vane', asks: 100 };
  const binder = binderOf('fifth', 7);

  test('a binder is the same until its seed is another, and holds no basic lands', () => {
    expect(binderOf('fifth', 7)).toEqual(binder);
    expect(binderOf('fifth', 8)).not.toEqual(binder);
    expect(binder.length).toBeGreaterThan(20);
    expect(binder.map(({ card }) => card)).not.toContain('Forest');
  });

  test('it agrees to what is worth as much, and to no less', () => {
    const { database, ada } = begun();
    const [dear] = binder.toSorted((one, other) => worthOfAll([other]) - worthOfAll([one]));
    const [cheap] = binder.toSorted((one, other) => worthOfAll([one]) - worthOfAll([other]));
    if (!dear || !cheap) throw new Error('The binder is empty.');
    valueOf(
      change(database, { player: ada, kind: 'byHand', facts: {}, cards: [{ ...cheap, count: 40 }] }, NOON),
    );
    const few = { given: [cheap], taken: [{ ...dear, count: 1 }] };
    expect(wants(trader, few)).toBe(worthOfAll(few.taken) - worthOfAll(few.given));
    expect(trade(database, ada, { trader, binder, offer: few }, NOON)).toMatchObject({
      refusal: { reason: 'unfair' },
    });
    const fair = { given: [{ ...cheap, count: 12 }], taken: [{ ...dear, count: 1 }] };
    valueOf(trade(database, ada, { trader, binder, offer: fair }, NOON));
    expect(countOfCard(database, ada, dear.card)).toBe(1);
    expect(countOfCard(database, ada, cheap.card)).toBe(28);
  });

  test('neither gives what is not there', () => {
    const { database, ada } = begun();
    const [one] = binder;
    if (!one) throw new Error('The binder is empty.');
    const absent = { given: [], taken: [copies('Black Lotus', 1, 'LEA', '232')] };
    expect(trade(database, ada, { trader, binder, offer: absent }, NOON)).toMatchObject({
      refusal: { reason: 'notEnough' },
    });
    const unowned = { given: [copies('Shivan Dragon', 9)], taken: [{ ...one, count: 1 }] };
    expect(trade(database, ada, { trader, binder, offer: unowned }, NOON)).toMatchObject({
      refusal: { reason: 'notEnough' },
    });
  });
});

describe('decks', () => {
  const deckOf = (count: number): Deck => ({
    tags: ['red'],
    entries: [
      { name: 'Mountain', known: true, count, zone: 'main', foil: 'no', tags: [], fields: {} },
      { name: 'Red Elemental Blast', known: true, count: 4, zone: 'side', foil: 'no', tags: [], fields: {} },
    ],
    fields: {},
    kept: [],
  });
  const NEW = { name: 'Fire', rulebook: 'fifth' as const, deck: deckOf(40) };

  test('are kept with their cards, counted without the sideboard', () => {
    const { database, ada, bela } = begun();
    const { id } = valueOf(addDeck(database, ada, NEW, NOON));
    expect(deckSummaries(database, ada)).toMatchObject([
      { id, name: 'Fire', cards: 40, version: 1, tags: ['red'] },
    ]);
    expect(keptDeck(database, ada, id)?.deck).toEqual(deckOf(40));
    expect(keptDeck(database, bela, id)).toBeUndefined();
  });

  test('changes of one sitting are one version; an old one can be read; one with a label stays', () => {
    const { database, ada } = begun();
    const { id } = valueOf(addDeck(database, ada, NEW, NOON));
    valueOf(saveDeck(database, ada, id, deckOf(41), later(1)));
    valueOf(saveDeck(database, ada, id, deckOf(42), later(2)));
    valueOf(saveDeck(database, ada, id, deckOf(43), later(60)));
    valueOf(labelVersion(database, ada, id, 3, { label: 'Before the match', was: '' }));
    valueOf(saveDeck(database, ada, id, deckOf(44), later(61)));
    expect(deckVersions(database, ada, id).map(({ number, cards, label }) => [number, cards, label])).toEqual(
      [
        [4, 44, ''],
        [3, 43, 'Before the match'],
        [2, 42, ''],
        [1, 40, ''],
      ],
    );
    expect(keptDeck(database, ada, id, 2)?.deck).toEqual(deckOf(42));
  });

  test('one of a taken name gets a number; one thrown away comes back under a free name', () => {
    const { database, ada } = begun();
    const { id } = valueOf(addDeck(database, ada, NEW, NOON));
    expect(valueOf(addDeck(database, ada, NEW, NOON)).name).toBe('Fire 2');
    valueOf(throwDeckAway(database, ada, id, NOON));
    expect(deckSummaries(database, ada, true).map(({ name }) => name)).toEqual(['Fire']);
    valueOf(addDeck(database, ada, NEW, NOON));
    expect(valueOf(takeDeckBack(database, ada, id)).name).toBe('Fire 3');
    expect(takeDeckBack(database, ada, id)).toMatchObject({ refusal: { reason: 'noSuchDeck' } });
  });

  test('a name, tags and a note are changed by themselves', () => {
    const { database, ada } = begun();
    const was = valueOf(addDeck(database, ada, NEW, NOON));
    const { id } = was;
    valueOf(addDeck(database, ada, { ...NEW, name: 'Water' }, NOON));
    expect(changeDeck(database, ada, id, { was, name: 'water' })).toMatchObject({
      refusal: { reason: 'nameTaken' },
    });
    const wanted = { was, tags: ['quick'], note: 'Burn them.' };
    expect(valueOf(changeDeck(database, ada, id, wanted))).toMatchObject({
      name: 'Fire',
      tags: ['quick'],
      note: 'Burn them.',
      version: 1,
    });
  });
});

test('all of it is there after the program was closed and opened again', () => {
  const { folder, database, ada } = begun();
  valueOf(change(database, { player: ada, kind: 'byHand', facts: {}, cards: [copies('Forest', 3)] }, NOON));
  mark(database, ada, { card: 'Forest', isFavourite: true, note: 'green' });
  const again = open(folder).read;
  expect(owned(again, ada)).toEqual([copies('Forest', 3)]);
  expect(marks(again, ada)).toHaveLength(1);
  expect(players(again)[0]).toMatchObject({ name: 'Ada', portrait: ADA.portrait });
});
