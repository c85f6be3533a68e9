/** What players have from earlier versions: opened, looked at, gone on with. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../src-main/collection/database/database.ts';
import { openConnection, type ReadHandle } from '../../../src-main/collection/database/handles.ts';
import { readBackup, restore } from '../../../src-main/collection/files/backup.ts';
import { digest, sceneOf } from '../../../src-main/engine/reading/digest.ts';
import { SHAPE } from '../../../src-main/engine/value/versions.ts';
import { openConf } from '../../../src-main/program/conf-store.ts';
import { openPreferences } from '../../../src-main/program/preferences.ts';
import { filmOf, readFilm } from '../../../src-main/referee/film.ts';
import { opened, type Opened } from '../../../src-main/referee/opening.ts';
import type { DuelRecord, Journal } from '../../../src-main/referee/ports.ts';
import { Replay } from '../../../src-main/referee/replay.ts';
import { coursesOf, isSilent, keptCut } from '../../kept/following.ts';
import { GENERATIONS, duelsRead, expectedOf, layOut, playerFile } from '../../kept/kept.ts';
import { LOOKED_EVERY, looksAtEveryTenth } from '../../kept/looks.ts';
import { keptShape, shapeNow } from '../../kept/shape.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

const folders: string[] = [];
const databases: Database[] = [];
afterEach(() => {
  for (const database of databases.splice(0)) database.close();
  for (const folder of folders.splice(0)) removeFolder(folder);
});

function folderOf(generation: string): string {
  const folder = makeFolder();
  folders.push(folder);
  layOut(generation, folder);
  return folder;
}

function databaseOf(folder: string): Database {
  const database = openDatabase(folder);
  databases.push(database);
  return database;
}

/** Tables whose rows nothing but the player changes. */
function countsOf({ read }: Database, tables: readonly string[]): Record<string, number> {
  const count = (table: string) => read.first(`SELECT count(*) AS rows FROM ${table}`) as { rows: number };
  return Object.fromEntries(tables.map((table) => [table, count(table).rows]));
}

function tablesOfPrintings(read: ReadHandle): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'printings%' ORDER BY name";
  return (read.all(sql) as { name: string }[]).map(({ name }) => name);
}

test('there is something kept', () => {
  expect(GENERATIONS).toContain('first');
  expect(expectedOf('first').duels.length).toBeGreaterThanOrEqual(40);
});

test('the value has a new number when it is built otherwise', () => {
  const { shape, keys } = keptShape();
  // If this fails: raise SHAPE in versions.ts, so that no older state is taken up, then run `node tests/kept/shape.ts`.
  expect({ shape: SHAPE, keys: shapeNow('first') }).toEqual({ shape, keys });
});

test('the printings in the database, which nothing ever read, are gone', () => {
  const folder = folderOf('first');
  const { handle, close } = openConnection(join(folder, 'database', 'spellchain.sqlite3'));
  const before = tablesOfPrintings(handle);
  close();
  const after = tablesOfPrintings(databaseOf(folder).read);
  expect({ before, after }).toEqual({ before: ['printings', 'printings_version'], after: [] });
});

/** Where it can no longer be followed, or further: where it was kept whole. */
const isToldFrom = ({ replies }: DuelRecord, { place, stoppedBy }: Opened, from: number): boolean =>
  place >= from && (place === replies.length || stoppedBy !== undefined);

