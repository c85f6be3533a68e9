import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UndoRule } from '../../../src-shared/duels.ts';
import type { News } from '../../../src-shared/table.ts';
import { fallback } from '../../../src-main/engine/index.ts';
import type { MindPort } from '../../../src-main/referee/ports.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { positionDuel, type SeatWords } from '../../support/rule-duel.ts';
import { seated, Seated } from '../../support/seated.ts';

const HABITS = { stops: { yours: ['main1'], theirs: [] }, attention: 'stops' } as const;

function solo(seats: readonly SeatWords[], undo: UndoRule): Seated {
  return seated(positionDuel('m11', seats).setup, { players: ['person', 'person'], habits: HABITS, undo });
}

const REFUSED = { kind: 'refused', refusal: { reason: 'notOffered' } };

describe('a decision can be taken back', () => {
  test('while nothing new was seen: a land, a spell', () => {
    const table = solo([{ hand: ['Mountain', 'Lightning Bolt'] }, {}], 'unseen');
    const before = table.view;
    expect(before.canUndo).toBe(false);
    table.act({ kind: 'land', card: table.card('Mountain') });
    table.act({
      kind: 'cast',
      card: table.card('Lightning Bolt'),
      targets: [[{ kind: 'seat', seat: 1 }]],
    });
    expect(table.view.players[1]?.life).toBe(17);
    expect(table.view.canUndo).toBe(true);
    expect(table.table.undo()).toEqual({ kind: 'taken' });
    expect(table.view.players[1]?.life).toBe(20);
    expect(table.table.undo()).toEqual({ kind: 'taken' });
    expect(table.view).toEqual(before);
  });

  test('not after a card was drawn, unless the duel allows everything', () => {
    const draw = (table: Seated) => {
      table.act({
        kind: 'cast',
        card: table.card('Ancestral Recall'),
        targets: [[{ kind: 'seat', seat: 0 }]],
      });
    };
    const seats = [{ hand: ['Ancestral Recall'], battlefield: ['Island'] }, {}];
    const strict = solo(seats, 'unseen');
    draw(strict);
    expect(strict.view.players[0]?.hand).toHaveLength(3);
    expect(strict.view.canUndo).toBe(false);
    expect(strict.table.undo()).toEqual(REFUSED);
    expect(strict.view.players[0]?.hand).toHaveLength(3);
    const free = solo(seats, 'always');
    draw(free);
    expect(free.table.undo()).toEqual({ kind: 'taken' });
    expect(free.view.players[0]?.hand).toHaveLength(1);
  });

  test('not after chance fell, though no card was seen by it', () => {
    const flip = (undo: UndoRule): Seated => {
      const seats = [{ hand: ['Mana Clash'], battlefield: ['Mountain'] }, {}];
      const { setup } = positionDuel('fifth', seats, { step: 'main1' });
      const table = seated(setup, { players: ['person', 'person'], habits: HABITS, undo });
      table.act({ kind: 'cast', card: table.card('Mana Clash'), targets: [[{ kind: 'seat', seat: 1 }]] });
      return table;
    };
    const strict = flip('unseen');
    expect(strict.news.flatMap(({ events }) => events.map(({ kind }) => kind))).toContain('coin');
    expect(strict.view.canUndo).toBe(false);
    expect(strict.table.undo()).toEqual(REFUSED);
    expect(flip('always').table.undo()).toEqual({ kind: 'taken' });
  });

  test('not after somebody else has decided something, though nothing new was seen by it', async () => {
    const against = async (undo: UndoRule): Promise<Seated> => {
      const seats = [{ battlefield: ['Hill Giant'] }, { battlefield: ['Grizzly Bears'] }];
      const { setup } = positionDuel('m11', seats, { step: 'main1' });
      const minds: MindPort = { think: ({ hidden }) => Promise.resolve(fallback(hidden)) };
      const stops = { yours: ['main1', 'main2'], theirs: [] } as const;
      const habits = { ...HABITS, stops };
      const table = seated(setup, { players: ['person', 'random'], minds, habits, undo });
      await table.settled();
      table.done();
      await table.settled();
      const attacker = { card: table.card('Hill Giant'), seat: 1, walker: -1, band: -1 };
      table.answer({ kind: 'attack', attackers: [attacker] });
      await table.settled();
      expect([table.view.players[1]?.life, table.place, table.view.turn]).toEqual([17, 'your main2', 1]);
      return table;
    };
    const strict = await against('unseen');
    expect(strict.view.canUndo).toBe(false);
    expect(strict.table.undo()).toEqual(REFUSED);
    expect((await against('always')).table.undo()).toEqual({ kind: 'taken' });
  });

  test('never where the duel does not allow it', () => {
    const table = solo([{ hand: ['Mountain'] }, {}], 'never');
    table.act({ kind: 'land', card: table.card('Mountain') });
    expect(table.view.canUndo).toBe(false);
    expect(table.table.undo()).toEqual(REFUSED);
  });
});

