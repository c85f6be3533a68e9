import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NEWEST_VERSION } from '../../../src-main/collection/database/migrations/list.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { StartProblem } from '../../../src-main/program/start-problems.ts';
import {
  backUpAt,
  changeByHand,
  contents,
  copyWhileOpen,
  newDataFolder,
  open,
  overwrite,
  usedDataFolder,
} from '../../support/database/data-folder.ts';

const NEWER = NEWEST_VERSION + 1;
const OF_TOMORROW = `
  CREATE TABLE of_tomorrow (id INTEGER PRIMARY KEY) STRICT;
  INSERT INTO migrations VALUES (${NEWER}, 'tomorrow', '');
  PRAGMA user_version = ${NEWER}`;

function problemOf(folder: string): StartProblem {
  try {
    open(folder);
  } catch (failure) {
    if (failure instanceof StartProblem) return failure;
    throw failure;
  }
  throw new Error('It was opened');
}

describe('a database of a newer version', () => {
  test('is refused, and every byte of it stays', () => {
    const folder = usedDataFolder();
    changeByHand(folder, OF_TOMORROW);
    const before = contents(folder);

    const problem = problemOf(folder);
    expect(problem.kind).toBe('databaseNewer');
    expect(problem.message).toContain(folder);
    expect(problem.message).toContain(
      `it has version ${NEWER}, and this program knows up to ${NEWEST_VERSION}`,
    );
    expect(contents(folder).get('database/spellchain.sqlite3')).toEqual(
      before.get('database/spellchain.sqlite3'),
    );
    expect(readdirSync(folder).toSorted()).toEqual(['database']);
  });

  test('keeps its -wal too', () => {
    const running = newDataFolder();
    const folder = newDataFolder();
    open(running).write.script(OF_TOMORROW);
    copyWhileOpen(running, folder);
    const before = contents(folder);
    expect(before.get('database/spellchain.sqlite3-wal')?.length).toBeGreaterThan(0);

    expect(problemOf(folder).kind).toBe('databaseNewer');
    const after = contents(folder);
    for (const name of ['database/spellchain.sqlite3', 'database/spellchain.sqlite3-wal']) {
      expect(after.get(name)?.equals(before.get(name) ?? Buffer.of())).toBe(true);
    }
  });

  test('is refused even when it is damaged: only the newer program knows what it is worth', () => {
    const folder = usedDataFolder();
    changeByHand(folder, OF_TOMORROW);
    overwrite(placesIn(folder).file, 3 * 4_096, new Uint8Array(4_096).fill(0xa5));
    expect(problemOf(folder).kind).toBe('databaseNewer');
  });

  test('is not replaced by an older backup when it cannot be read at all', () => {
    const folder = usedDataFolder();
    backUpAt(folder, '2026-11-10T10:00:00.000Z');
    changeByHand(folder, OF_TOMORROW);
    backUpAt(folder, '2026-11-12T10:00:00.000Z');
    overwrite(placesIn(folder).file, 0, 'broken');
    const before = contents(folder);
    expect(problemOf(folder).kind).toBe('databaseNewer');
    const after = contents(folder);
    for (const [name, bytes] of before) expect(after.get(name)?.equals(bytes)).toBe(true);
  });
});

test('a database that cannot be migrated is left at its version, with a sentence that says where it stopped', () => {
  const folder = usedDataFolder();
  changeByHand(folder, 'DELETE FROM migrations WHERE number > 1; PRAGMA user_version = 1');
  const problem = problemOf(folder);
  expect(problem.kind).toBe('databaseNotMigrated');
  expect(problem.message).toContain('notices: table notices already exists');
  expect(problem.message).toContain(folder);
  expect(readdirSync(placesIn(folder).backups)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain('set-aside');
  expect(problemOf(folder).kind).toBe('databaseNotMigrated');
});
