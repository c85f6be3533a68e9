import { NEWEST_VERSION } from '../../../src-main/collection/database/migrations/list.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { changeByHand, open, overwrite, usedDataFolder, workOf } from '../../support/database/data-folder.ts';

describe('the check', () => {
  test('of a sound database counts its rows and tells how far it is', async () => {
    const database = open(usedDataFolder());
    const work = workOf();
    const check = await database.check(work);
    expect(check).toEqual({
      sound: true,
      findings: [],
      unreadable: [],
      tables: [
        { name: 'change_cards', rows: 0 },
        { name: 'changes', rows: 0 },
        { name: 'deck_versions', rows: 0 },
        { name: 'decks', rows: 0 },
        { name: 'duel_agreements', rows: 0 },
        { name: 'duel_digests', rows: 0 },
        { name: 'duel_films', rows: 0 },
        { name: 'duel_replies', rows: 0 },
        { name: 'duel_snapshots', rows: 0 },
        { name: 'duels', rows: 0 },
        { name: 'gauntlets', rows: 0 },
        { name: 'marks', rows: 0 },
        { name: 'matches', rows: 0 },
        { name: 'migrations', rows: NEWEST_VERSION },
        { name: 'notices', rows: 1 },
        { name: 'owned', rows: 0 },
        { name: 'packs', rows: 0 },
        { name: 'players', rows: 0 },
        { name: 'problems', rows: 50 },
        { name: 'results', rows: 0 },
        { name: 'set_aside', rows: 0 },
        { name: 'sqlite_schema', rows: expect.any(Number) as number },
        { name: 'sqlite_sequence', rows: 1 },
      ],
    });
    const steps = check.tables.length + 1;
    expect(work.heard.map(({ done }) => done)).toEqual(Array.from({ length: steps + 1 }, (_, done) => done));
    expect(new Set(work.heard.map(({ total }) => total))).toEqual(new Set([steps]));
  });

  test('sees what was just written', async () => {
    const database = open(usedDataFolder(3));
    database.problems.record({ where: 'test', message: 'only in the -wal' });
    const { tables } = await database.check(workOf());
    expect(tables.find(({ name }) => name === 'problems')?.rows).toBe(4);
  });

  test('finds a damaged page, although the open database still has a good one in memory', async () => {
    const folder = usedDataFolder();
    const database = open(folder);
    expect(database.problems.recent()).toHaveLength(50);
    overwrite(placesIn(folder).file, 3 * 4_096, new Uint8Array(4_096).fill(0xa5));
    const { sound, findings } = await database.check(workOf());
    expect(sound).toBe(false);
    expect(findings.length).toBeGreaterThan(0);
  });

  test('finds an index that lacks a row', async () => {
    const folder = usedDataFolder();
    changeByHand(
      folder,
      `CREATE INDEX by_place ON problems (place);
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = 'CREATE INDEX by_place ON problems (message)' WHERE name = 'by_place'`,
    );
    const { sound, findings } = await open(folder).check(workOf());
    expect(sound).toBe(false);
    expect(findings.join()).toContain('missing from index by_place');
  });

  test('finds rows that refer to nothing', async () => {
    const folder = usedDataFolder();
    changeByHand(
      folder,
      `PRAGMA foreign_keys = OFF;
      CREATE TABLE notes (id INTEGER PRIMARY KEY, problem INTEGER NOT NULL REFERENCES problems) STRICT;
      INSERT INTO notes VALUES (1, 1), (2, 5000), (3, 5001)`,
    );
    const { sound, findings } = await open(folder).check(workOf());
    expect(findings).toEqual(['2 rows of notes refer to rows that do not exist']);
    expect(sound).toBe(false);
  });

  test('says so when the file is no database any more', async () => {
    const folder = usedDataFolder();
    const database = open(folder);
    overwrite(placesIn(folder).file, 0, 'broken from the beginning');
    expect(await database.check(workOf())).toEqual({
      sound: false,
      findings: ['file is not a database'],
      unreadable: [],
      tables: [],
    });
  });

  test('can be stopped between two tables', async () => {
    const database = open(usedDataFolder());
    const controller = new AbortController();
    const work = workOf(controller.signal);
    const checking = database.check(work);
    await nextTurn();
    controller.abort();
    await expect(checking).rejects.toThrow('aborted');
    expect(work.heard.length).toBeLessThan(5);
  });
});
