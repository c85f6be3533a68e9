/** What must be true after the program was killed, at whatever moment. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import { owned } from '../../../src-main/collection/owned/owned.ts';
import { players } from '../../../src-main/collection/players/players.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { addsUp } from './conserved.ts';
import {
  backUpAt,
  changeByHand,
  newDataFolder,
  open,
  overwrite,
  use,
  usedDataFolder,
  workOf,
} from './data-folder.ts';
import { killAfter, timeOf } from './children.ts';
import { KILLED, moves, repliesAt } from './duels.ts';
import { IMPORTED } from './imported.ts';

export async function killWhileWriting(words: number): Promise<void> {
  const folder = newDataFolder();
  const told = await killAfter('write', folder, words);
  expect(told.length).toBeGreaterThan(0);
  const database = open(folder);
  const kept = database.problems.recent().map(({ message }) => Number(message));
  // One more may have been written that the child could not tell any more.
  expect([told.length, told.length + 1]).toContain(kept[0]);
  expect(kept).toEqual(kept.map((_, back) => (kept[0] ?? 0) - back));
  expect(kept.length).toBe(Math.min(200, kept[0] ?? 0));
  await expectWhole(folder);
}

/** Whatever had been told is there; of what had not, all that one call wrote, or nothing. */
export async function killWhileDuelling(words: number): Promise<void> {
  const folder = newDataFolder();
  const told = (await killAfter('duel', folder, words)).map(Number);
  const { duels } = open(folder);
  const kept = duels.read(KILLED);
  expect(kept?.lost).toBeUndefined();
  const counts = countsAfter(told.length + 1);
  expect(told).toEqual(counts.slice(0, told.length));
  expect(counts.slice(told.length - 1)).toContain(kept?.replies.length);
  expect(kept?.replies).toEqual(repliesAt(0, kept?.replies.length ?? 0));
  expect(kept?.summary.decisions).toBe(kept?.replies.length);
  expect(kept?.snapshot).toEqual(latestState(kept?.replies.length ?? 0));
  expect(duels.list()).toEqual([kept?.summary]);
  await expectWhole(folder);
}

/** How many replies there are after each of the first calls: none after the one that begins the duel. */
function countsAfter(calls: number): number[] {
  const counts = [0];
  const coming = moves();
  while (counts.length < calls) {
    const { place, replies } = coming.next().value;
    counts.push(place + replies.length);
  }
  return counts;
}

/** The one that was written last when there are that many replies. */
function latestState(replies: number): unknown {
  let latest: unknown;
  for (const { place, replies: written, snapshot } of moves()) {
    const count = place + written.length;
    if (count > replies) return latest;
    if (snapshot !== undefined) latest = { place: count, duel: snapshot };
  }
  return latest;
}

/** All cards of a file are there, or none, and what came adds up to what is there. */
export async function killWhileImporting(words: number): Promise<void> {
  const folder = newDataFolder();
  const told = (await killAfter('importCards', folder, words)).map(Number);
  const { read } = open(folder);
  const [player] = players(read);
  if (!player) throw new Error('There is no player.');
  const cards = owned(read, player.id).reduce((sum, { count }) => sum + count, 0);
  expect([told.length - 1, told.length].map((files) => files * IMPORTED)).toContain(cards);
  expect(addsUp(read, player.id)).toBe(true);
  await expectWhole(folder);
}

export async function killWhileBackingUp(words: number): Promise<void> {
  const folder = usedDataFolder();
  fillALot(folder);
  await killAfter('backUp', folder, words);
  for (const { file } of open(folder).backups.list()) expectSoundBackup(folder, file);
  await expectWhole(folder);
}

const BACKED_UP_AT = new Date(Date.now() - 60_000).toISOString();
const DAMAGE = 'broken by hand';
const MANY = 1_500;

