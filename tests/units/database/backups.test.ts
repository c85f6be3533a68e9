import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NEWEST_VERSION } from '../../../src-main/collection/database/migrations/list.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { openWithShortFiles } from '../../support/database/children.ts';
import {
  backUpAt,
  changeByHand,
  newDataFolder,
  open,
  takeBackToVersion1,
  use,
  usedDataFolder,
  workOf,
} from '../../support/database/data-folder.ts';

afterEach(() => {
  vi.useRealTimers();
});

function expectSound(folder: string, file: string): void {
  const path = join(placesIn(folder).backups, file);
  expect(readFileSync(path).subarray(18, 20)).toEqual(Buffer.of(1, 1));
  const sqlite = new Sqlite(path, { readonly: true });
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(sqlite.pragma('user_version', { simple: true })).toBe(NEWEST_VERSION);
  sqlite.close();
}

/** About twenty megabytes, so that a backup takes more than one step. */
function fillALot(folder: string): void {
  changeByHand(
    folder,
    `CREATE TABLE many (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
    WITH RECURSIVE row(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM row WHERE id < 20000)
    INSERT INTO many SELECT id, printf('%.1000c', 'x') FROM row`,
  );
}

describe('at a start', () => {
  test('the first finds nothing worth a copy, the second makes one, and the third of the day none', () => {
    const folder = newDataFolder();
    open(folder).close();
    expect(readdirSync(folder)).not.toContain('backups');
    const second = open(folder);
    const made = second.backups.list();
    expect(made).toHaveLength(1);
    expectSound(folder, made[0]?.file ?? '');
    second.close();
    expect(open(folder).backups.list()).toEqual(made);
  });

  test('one is made when the newest is older than a day, and what is superseded goes', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-12T12:00:00.000Z') });
    const folder = usedDataFolder();
    const old = ['2026-11-11T08:00:00.000Z', '2026-11-11T09:00:00.000Z', '2026-11-10T09:00:00.000Z'];
    const [replaced] = old.map((time) => backUpAt(folder, time));
    const unrelated = join(placesIn(folder).backups, 'notes of mine.txt');
    writeFileSync(unrelated, 'mine');

    const database = open(folder);
    expect(database.backups.list().map(({ at }) => at)).toEqual(['2026-11-12T12:00:00.000Z', old[1], old[2]]);
    expect(readdirSync(placesIn(folder).backups)).not.toContain(replaced);
    expect(readFileSync(unrelated, 'utf8')).toBe('mine');
  });

  test('one is made before a migration, whatever there is already, and has the old version', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-12T12:00:00.000Z') });
    const folder = usedDataFolder();
    backUpAt(folder, '2026-11-12T11:00:00.000Z');
    takeBackToVersion1(folder);

    const database = open(folder);
    const [newest] = database.backups.list();
    expect(newest?.at).toBe('2026-11-12T12:00:00.000Z');
    const backup = new Sqlite(join(placesIn(folder).backups, newest?.file ?? ''), { readonly: true });
    expect(backup.pragma('user_version', { simple: true })).toBe(1);
    expect(backup.prepare('SELECT count(*) FROM problems').pluck().get()).toBe(50);
    backup.close();
    use(database);
  });

  test('one that fails is told to the player, and keeps nobody from playing', () => {
    const folder = usedDataFolder();
    writeFileSync(placesIn(folder).backups, 'a file where the folder should be');
    const database = open(folder);
    expect(database.notices.all().at(-1)).toMatchObject({ kind: 'backupFailed' });
    expect(database.notices.all().at(-1)?.facts.reason).toContain('EEXIST');
    expect(database.backups.list()).toEqual([]);
    use(database);
  });

  test.skipIf(process.platform === 'win32')('one that fails halfway leaves no half of it', () => {
    const folder = usedDataFolder();
    fillALot(folder);
    openWithShortFiles(folder);
    expect(readdirSync(placesIn(folder).backups)).toEqual([]);
    const [, notice] = open(folder).notices.all();
    expect(notice).toMatchObject({ kind: 'backupFailed', facts: { reason: 'disk I/O error' } });
  });

  test('what an interrupted backup left is cleared away', () => {
    const folder = usedDataFolder();
    const { backups } = placesIn(folder);
    mkdirSync(backups);
    backUpAt(folder, new Date().toISOString());
    for (const name of ['unfinished.sqlite3', 'unfinished.sqlite3-journal'])
      writeFileSync(join(backups, name), 'half');
    const database = open(folder);
    expect(database.backups.list()).toHaveLength(1);
    expect(readdirSync(backups)).toEqual(database.backups.list().map(({ file }) => file));
  });
});

