import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openConnection } from '../../../src-main/collection/database/handles.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';

test('an empty folder becomes a database without a word to the player', () => {
  const folder = newDataFolder();
  const database = open(folder);
  expect(database.notices.all()).toEqual([]);
  expect(database.problems.recent()).toEqual([]);
  expect(database.backups.list()).toEqual([]);
  expect(readdirSync(folder)).toEqual(['database']);
});

test('what was written is there after the database was closed and opened again', () => {
  const folder = newDataFolder();
  const first = open(folder);
  first.problems.record({ where: 'the table', message: 'the first', stack: 'at line 1' });
  first.problems.record({ where: 'the table', message: 'the second' });
  first.notices.add({ kind: 'fileNotOpened', facts: { path: '/a deck' } });
  first.close();

  const second = open(folder);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
  expect(second.problems.recent()).toEqual([
    { at, where: 'the table', message: 'the second' },
    { at, where: 'the table', message: 'the first', stack: 'at line 1' },
  ]);
  expect(second.notices.all()).toEqual([{ id: 1, at, kind: 'fileNotOpened', facts: { path: '/a deck' } }]);
});

test('the last two hundred problems are kept', () => {
  const database = open(newDataFolder());
  for (let number = 1; number <= 205; number++)
    database.problems.record({ where: 'test', message: String(number) });
  const kept = database.problems.recent().map(({ message }) => Number(message));
  expect(kept).toHaveLength(200);
  expect(kept[0]).toBe(205);
  expect(kept.at(-1)).toBe(6);
});

test('a notice stays until it is put away, and its number is not used again', () => {
  const database = open(newDataFolder());
  database.notices.add({ kind: 'fileNotOpened', facts: { path: '/one' } });
  database.notices.add({ kind: 'fileNotOpened', facts: { path: '/two' } });
  database.notices.putAway(2);
  database.notices.putAway(77);
  database.notices.add({ kind: 'fileNotOpened', facts: { path: '/three' } });
  expect(database.notices.all().map(({ id, facts }) => [id, facts.path])).toEqual([
    [1, '/one'],
    [3, '/three'],
  ]);
});

test('the same notice is not told twice', () => {
  const database = open(newDataFolder());
  database.notices.add({ kind: 'backupFailed', facts: { reason: 'no room' } });
  database.notices.add({ kind: 'backupFailed', facts: { reason: 'no permission' } });
  database.notices.add({ kind: 'backupFailed', facts: { reason: 'no room' } });
  expect(database.notices.all().map(({ facts }) => facts.reason)).toEqual(['no permission', 'no room']);
});

test('the size is that of the database with what is still in its -wal', () => {
  const database = open(newDataFolder());
  const before = database.bytes();
  expect(before).toBeGreaterThan(0);
  database.problems.record({ where: 'test', message: 'x'.repeat(100_000) });
  expect(database.bytes()).toBeGreaterThan(before + 100_000);
});

test('the file is kept in WAL, synchronous to the disk, with foreign keys, and every table is strict', () => {
  const folder = newDataFolder();
  open(folder).close();
  const { sqlite, close } = openConnection(placesIn(folder).file);
  expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(sqlite.pragma('synchronous', { simple: true })).toBe(2);
  expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
  const loose =
    "SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'";
  expect(sqlite.prepare(loose).all()).toEqual([]);
  close();
});

test('a read handle refuses what writes, even when it has rows to give', () => {
  const { read } = open(newDataFolder());
  const sql = "INSERT INTO problems (at, place, message) VALUES ('', '', '') RETURNING id";
  expect(() => read.all(sql)).toThrow('A read handle was given a statement that writes');
  expect(() => read.first(sql)).toThrow('A read handle was given a statement that writes');
  expect(read.first('SELECT count(*) AS rows FROM problems')).toEqual({ rows: 0 });
});

test('a transaction that fails leaves nothing behind, also inside another', () => {
  const { write, problems } = open(newDataFolder());
  write.transaction(() => {
    problems.record({ where: 'test', message: 'outside' });
    const inside = () => {
      write.transaction(() => {
        problems.record({ where: 'test', message: 'inside' });
        throw new Error('not after all');
      });
    };
    expect(inside).toThrow('not after all');
  });
  expect(problems.recent().map(({ message }) => message)).toEqual(['outside']);
});

test('a full database says so with a code that the program knows', async () => {
  const { worldFailure } = await import('../../../src-main/program/failures.ts');
  const { read, notices } = open(newDataFolder());
  const { page_count: pages } = read.first('PRAGMA page_count') as { page_count: number };
  read.first(`PRAGMA max_page_count = ${pages + 10}`);
  const fillUp = () => {
    for (let count = 0; ; count++)
      notices.add({ kind: 'backupFailed', facts: { reason: `${count} ${'x'.repeat(14_000)}` } });
  };
  let failure: unknown;
  try {
    fillUp();
  } catch (thrown) {
    failure = thrown;
  }
  expect(worldFailure(failure)).toBe('diskFull');
  expect(notices.all().length).toBeGreaterThan(0);
});
