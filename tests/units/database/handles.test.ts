/** Whether the database may be written is asked without a wait; anything else waits a little for a lock. */
import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  mayWrite,
  openConnection,
  type DatabaseConnection,
} from '../../../src-main/collection/database/handles.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

let folder: string;
let connection: DatabaseConnection;
beforeEach(() => {
  folder = makeFolder();
  connection = openConnection(join(folder, 'a.sqlite3'));
});
afterEach(() => {
  connection.close();
  removeFolder(folder);
});

const waits = (): unknown => connection.sqlite.pragma('busy_timeout', { simple: true });

/** Asks, and notes how long each step would have waited for a lock. */
function ask(): { readonly may: boolean; readonly waited: readonly unknown[] } {
  const waited: unknown[] = [];
  const exec = (sql: string): void => {
    waited.push(waits());
    connection.sqlite.exec(sql);
  };
  const sqlite = new Proxy(connection.sqlite, {
    get: (database, name) => {
      if (name === 'exec') return exec;
      const part: unknown = Reflect.get(database, name);
      return typeof part === 'function' ? (part.bind(database) as unknown) : part;
    },
  });
  return { may: mayWrite({ sqlite }), waited };
}

test('nobody else writes: yes, and nothing is left open', () => {
  const before = waits();
  expect(ask()).toEqual({ may: true, waited: [0, 0] });
  expect([connection.sqlite.inTransaction, waits(), before]).toEqual([false, before, 2_000]);
});

test('somebody else writes: no, at once, and what follows waits as before', () => {
  const other = new Sqlite(join(folder, 'a.sqlite3'));
  other.exec('BEGIN IMMEDIATE');
  expect(ask()).toEqual({ may: false, waited: [0] });
  expect(waits()).toBe(2_000);
  other.exec('ROLLBACK');
  other.close();
  expect(ask().may).toBe(true);
});
