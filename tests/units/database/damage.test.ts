import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import {
  backUpAt,
  contents,
  copyWhileOpen,
  newDataFolder,
  open,
  overwrite,
  takeBackToVersion1,
  use,
  usedDataFolder,
} from '../../support/database/data-folder.ts';

const OLDER = '2026-11-12T08:00:00.000Z';
const NEWER = '2026-11-12T10:00:00.000Z';

// With backups of the same day in place, opening makes none of its own.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-12T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One thing that can befall a database file each. */
const DAMAGES: Record<string, (file: string) => void> = {
  'its header overwritten': (file) => {
    overwrite(file, 0, 'Not a database any more, sorry');
  },
  'its first hundred bytes zeroed': (file) => {
    overwrite(file, 0, new Uint8Array(100));
  },
  'a later page overwritten': (file) => {
    overwrite(file, 3 * 4_096, new Uint8Array(4_096).fill(0xa5));
  },
  'its second half cut off': (file) => {
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
  },
  'nothing left in it': (file) => {
    truncateSync(file, 0);
  },
  'half a header': (file) => {
    truncateSync(file, 50);
  },
  'another version in its header than on record': (file) => {
    overwrite(file, 60, Uint8Array.of(0, 0, 0, 99));
  },
  'version 0 in its header': (file) => {
    overwrite(file, 60, new Uint8Array(4));
  },
  'an unknown way of writing': (file) => {
    overwrite(file, 18, Uint8Array.of(3));
  },
  'an unknown schema format': (file) => {
    overwrite(file, 44, Uint8Array.of(0, 0, 0, 9));
  },
  'the file of another program in its place': (file) => {
    writeFileSync(file, 'Dear diary, today I tapped seven lands.\n'.repeat(200));
  },
};

function theOnlySetAside(folder: string): string {
  const { setAside } = placesIn(folder);
  const names = readdirSync(setAside);
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/^database-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/);
  return join(setAside, names[0] ?? '');
}

describe.each(Object.entries(DAMAGES))('a database with %s', (_, damage) => {
  test('is set aside, and the newest backup takes its place', () => {
    const folder = usedDataFolder();
    backUpAt(folder, OLDER);
    const before = open(folder);
    before.problems.record({ where: 'test', message: 'after the older backup' });
    before.close();
    backUpAt(folder, NEWER);
    damage(placesIn(folder).file);
    const damaged = readFileSync(placesIn(folder).file);

    const database = open(folder);
    const setAside = theOnlySetAside(folder);
    expect(readFileSync(join(setAside, 'spellchain.sqlite3')).equals(damaged)).toBe(true);
    expect(database.notices.all().map(({ kind, facts }) => ({ kind, facts }))).toEqual([
      { kind: 'fileNotOpened', facts: { path: '/somewhere' } },
      { kind: 'databaseRestored', facts: { setAside, backupAt: NEWER } },
    ]);
    const [reason, newest] = database.problems.recent();
    expect(reason?.where).toBe('database');
    expect(newest?.message).toBe('after the older backup');
    use(database);
  });

  test('is set aside for an empty one, when there is no backup', () => {
    const folder = usedDataFolder();
    damage(placesIn(folder).file);
    const damaged = readFileSync(placesIn(folder).file);

    const database = open(folder);
    const setAside = theOnlySetAside(folder);
    expect(readFileSync(join(setAside, 'spellchain.sqlite3')).equals(damaged)).toBe(true);
    expect(database.notices.all()).toMatchObject([{ kind: 'databaseNew', facts: { setAside } }]);
    expect(database.problems.recent()).toHaveLength(1);
    use(database);
  });
});

test('the -wal and the -shm go with the damaged file, unchanged', () => {
  const from = newDataFolder();
  const killed = newDataFolder();
  const running = open(from);
  running.problems.record({ where: 'test', message: 'only in the -wal' });
  copyWhileOpen(from, killed);
  overwrite(placesIn(killed).file, 0, 'broken');
  const before = contents(placesIn(killed).database);
  expect([...before.keys()].toSorted()).toEqual([
    'spellchain.sqlite3',
    'spellchain.sqlite3-shm',
    'spellchain.sqlite3-wal',
  ]);

  use(open(killed));
  expect(contents(theOnlySetAside(killed))).toEqual(before);
});

test('a backup that is damaged itself is passed over', () => {
  const folder = usedDataFolder();
  backUpAt(folder, OLDER);
  const { backups, file } = placesIn(folder);
  for (const [name, damage] of [
    [backUpAt(folder, '2026-11-12T13:00:00.000Z'), DAMAGES['its header overwritten']],
    [backUpAt(folder, '2026-11-12T14:00:00.000Z'), DAMAGES['its second half cut off']],
    [backUpAt(folder, '2026-11-12T15:00:00.000Z'), DAMAGES['nothing left in it']],
    [backUpAt(folder, '2026-11-12T16:00:00.000Z'), DAMAGES['a later page overwritten']],
  ] as const) {
    damage?.(join(backups, name));
  }
  const kept = contents(backups);
  overwrite(file, 0, 'broken');

  const database = open(folder);
  expect(database.notices.all().at(-1)).toMatchObject({
    kind: 'databaseRestored',
    facts: { backupAt: OLDER },
  });
  expect(contents(backups)).toEqual(kept);
  use(database);
});

test('when every backup is damaged, an empty database is begun', () => {
  const folder = usedDataFolder();
  const { backups, file } = placesIn(folder);
  overwrite(join(backups, backUpAt(folder, OLDER)), 0, 'broken');
  overwrite(file, 0, 'broken');
  const database = open(folder);
  expect(database.notices.all()).toMatchObject([{ kind: 'databaseNew' }]);
  expect(database.backups.list()).toHaveLength(1);
  use(database);
});

