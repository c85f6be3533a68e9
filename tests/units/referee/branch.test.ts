/** A duel that begins in the middle of another one: whoever sits there now is asked as a person or as a mind. */
import { expect, test } from 'vitest';
import { branch } from '../../../src-main/referee/branch.ts';
import type { DuelRecord } from '../../../src-main/referee/ports.ts';
import type { PlayerKind } from '../../../src-shared/duels.ts';
import { readySetup } from '../../support/ready-setup.ts';
import { seated } from '../../support/seated.ts';

async function played(players: readonly [PlayerKind, PlayerKind]) {
  const table = seated(readySetup('fifth', 3, [...players]), { players });
  await table.settled();
  for (let word = 0; word < 4; word++) {
    table.done();
    await table.settled();
  }
  const record = table.database.duels.read(table.id) as DuelRecord;
  const at = new Date('2026-11-18T12:00:00.000Z');
  return {
    record,
    begin: (place: number, now: readonly PlayerKind[]) => {
      const id = branch(table.journal, record, { place, players: now, at });
      return id === undefined ? undefined : (table.database.duels.read(id) as DuelRecord);
    },
  };
}

test('says anew whom the engine asks, of those chairs alone that have changed', async () => {
  const { record, begin } = await played(['person', 'magician']);
  const said = (...now: PlayerKind[]) => begin(1, now)?.replies.slice(1);
  expect(begin(1, ['person', 'magician'])?.replies).toEqual(record.replies.slice(0, 1));
  expect(said('person', 'apprentice')).toEqual([]);
  expect(said('person', 'person')).toEqual([{ kind: 'attentive', seat: 1, on: true }]);
  expect(said('apprentice', 'magician')).toEqual([{ kind: 'attentive', seat: 0, on: false }]);
});

test('has the names, the levels and the lives of that place, and where it came from', async () => {
  const { record, begin } = await played(['person', 'magician']);
  const made = begin(2, ['person', 'person']);
  const seats = record.summary.seats;
  expect(made?.summary).toMatchObject({
    rulebook: 'fifth',
    began: '2026-11-18T12:00:00.000Z',
    branch: { duel: record.summary.id, place: 2, begins: made?.replies.length },
  });
  expect(made?.summary.seats.map(({ player, life }) => [player, life])).toEqual([
    ['person', 20],
    ['person', 20],
  ]);
  expect(made?.summary.seats[0]?.name).toBe(seats[0]?.name);
  expect(made?.summary.seats[1]?.name).not.toBe(seats[1]?.name);
});

test('begins at no place that was never reached, and with as many as sat there', async () => {
  const { record, begin } = await played(['person', 'magician']);
  expect(begin(record.replies.length + 1, ['person', 'magician'])).toBeUndefined();
  expect(begin(1, ['person'])).toBeUndefined();
  expect(begin(0, ['person', 'magician'])?.replies).toEqual([]);
});