describe.each(GENERATIONS)('of the %s generation', (generation) => {
  const expected = expectedOf(generation);

  const courses = coursesOf(generation);
  const cut = keptCut()[generation] ?? {};

  test('every duel looks as it looked at every tenth reply, and at its end, or it is told from where on it does not', () => {
    // If this fails after a correction that is meant: raise RULES in versions.ts, then run `node tests/kept/following.ts --keep`.
    const ended = courses.filter(({ place, replies }) => place < replies);
    expect(Object.fromEntries(ended.map(({ id, place }) => [id, place]))).toEqual(cut);
    expect(courses.filter(isSilent)).toEqual([]);
    const journal = databaseOf(folderOf(generation)).duels as Journal;
    const whole = courses.filter(({ isSame, place, replies }) => isSame && place === replies);
    for (const { id } of whole) {
      const looks = expected.duels.find((duel) => duel.id === id);
      expect({ id, ...looksAtEveryTenth(journal.read(id) as DuelRecord) }).toEqual(looks);
    }
    expect(whole.length).toBeGreaterThan(30);
  });

  test('every duel under way goes on where it stood, or where it is told that it does', () => {
    const journal = databaseOf(folderOf(generation)).duels as Journal;
    const running = journal.list().filter(({ result }) => !result);
    expect(running.length).toBeGreaterThanOrEqual(5);
    for (const { id } of running) {
      const record = journal.read(id) as DuelRecord;
      const at = opened(record);
      const known = expected.duels.find((duel) => duel.id === id);
      expect(at.duel.question).toBeDefined();
      if (cut[id] !== undefined) expect([id, isToldFrom(record, at, cut[id])]).toEqual([id, true]);
      else if (courses.some((course) => course.id === id && course.isSame))
        expect([at.place, sceneOf(at.duel), at.stoppedBy]).toEqual([known?.replies, known?.scene, undefined]);
    }
  });

  test('every duel that is over is seen to its end, and its film shows the same', async () => {
    const journal = databaseOf(folderOf(generation)).duels as Journal;
    const over = journal.list().filter(({ result, seats }) => result && seats.length === 2);
    for (const { id } of over.filter((duel) => cut[duel.id] === undefined).slice(0, 8)) {
      const record = journal.read(id) as DuelRecord;
      const replay = new Replay(record);
      expect([replay.lost, replay.end]).toEqual([0, record.replies.length]);
      journal.keepFilm(id, await filmOf(replay));
      const film = readFilm(journal.film(id));
      // As if today's rules would take no reply at all.
      const nonsense = record.replies.map(() => ({ kind: 'x', x: -1 }) as const);
      const filmed = new Replay({ ...record, replies: nonsense }, film);
      expect([filmed.follows, filmed.end, filmed.lost]).toEqual([0, replay.end, 0]);
      for (const place of [1, Math.floor(replay.end / 2), replay.end])
        expect(filmed.viewAt(place, 0)).toEqual(JSON.parse(JSON.stringify(replay.viewAt(place, 'both'))));
      expect(filmed.marks('both').marks).toEqual(JSON.parse(JSON.stringify(replay.marks('both').marks)));
    }
  });

  test('every file of a duel is read whole and ends as it ended, or says how much of it is missing', () => {
    const files = duelsRead(generation);
    expect(files.length).toBeGreaterThanOrEqual(30);
    const known = new Map(expected.duels.map(({ digests, scene }) => [scene, digests]));
    const unsure = expected.duels.filter(({ id }) =>
      courses.some((course) => course.id === id && course.isUnsure && !course.isSame),
    );
    let whole = 0;
    for (const [name, read] of files) {
      if (read.kind !== 'read') throw new Error(`${name}: ${read.kind}`);
      const scene = sceneOf(read.duel);
      if (read.lost > 0 || !read.isSame || unsure.some((duel) => duel.scene === scene)) continue;
      whole += 1;
      const looks = read.record.digests?.map((looked) => looked.digest) ?? [];
      const last = read.record.replies.length % LOOKED_EVERY === 0 ? [] : [digest(read.duel)];
      const digests = known.get(scene);
      expect([name, digests?.slice(0, looks.length + last.length)]).toEqual([name, [...looks, ...last]]);
    }
    expect(whole).toBeGreaterThan(15);
  });

  test('the data folder keeps every row', () => {
    const tables = Object.keys(expected.rows);
    expect(countsOf(databaseOf(folderOf(generation)), tables)).toEqual(expected.rows);
  });

  test('the backup takes the place of a database that is gone', () => {
    const folder = folderOf(generation);
    rmSync(join(folder, 'database'), { recursive: true });
    const database = databaseOf(folder);
    expect(database.notices.all()).toMatchObject([{ kind: 'databaseRestored' }]);
    const counts = countsOf(database, ['players', 'decks', 'marks', 'duels']);
    expect(counts).toMatchObject({ players: 4, decks: expected.rows['decks'], marks: 1 });
    expect(counts['duels']).toBeGreaterThan(40);
  });

  test('the preferences are as they were chosen', () => {
    expect(openPreferences(openConf, folderOf(generation)).read()).toMatchObject({
      ...{ rulebook: 'tenth', attention: 'stops', pace: 'atOnce', cueCards: false, soundVolume: 20 },
      stops: { yours: ['main1', 'declareAttackers', 'main2'], theirs: ['declareBlockers'] },
    });
  });

  test('the file of a player is taken over whole', () => {
    const backup = readBackup(playerFile(generation));
    if (backup.kind === 'refused') throw new Error(backup.refusal.reason);
    const folder = makeFolder();
    folders.push(folder);
    const database = databaseOf(folder);
    expect(restore(database.write, backup.value)).toMatchObject({ kind: 'done' });
    const { decks, deck_versions, matches, gauntlets, marks } = expected.rows;
    const counts = countsOf(database, ['matches', 'gauntlets', 'marks', 'decks', 'deck_versions', 'owned']);
    expect(counts).toMatchObject({ matches, gauntlets, marks });
    expect(counts['decks']).toBe((decks ?? 0) - 1);
    expect(counts['deck_versions']).toBe((deck_versions ?? 0) - 1);
    expect(counts['owned']).toBeGreaterThan(50);
  });
});
