/** W3: the tables of duels that are over are let go, but for those at which somebody may still sit. */
import { expect, test } from 'vitest';
import { positionDuel } from '../../support/rule-duel.ts';
import { seated } from '../../support/seated.ts';

const SEATS = [{ hand: ['Mountain'] }, {}];
const PLAYERS = ['person', 'person'] as const;

test('eight stay as they are; older ones are laid anew, and their end can be taken back as well', () => {
  const { setup } = positionDuel('m11', SEATS);
  const seat = seated(setup, { players: PLAYERS, undo: 'always' });
  const played = Array.from({ length: 10 }, (_, number) => {
    const id = number === 0 ? seat.id : seat.lay(setup, PLAYERS, 'always');
    seat.sit(id);
    seat.act({ kind: 'land', card: seat.card('Mountain') });
    seat.table.concede(1);
    expect(seat.view.result).toMatchObject({ kind: 'won', seats: [0] });
    return { id, table: seat.table };
  });
  const isAsItWas = played.map(({ id, table }) => [id, table] as const).slice(2);
  for (const [id, table] of isAsItWas) expect(seat.referee.table(id)).toBe(table);

  const [oldest] = played;
  seat.sit(oldest?.id ?? '');
  expect(seat.table).not.toBe(oldest?.table);
  expect(seat.view.result).toMatchObject({ kind: 'won', seats: [0] });
  expect(seat.table.undo()).toEqual({ kind: 'taken' });
  expect(seat.view.result).toBeUndefined();

  // It is being played again: however many end, it stays.
  const { table } = seat;
  for (const { id } of played.slice(1)) seat.referee.table(id);
  expect(seat.referee.table(oldest?.id ?? '')).toBe(table);
});

test('an end that is taken back where somebody still sits leads to where it led before', () => {
  const { setup } = positionDuel('m11', SEATS);
  const seat = seated(setup, { players: PLAYERS, undo: 'always' });
  seat.act({ kind: 'land', card: seat.card('Mountain') });
  seat.table.concede(1);
  const { table } = seat;
  expect(table.undo()).toEqual({ kind: 'taken' });
  expect(seat.table).toBe(table);
  expect(seat.view.battlefield).toHaveLength(0);
});