describe('when the player asks for one', () => {
  test('it is made, told of as it goes, and holds everything', async () => {
    const folder = usedDataFolder();
    fillALot(folder);
    const database = open(folder);
    const work = workOf();
    const made = await database.backups.make(work);

    expect(database.backups.list()[0]).toEqual(made);
    expect(made.bytes).toBe(statSync(join(placesIn(folder).backups, made.file)).size);
    expectSound(folder, made.file);
    const counts = work.heard.map(({ done }) => done);
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(work.heard.at(-1)?.done).toBe(work.heard.at(-1)?.total);
    const backup = new Sqlite(join(placesIn(folder).backups, made.file), { readonly: true });
    expect(backup.prepare('SELECT count(*) FROM many').pluck().get()).toBe(20_000);
    backup.close();
  });

  test('the program goes on meanwhile, and what is written during it is in the copy or not, but never half', async () => {
    const folder = usedDataFolder();
    fillALot(folder);
    const database = open(folder);
    let turns = 0;
    const making = database.backups.make({
      ...workOf(),
      progress: () => {
        turns++;
        database.write.transaction(() => {
          database.write.run("UPDATE many SET text = 'changed' WHERE id = ?", turns * 100);
          database.write.run('DELETE FROM many WHERE id = ?', turns * 100 + 1);
        });
      },
    });
    const { file } = await making;
    expect(turns).toBeGreaterThan(5);
    expectSound(folder, file);
    const backup = new Sqlite(join(placesIn(folder).backups, file), { readonly: true });
    const count = (condition: string) =>
      backup.prepare(`SELECT count(*) FROM many WHERE ${condition}`).pluck().get();
    expect(count("text = 'changed'")).toBe(20_000 - Number(count('true')));
    backup.close();
  });

  test('it can be stopped, and nothing of it stays', async () => {
    const folder = usedDataFolder();
    fillALot(folder);
    const database = open(folder);
    const before = readdirSync(placesIn(folder).backups);
    const controller = new AbortController();
    const work = workOf(controller.signal);
    const making = database.backups.make({
      ...work,
      progress: ({ done }) => {
        if (done > 0) controller.abort();
      },
    });
    await expect(making).rejects.toThrow(controller.signal.reason as Error);
    expect(readdirSync(placesIn(folder).backups)).toEqual(before);
    await expect(database.backups.make(work)).rejects.toThrow('aborted');
    await database.backups.make(workOf());
    expect(database.backups.list()).toHaveLength(before.length + 1);
  });

  test('a second one has to wait its turn', async () => {
    const database = open(usedDataFolder());
    const first = database.backups.make(workOf());
    await expect(database.backups.make(workOf())).rejects.toThrow('A backup is already being made');
    await first;
    await expect(database.backups.make(workOf())).resolves.toMatchObject({
      bytes: expect.any(Number) as number,
    });
  });

  test('the end of the program ends it, and leaves no half of it', async () => {
    const folder = usedDataFolder();
    fillALot(folder);
    const database = open(folder);
    const before = readdirSync(placesIn(folder).backups);
    const { promise: underWay, resolve } = Promise.withResolvers<undefined>();
    const progress = () => {
      resolve(undefined);
    };
    const making = database.backups.make({ ...workOf(), progress });
    const ending = underWay.then(database.close);
    await expect(making).rejects.toThrow('not open');
    await ending;
    expect(readdirSync(placesIn(folder).backups)).toEqual(before);
  });

  test('a folder that is gone is made again', async () => {
    const folder = usedDataFolder();
    const database = open(folder);
    rmSync(placesIn(folder).backups, { recursive: true });
    expect(database.backups.list()).toEqual([]);
    await database.backups.make(workOf());
    expect(database.backups.list()).toHaveLength(1);
  });

  test('a database that was damaged meanwhile gives no backup, and the good ones stay', async () => {
    const folder = usedDataFolder();
    fillALot(folder);
    const database = open(folder);
    const before = database.backups.list();
    changeByHand(
      folder,
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'many'",
    );
    await expect(database.backups.make(workOf())).rejects.toThrow();
    expect(database.backups.list()).toEqual(before);
    expect(readdirSync(placesIn(folder).backups)).toEqual(before.map(({ file }) => file));
  });
});
