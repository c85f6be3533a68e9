import { describe, expect, test } from 'vitest';
import { readyDecks } from '../../../src-main/decks/ready.ts';
import { hash, newDuel, some, type Duel } from '../../../src-main/engine/index.ts';
import { RULES, SHAPE } from '../../../src-main/engine/value/versions.ts';
import { duelOf, snapshotOf } from '../../../src-main/referee/snapshot.ts';
import { opened } from '../../../src-main/referee/opening.ts';
import type { DuelRecord } from '../../../src-main/referee/ports.ts';
import { setupOf } from '../../../src-main/referee/set-up.ts';
import { rollFrom } from '../../../scripts/fuzz/duels.ts';
import { seated } from '../../support/seated.ts';

const ORDER = { rulebook: 'm11', undo: 'unseen', ante: false, allTimes: false, options: [] } as const;

function setup(
  rulebook: 'm11' | 'fifth' | 'portal',
  seed: number,
  players: readonly ('person' | 'random')[],
) {
  const decks = readyDecks().filter(({ rulebooks }) => rulebooks.includes(rulebook));
  return setupOf(
    { ...ORDER, rulebook, seats: players.map((player) => ({ player })) },
    [0, 1].map((place) => decks[(seed + place) % decks.length] ?? { name: '', list: [] }),
    seed,
  );
}

describe.each(['m11', 'fifth', 'portal'] as const)('a duel under %s', (rulebook) => {
  test('goes on after a restart where it stood, with the same future', async () => {
    const duelSetup = setup(rulebook, 3, ['person', 'random']);
    const first = seated(duelSetup, { players: ['person', 'random'] });
    for (let said = 0; said < 60; said++) {
      await first.settled();
      if (first.view.result) break;
      const { options } = first.prompt;
      const acts = options.kind === 'act' ? options.acts.filter(({ kind }) => kind !== 'useMana') : [];
      const act = acts[said % 7];
      if (act && first.act(act).kind === 'taken') continue;
      if (first.prompt.options.kind === 'act') first.done();
      else first.answer(answerFrom(first.database.duels.read(first.id) as DuelRecord));
    }
    await first.settled();
    const stood = first.view;
    const { log } = first.table.sit();
    first.close();
    const second = seated(duelSetup, { folder: first.folder });
    second.sit(first.id);
    await second.settled();
    const { canUndo: _, number: __, ...now } = { ...second.view, number: 0 };
    const { canUndo: ___, ...was } = stood;
    expect({ ...now, faces: {} }).toEqual({ ...was, faces: {} });
    expect(second.table.sit().log.flatMap(({ events }) => events)).toEqual(
      log.flatMap(({ events }) => events),
    );
    expect(second.failures).toEqual([]);
  });
});

/** Some answer to what the journal says is asked. */
function answerFrom(record: DuelRecord) {
  const { duel } = opened(record);
  return some(duel, rollFrom(duel.decisions));
}

function played(replies: number): { record: DuelRecord; duel: Duel } {
  const duelSetup = setup('m11', 5, ['random', 'random']);
  const roll = rollFrom(5);
  const given = [];
  let duel = newDuel(duelSetup);
  const at = new Date(0).toISOString();
  const summary = {
    id: 'x',
    rulebook: 'm11',
    rules: RULES,
    began: at,
    changed: at,
    turn: 0,
    decisions: 0,
    seats: [],
  } as const;
  const base = { summary, setup: duelSetup, undo: 'never' } as const;
  for (let said = 0; said < replies && !duel.result; said++) {
    given.push(some(duel, roll));
    duel = opened({ ...base, replies: given }).duel;
  }
  return { record: { ...base, replies: given }, duel };
}

test('a word that is taken is in the journal at once, however long the wizard thinks about it', async () => {
  const table = seated(setup('m11', 3, ['person', 'random']), { players: ['person', 'random'] });
  const kept = () => (table.database.duels.read(table.id) as DuelRecord).replies.length;
  for (let passes = 0; passes < 10;) {
    await table.settled();
    const before = kept();
    const { kind } = table.prompt.options;
    const taken =
      kind === 'act'
        ? table.done()
        : table.answer(answerFrom(table.database.duels.read(table.id) as DuelRecord));
    expect(taken).toEqual({ kind: 'taken' });
    expect(kept()).toBeGreaterThan(before);
    if (kind === 'act') passes++;
  }
});

test('whoever sits down is told the log of that moment: what follows is told once, as it comes', async () => {
  const table = seated(setup('m11', 3, ['person', 'random']), { players: ['person', 'random'] });
  await table.settled();
  const { log } = table.table.sit();
  const told = log.length;
  while (table.table.sit().log.length === told) {
    if (table.prompt.options.kind === 'act') table.done();
    else table.answer(answerFrom(table.database.duels.read(table.id) as DuelRecord));
    await table.settled();
  }
  expect(log).toHaveLength(told);
});

test('a state kept whole is the duel', () => {
  const { record, duel } = played(40);
  const kept = JSON.parse(JSON.stringify(snapshotOf(duel))) as ReturnType<typeof snapshotOf>;
  expect(hash(duelOf(kept, record.setup) ?? newDuel(record.setup))).toBe(hash(duel));
  expect(duelOf({ ...kept, shape: SHAPE + 1 }, record.setup)).toBeUndefined();
});

test('an engine that takes a reply no longer goes on from the latest state that was kept', () => {
  const { record, duel } = played(40);
  const nonsense = { kind: 'x', x: -1 } as const;
  const replies = [...record.replies.slice(0, 10), nonsense, ...record.replies.slice(11)];
  const later = opened({ ...record, replies, snapshot: { place: 40, duel: snapshotOf(duel) } });
  expect([later.place, hash(later.duel)]).toEqual([40, hash(duel)]);
  const cut = opened({ ...record, replies });
  expect(cut.place).toBe(10);
  expect(cut.stoppedBy?.message).toMatch(/refused/);
});

test('a duel that cannot be played again to its end is cut there, and the player is told', () => {
  const { record } = played(20);
  const table = seated(record.setup, { players: ['random', 'random'] });
  const { summary, setup: duelSetup } = record;
  const id = '00000000-0000-4000-8000-000000000000';
  const seats = [0, 1].map((seat) => ({ name: `${seat}`, player: 'person' as const, deck: '', life: 20 }));
  table.database.duels.begin({ summary: { ...summary, id, seats }, setup: duelSetup, undo: 'never' });
  table.database.duels.append({ ...summary, id, seats }, 0, [
    ...record.replies.slice(0, 5),
    { kind: 'x', x: -1 },
    { kind: 'x', x: -1 },
  ]);
  table.sit(id);
  expect(table.cut).toEqual([2]);
  expect(table.database.duels.read(id)?.replies.length).toBeGreaterThanOrEqual(5);
});