/** A damaged database with a good backup and, newer than that, a bad one. */
export function damagedDataFolder(): string {
  const folder = usedDataFolder();
  fillALot(folder);
  backUpAt(folder, BACKED_UP_AT);
  overwrite(
    join(placesIn(folder).backups, backUpAt(folder, new Date().toISOString())),
    30_000,
    new Uint8Array(9_000),
  );
  overwrite(placesIn(folder).file, 0, DAMAGE);
  return folder;
}

let restoring: Promise<number> | undefined;

/** From 1, at its first word, to 2, at its last. */
export async function killWhileRestoring(words: number): Promise<void> {
  restoring ??= timeOf('open', damagedDataFolder());
  const folder = damagedDataFolder();
  await killAfter('open', folder, words, await restoring);
  await expectRestored(folder);
}

export async function expectRestored(folder: string): Promise<void> {
  const database = open(folder);
  expect(database.read.first('SELECT count(*) AS rows FROM many')).toEqual({ rows: MANY });
  const restored = database.notices.all().filter(({ kind }) => kind === 'databaseRestored');
  expect(restored).toMatchObject([{ facts: { backupAt: BACKED_UP_AT } }]);
  expect(database.notices.all().filter(({ kind }) => kind === 'databaseNew')).toEqual([]);
  const { setAside } = placesIn(folder);
  expect(readdirSync(setAside).map((name) => join(setAside, name))).toEqual([restored[0]?.facts.setAside]);
  const damaged = readFileSync(
    join(setAside, readdirSync(setAside)[0] ?? '', 'spellchain.sqlite3'),
    'latin1',
  );
  expect(damaged.startsWith(DAMAGE)).toBe(true);
  use(database);
  database.close();
  await expectWhole(folder);
}

/** The backup that is to take its place has many rows, and it has none. */
export function orderedDataFolder(): string {
  const folder = usedDataFolder();
  fillALot(folder);
  const file = backUpAt(folder, BACKED_UP_AT);
  changeByHand(folder, 'DELETE FROM many');
  const { replacement, close } = open(folder);
  expect(replacement.order({ kind: 'backup', file })).toBe('ordered');
  close();
  return folder;
}

export async function expectReplaced(folder: string): Promise<void> {
  const database = open(folder);
  expect(database.read.first('SELECT count(*) AS rows FROM many')).toEqual({ rows: MANY });
  expect(database.notices.all().filter(({ kind }) => kind === 'backupRestored')).toHaveLength(1);
  database.close();
  const { setAside } = placesIn(folder);
  const [kept = '', ...more] = readdirSync(setAside);
  expect(more).toEqual([]);
  const before = new Sqlite(join(setAside, kept, 'spellchain.sqlite3'));
  expect(before.prepare('SELECT count(*) FROM many').pluck().get()).toBe(0);
  before.close();
  await expectWhole(folder);
}

/** Nothing half done lies about, and the database is sound to the last index. */
export async function expectWhole(folder: string): Promise<void> {
  const database = open(folder);
  const { findings, unreadable } = await database.check(workOf());
  // The duels of these tests are made up, and none to whoever reads their rows.
  const others = unreadable.filter(({ table }) => table !== 'duels');
  expect({ findings, others }).toEqual({ findings: [], others: [] });
  const expected = ['backups', 'database', 'set-aside'];
  expect(expected).toEqual(expect.arrayContaining(readdirSync(folder)));
  const listed = database.backups.list().map(({ file }) => file);
  if (readdirSync(folder).includes('backups')) {
    expect(readdirSync(placesIn(folder).backups).toSorted()).toEqual(listed.toSorted());
  }
  database.close();
}

function expectSoundBackup(folder: string, file: string): void {
  const sqlite = new Sqlite(join(placesIn(folder).backups, file), { readonly: true });
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(sqlite.prepare('SELECT count(*) FROM many').pluck().get()).toBe(MANY);
  sqlite.close();
}

/** About three megabytes, so that a copy takes a while. */
function fillALot(folder: string): void {
  changeByHand(
    folder,
    `CREATE TABLE many (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
    WITH RECURSIVE row(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM row WHERE id < ${MANY})
    INSERT INTO many SELECT id, printf('%.2000c', 'x') FROM row`,
  );
}
