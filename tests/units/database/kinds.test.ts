import { expect, test } from 'vitest';
import { ROW_KINDS } from '../../../src-main/collection/rows/kinds.ts';
import { columnsOf } from '../../../src-main/collection/rows/rows.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';

/** Words of players, and numbers: whatever stands there makes sense, or is looked after by whoever reads it. */
const NEED_NONE = [
  ...['change_cards', 'marks', 'owned', 'problems', 'set_aside'],
  // What SQLite and the migrations write themselves.
  ...['migrations', 'sqlite_sequence'],
  // The journal cuts a duel off where it cannot be read; a film that is damaged is none.
  ...['duel_agreements', 'duel_digests', 'duel_films', 'duel_replies', 'duel_snapshots'],
];

test('every table has a kind of row, or is known to need none', () => {
  const { read } = open(newDataFolder());
  const tables = read.all("SELECT name FROM sqlite_schema WHERE type = 'table'") as { name: string }[];
  const known = [...NEED_NONE, ...ROW_KINDS.map(({ table }) => table)];
  expect(tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test('every kind has the columns that it asks for, and its key is one of the table', () => {
  const { read } = open(newDataFolder());
  for (const kind of ROW_KINDS) {
    expect(read.all(`SELECT ${columnsOf(kind)} FROM ${kind.table}`)).toEqual([]);
    expect(Object.keys(kind.columns)).toEqual(expect.arrayContaining([...kind.key]));
    expect(Object.keys(kind.columns)).toEqual(expect.arrayContaining(Object.keys(kind.instead ?? {})));
  }
});