test('a backup of an earlier version is brought up to date', () => {
  const folder = usedDataFolder();
  takeBackToVersion1(folder);
  backUpAt(folder, OLDER);
  overwrite(placesIn(folder).file, 0, 'broken');

  const database = open(folder);
  expect(database.notices.all()).toMatchObject([{ kind: 'databaseRestored' }]);
  expect(database.problems.recent()).toHaveLength(51);
  use(database);
});

test('a database that is missing while its backups are there comes back', () => {
  const folder = usedDataFolder();
  backUpAt(folder, OLDER);
  rmSync(placesIn(folder).database, { recursive: true });
  const database = open(folder);
  expect(database.notices.all().at(-1)).toMatchObject({
    kind: 'databaseRestored',
    facts: { setAside: '', backupAt: OLDER },
  });
  expect(database.problems.recent()).toHaveLength(51);
});

test('an empty folder in the place of the database is no loss, and nothing is set aside', () => {
  const folder = newDataFolder();
  mkdirSync(placesIn(folder).database);
  const database = open(folder);
  expect(database.notices.all()).toEqual([]);
  expect(readdirSync(folder)).not.toContain('set-aside');
  use(database);
});

test('a file in the place of its folder is set aside', () => {
  const folder = newDataFolder();
  writeFileSync(placesIn(folder).database, 'What a player put there.');
  const database = open(folder);
  const setAside = theOnlySetAside(folder);
  expect(readFileSync(setAside, 'utf8')).toBe('What a player put there.');
  expect(database.notices.all()).toMatchObject([{ kind: 'databaseNew', facts: { setAside } }]);
  use(database);
});

test('a -wal that lost its database is never played into the new one', () => {
  const from = newDataFolder();
  const folder = newDataFolder();
  const running = open(from);
  running.problems.record({ where: 'test', message: 'only in the -wal' });
  copyWhileOpen(from, folder);
  rmSync(placesIn(folder).file);
  const database = open(folder);
  expect(database.problems.recent().map(({ message }) => message)).toEqual(['There is no database']);
  expect(readdirSync(theOnlySetAside(folder))).toContain('spellchain.sqlite3-wal');
});

test('what is only in the -wal of a killed program is not lost, and nothing is set aside', () => {
  const from = newDataFolder();
  const killed = newDataFolder();
  const running = open(from);
  running.problems.record({ where: 'test', message: 'only in the -wal' });
  copyWhileOpen(from, killed);
  const database = open(killed);
  expect(database.problems.recent()).toMatchObject([{ message: 'only in the -wal' }]);
  expect(database.notices.all()).toEqual([]);
  expect(readdirSync(killed)).not.toContain('set-aside');
});

test('two damages in a row set two databases aside', () => {
  const folder = usedDataFolder();
  for (let time = 0; time < 2; time++) {
    overwrite(placesIn(folder).file, 0, 'broken');
    open(folder).close();
  }
  expect(readdirSync(placesIn(folder).setAside)).toHaveLength(2);
});

describe('a replacing that was cut short', () => {
  /** A folder whose damaged database has been replaced, taken apart again into what each step left behind. */
  function steps() {
    const folder = usedDataFolder();
    backUpAt(folder, OLDER);
    overwrite(placesIn(folder).file, 0, 'broken');
    open(folder).close();
    const places = placesIn(folder);
    renameSync(places.database, places.ready);
    return { folder, places, setAside: theOnlySetAside(folder) };
  }

  function expectRestored(folder: string, setAside: string): void {
    const database = open(folder);
    const restored = database.notices.all().filter(({ kind }) => kind === 'databaseRestored');
    expect(restored).toMatchObject([{ facts: { setAside, backupAt: OLDER } }]);
    expect(readFileSync(join(setAside, 'spellchain.sqlite3'), 'latin1')).toMatch(/^broken/);
    expect(readdirSync(folder).filter((name) => name.startsWith('database.'))).toEqual([]);
    use(database);
  }

  test('before the damaged one was moved: it begins anew', () => {
    const { folder, places, setAside } = steps();
    renameSync(setAside, places.database);
    open(folder).close();
    expectRestored(folder, theOnlySetAside(folder));
  });

  test('between the two moves: the replacement takes its place and tells where the damaged one went', () => {
    const { folder, setAside } = steps();
    expectRestored(folder, setAside);
  });

  test('while the replacement was put together: it begins anew', () => {
    const { folder, places, setAside } = steps();
    renameSync(setAside, places.database);
    rmSync(places.ready, { recursive: true });
    mkdirSync(places.preparing);
    writeFileSync(
      join(places.preparing, 'spellchain.sqlite3'),
      readFileSync(join(places.backups, firstIn(places.backups))).subarray(0, 5_000),
    );
    writeFileSync(join(places.preparing, 'spellchain.sqlite3-wal'), 'half a -wal');
    open(folder).close();
    expectRestored(folder, theOnlySetAside(folder));
  });

  test('but the player put a good database back by hand: that one stays', () => {
    const { folder, places } = steps();
    mkdirSync(places.database);
    cpSync(join(places.backups, firstIn(places.backups)), places.file);
    const database = open(folder);
    expect(database.notices.all().map(({ kind }) => kind)).toEqual(['fileNotOpened']);
    expect(readdirSync(folder)).not.toContain('database.ready');
  });
});

function firstIn(folder: string): string {
  return readdirSync(folder)[0] ?? '';
}