test('what was taken back is gone from the journal too', () => {
  const table = solo([{ hand: ['Mountain', 'Forest'] }, {}], 'unseen');
  table.act({ kind: 'land', card: table.card('Mountain') });
  table.table.undo();
  table.act({ kind: 'land', card: table.card('Forest') });
  expect(table.database.duels.read(table.id)?.replies).toHaveLength(1);
  table.referee.close();
  table.sit(table.id);
  expect(table.view.battlefield.map((card) => table.view.cards[card]?.name)).toEqual(['Forest']);
});

test('what was taken back is gone from the log, for a window that heard it and for one that comes later', () => {
  const table = solo([{ hand: ['Mountain', 'Forest'] }, {}], 'unseen');
  const before = table.news.length;
  table.act({ kind: 'land', card: table.card('Mountain') });
  expect(table.news.length).toBeGreaterThan(before);
  table.table.undo();
  expect(table.news).toHaveLength(before);
  table.act({ kind: 'land', card: table.card('Forest') });
  const played = (log: readonly News[]) =>
    log.flatMap(({ events, names }) =>
      events.flatMap((event) =>
        event.kind === 'moved' && event.cause === 'play' ? [names[event.card]] : [],
      ),
    );
  expect(played(table.news)).toEqual(['Forest']);
  expect(played(table.table.sit().log)).toEqual(['Forest']);
});

test('a duel that cannot be written down stands still, shows nothing unwritten, and goes on when it can', () => {
  const table = solo([{ hand: ['Mountain', 'Forest'] }, {}], 'unseen');
  const { append } = table.database.duels;
  let isFull = true;
  table.journal.append = (...words) => {
    if (isFull) throw new Error('The disk is full.');
    append(...words);
  };
  const before = table.view;
  table.act({ kind: 'land', card: table.card('Mountain') });
  return Promise.resolve().then(() => {
    expect(table.view.battlefield).toEqual(before.battlefield);
    expect(table.view.stuck).toBe('failed');
    isFull = false;
    table.sit(table.id);
    expect(table.view.stuck).toBeUndefined();
    expect(table.view.battlefield).toHaveLength(1);
    expect(table.database.duels.read(table.id)?.replies).toHaveLength(1);
  });
});

test('so does one against a wizard, whatever was said', async () => {
  const lands = [{ hand: ['Mountain', 'Forest'] }, {}];
  for (const say of ['land', 'pass'] as const) {
    const table = seated(positionDuel('m11', lands).setup, { players: ['person', 'random'], habits: HABITS });
    await table.settled();
    const { append } = table.database.duels;
    let isFull = true;
    table.journal.append = (...words) => {
      if (isFull) throw new Error('The disk is full.');
      append(...words);
    };
    const before = table.view;
    const said = say === 'land' ? table.act({ kind: 'land', card: table.card('Mountain') }) : table.done();
    expect(said).toEqual({ kind: 'taken' });
    await setImmediate();
    expect(table.view.battlefield).toEqual(before.battlefield);
    expect(table.view.stuck).toBe('failed');
    isFull = false;
    table.sit(table.id);
    await table.settled();
    expect(table.view.stuck).toBeUndefined();
    expect(table.database.duels.read(table.id)?.replies.length).toBeGreaterThan(0);
  }
});

test('a decision that was taken back is asked again, also where nothing but a run had led to it', () => {
  const seats = [{ hand: ['Mountain'] }, {}];
  const table = solo(seats, 'always');
  table.table.runTo(table.prompt.decision, { half: 'yours', step: 'main2' }, true);
  const { decision } = table.prompt;
  expect(table.view.step).toBe('main2');
  table.act({ kind: 'land', card: table.card('Mountain') });
  expect(table.place).toBe('your main2');
  table.done();
  expect(table.view.turn).toBe(2);
  table.table.undo();
  expect([table.view.turn, table.view.step]).toEqual([1, 'main2']);
  table.table.undo();
  expect([table.view.step, table.prompt.decision]).toEqual(['main2', decision]);
  expect(table.view.battlefield).toEqual([]);
});

test('where taking back cannot be written, nothing is taken back, and the duel is read as it went on', () => {
  const folder = makeFolder();
  onTestFinished(() => {
    removeFolder(folder);
  });
  const { setup } = positionDuel('m11', [{ hand: ['Mountain', 'Lightning Bolt'] }, {}]);
  const places = { players: ['person', 'person'], habits: HABITS, folder } as const;
  const table = seated(setup, places);
  table.act({ kind: 'land', card: table.card('Mountain') });
  const before = table.view;
  const { takeBack } = table.journal;
  table.journal.takeBack = () => {
    throw new Error('The disk is full.');
  };
  expect(() => table.table.undo()).toThrow('The disk is full.');
  table.journal.takeBack = takeBack;
  expect(table.view).toEqual(before);
  table.act({ kind: 'cast', card: table.card('Lightning Bolt'), targets: [[{ kind: 'seat', seat: 1 }]] });
  const { view } = table;
  expect(view.players[1]?.life).toBe(17);
  table.close();
  const again = new Seated(places);
  again.sit(table.id);
  expect(again.cut).toEqual([]);
  expect(again.view).toEqual(view);
  again.close();
});
