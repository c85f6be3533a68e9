import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../../../src-main/collection/database/database.ts';
import { openConnection } from '../../../src-main/collection/database/handles.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import type { Work } from '../../../src-main/collection/database/work.ts';
import { startProblemOf } from '../../../src-main/program/start-problems.ts';
import { makeFolder, removeFolder } from '../folders.ts';

/** A new data folder, gone when the test is. */
export function newDataFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => {
    removeFolder(folder);
  });
  return folder;
}

const opened = new Map<string, Database>();

/**
 * Opens as the program does: what a user can mend arrives as a `StartProblem`. Whoever has it open already ends before,
 * as one program must before the next may start.
 */
export function open(folder: string): Database {
  opened.get(folder)?.close();
  try {
    const database = openDatabase(folder);
    opened.set(folder, database);
    onTestFinished(() => {
      database.close();
      opened.delete(folder);
    });
    return database;
  } catch (failure) {
    throw startProblemOf(failure, folder) ?? failure;
  }
}

/** A folder whose database was used and closed. */
export function usedDataFolder(rows = 50): string {
  const folder = newDataFolder();
  const database = open(folder);
  fill(database, rows);
  database.close();
  return folder;
}

export function fill(database: Database, rows: number): void {
  database.write.transaction(() => {
    for (let row = 1; row <= rows; row++) {
      database.problems.record({
        where: 'test',
        message: `problem ${row} ${'x'.repeat(300)}`,
        stack: 'a stack',
      });
    }
  });
  database.notices.add({ kind: 'fileNotOpened', facts: { path: '/somewhere' } });
}

/** Every file below the folder, with its bytes. */
export function contents(folder: string): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found.set(path.slice(folder.length + 1), readFileSync(path));
  }
  return found;
}

/** Changes the database without the program: no backup is made, nothing is looked at. */
export function changeByHand(folder: string, sql: string): void {
  const { sqlite, close } = openConnection(placesIn(folder).file);
  sqlite.unsafeMode().exec(sql);
  close();
}

/** Makes of the newest version the one that knew nothing but problems. */
export function takeBackToVersion1(folder: string): void {
  changeByHand(
    folder,
    `DROP TABLE duel_films; DROP TABLE duel_digests; DROP TABLE set_aside; DROP TABLE duel_agreements; DROP TABLE results; DROP TABLE matches; DROP TABLE gauntlets;
    DROP TABLE deck_versions; DROP TABLE decks;
    DROP TABLE packs; DROP TABLE marks; DROP TABLE change_cards; DROP TABLE changes; DROP TABLE owned; DROP TABLE players;
    DROP TABLE duel_snapshots; DROP TABLE duel_replies; DROP TABLE duels; DROP TABLE notices;
    DELETE FROM migrations WHERE number > 1; PRAGMA user_version = 1`,
  );
}

/** Puts a whole backup of the database, as it is now, into the list under the time given. */
export function backUpAt(folder: string, time: string): string {
  const { file, backups } = placesIn(folder);
  const name = `spellchain-${time.replaceAll(/[:.]/g, '-')}.sqlite3`;
  mkdirSync(backups, { recursive: true });
  const { sqlite, close } = openConnection(file);
  sqlite.prepare('VACUUM INTO ?').run(join(backups, name));
  close();
  return name;
}

/** What a killed program leaves: the database as it is, with what is still only in its -wal. */
export function copyWhileOpen(from: string, to: string): void {
  cpSync(placesIn(from).database, placesIn(to).database, { recursive: true });
}

export function overwrite(file: string, at: number, bytes: Uint8Array | string): void {
  const contents = readFileSync(file);
  contents.set(Buffer.from(bytes), at);
  writeFileSync(file, contents);
}

/** Proves that a database can be used for everything. */
export function use(database: Database): void {
  database.problems.record({ where: 'use', message: 'used' });
  if (database.problems.recent()[0]?.message !== 'used') throw new Error('A problem was not kept');
  database.notices.add({ kind: 'fileNotOpened', facts: { path: '/used' } });
  const notice = database.notices.all().at(-1);
  if (notice?.facts.path !== '/used') throw new Error('A notice was not kept');
  database.notices.putAway(notice.id);
}

export function workOf(
  signal: AbortSignal = new AbortController().signal,
): Work & { heard: { done: number; total: number }[] } {
  const heard: { done: number; total: number }[] = [];
  return { signal, progress: (progress) => void heard.push(progress), heard };
}
