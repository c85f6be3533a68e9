/** B14: what has the name of a file of ours and cannot be read holds up nobody: it is passed over, and told. */
import { mkdirSync, lstatSync, rmSync } from 'node:fs';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPreferences } from '../../../src-main/program/preferences.ts';
import { openConf } from '../../../src-main/program/conf-store.ts';
import { holdDataFolder } from '../../../src-main/program/data-folder.ts';
import { readPlace } from '../../../src-main/hosts/window-place.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { DEFAULT_PREFERENCES } from '../../../src-shared/preferences.ts';
import {
  backUpAt,
  newDataFolder,
  open,
  overwrite,
  use,
  usedDataFolder,
} from '../../support/database/data-folder.ts';
import { makeOdd, POSSIBLE_HERE } from '../../support/odd-entries.ts';

const LATEST = 'spellchain-2026-11-18T12-00-00-000Z-9.sqlite3';

describe.each(POSSIBLE_HERE)('a %s', (kind) => {
  test('with the name of the newest backup is passed over, and the next is taken', () => {
    const folder = usedDataFolder();
    backUpAt(folder, '2026-11-17T12:00:00.000Z');
    const odd = join(placesIn(folder).backups, LATEST);
    makeOdd(kind, odd);
    overwrite(placesIn(folder).file, 0, 'damaged');
    const database = open(folder);
    expect(database.notices.all()).toMatchObject([
      { kind: 'fileNotOpened' },
      { kind: 'backupPassedOver', facts: { path: odd } },
      { kind: 'databaseRestored', facts: { backupAt: '2026-11-17T12:00:00.000Z' } },
    ]);
    use(database);
    expect(lstatSync(odd)).toBeDefined();
  });

  test('with that name keeps nobody from a first start, or from making a backup', async () => {
    const folder = newDataFolder();
    mkdirSync(placesIn(folder).backups);
    const odd = join(placesIn(folder).backups, LATEST);
    makeOdd(kind, odd);
    const database = open(folder);
    expect(database.notices.all()).toMatchObject([{ kind: 'backupPassedOver', facts: { path: odd } }]);
    await database.backups.make({ signal: new AbortController().signal, progress: () => undefined });
    expect(database.backups.list()).toHaveLength(1);
    database.close();
    expect(open(folder).backups.list()).toHaveLength(1);
  });

  test('where the database should be is set aside with the folder it is in', () => {
    const folder = usedDataFolder();
    backUpAt(folder, '2026-11-17T12:00:00.000Z');
    rmSync(placesIn(folder).file);
    makeOdd(kind, placesIn(folder).file);
    const database = open(folder);
    expect(database.notices.all().at(-1)).toMatchObject({ kind: 'databaseRestored' });
    use(database);
  });

  test('with the name of the preferences is set aside, told, and they are at their defaults', () => {
    const folder = newDataFolder();
    makeOdd(kind, join(folder, 'preferences.json'));
    const { found, read, change } = openPreferences(openConf, folder);
    expect(read()).toEqual(DEFAULT_PREFERENCES);
    expect(found).toMatchObject([{ kind: 'preferencesReset' }]);
    expect(lstatSync(found[0]?.facts.setAside ?? '')).toBeDefined();
    change({ light: 'darkRoom' });
    expect(openPreferences(openConf, folder).read().light).toBe('darkRoom');
  });

  test('with the name of the window’s place tells no place', () => {
    const file = join(newDataFolder(), 'window.json');
    makeOdd(kind, file);
    expect(readPlace(file)).toBeUndefined();
  });

  test('with the name of what tells of a running program keeps nobody from starting', () => {
    const folder = newDataFolder();
    makeOdd(kind, join(folder, 'running.json'));
    const held = holdDataFolder(folder, 'web');
    held.reachableAt('an address');
    expect(() => holdDataFolder(folder, 'web')).toThrow('already running');
    held.release();
    expect(lstatSync(join(folder, 'running.json'))).toBeDefined();
  });
});

test('a backup in the middle of which the disk fails is passed over', () => {
  const folder = usedDataFolder();
  backUpAt(folder, '2026-11-16T12:00:00.000Z');
  const newest = backUpAt(folder, '2026-11-17T12:00:00.000Z');
  overwrite(placesIn(folder).file, 0, 'damaged');
  const { copyFileSync } = fs;
  const failing: typeof copyFileSync = (from, to, mode) => {
    if (String(from).endsWith(newest))
      throw Object.assign(new Error('EIO: i/o error, copyfile'), { code: 'EIO' });
    copyFileSync(from, to, mode);
  };
  Object.assign(fs, { copyFileSync: failing });
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { copyFileSync });
    syncBuiltinESMExports();
  });
  const { notices } = open(folder);
  expect(notices.all().slice(1)).toMatchObject([
    { kind: 'backupPassedOver', facts: { why: 'EIO: i/o error, copyfile' } },
    { kind: 'databaseRestored', facts: { backupAt: '2026-11-16T12:00:00.000Z' } },
  ]);
});
