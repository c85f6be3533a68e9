import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { openConnection } from '../../../src-main/collection/database/handles.ts';
import { tellingsOf } from '../../support/database/children.ts';
import {
  backUpAt,
  contents,
  newDataFolder,
  open,
  overwrite,
  usedDataFolder,
} from '../../support/database/data-folder.ts';

/** Gives everybody these permissions: 4 is to see names, 5 to look, 7 to write as well. */
function permit(folder: string, digit: 0 | 4 | 5 | 7, ...paths: string[]): void {
  for (const path of paths) chmodSync(join(folder, path), digit * 0o111);
  onTestFinished(() => {
    for (const path of paths) chmodSync(join(folder, path), 0o777);
  });
}

// Windows keeps its permissions elsewhere.
describe.skipIf(process.platform === 'win32')('a data folder that may not be written in', () => {
  function expectRefused(folder: string): void {
    const before = contents(folder);
    expect(tellingsOf('openWithoutPower', folder)).toEqual([
      { kind: 'notAllowed', world: 'notAllowed', sentence: expect.stringContaining(folder) as string },
    ]);
    expect(contents(folder)).toEqual(before);
  }

  test('is refused by name when there is no database yet', () => {
    const folder = newDataFolder();
    permit(folder, 5, '.');
    expectRefused(folder);
  });

  test('is refused when there is one', () => {
    const folder = usedDataFolder();
    permit(folder, 5, '.', 'database', 'database/spellchain.sqlite3');
    expectRefused(folder);
  });

  test('is refused when only the file may not be written', () => {
    const folder = usedDataFolder();
    permit(folder, 7, '.', 'database');
    permit(folder, 5, 'database/spellchain.sqlite3');
    const before = contents(folder).get('database/spellchain.sqlite3');
    expect(tellingsOf('openWithoutPower', folder)).toMatchObject([{ kind: 'notAllowed' }]);
    expect(contents(folder).get('database/spellchain.sqlite3')).toEqual(before);
  });

  test.each([0, 4] as const)('is not taken for empty when it may not even be looked at (%i)', (digit) => {
    const folder = usedDataFolder();
    permit(folder, 7, '.');
    permit(folder, digit, 'database');
    expectRefused(folder);
    expect(readdirSync(folder)).toEqual(['database']);
  });

  test('is used when everything is allowed', () => {
    const folder = usedDataFolder();
    permit(folder, 7, '.', 'database', 'database/spellchain.sqlite3');
    expect(tellingsOf('openWithoutPower', folder)).toEqual([{}]);
  });
});

test.skipIf(process.platform === 'win32')(
  'a backup that was protected against writing can be restored',
  () => {
    const folder = usedDataFolder();
    const backup = join('backups', backUpAt(folder, new Date().toISOString()));
    overwrite(placesIn(folder).file, 0, 'broken');
    permit(folder, 7, '.', 'backups', 'database');
    permit(folder, 4, backup);
    expect(tellingsOf('openWithoutPower', folder)).toEqual([{}]);
    const restored = contents(folder).get('database/spellchain.sqlite3');
    expect(restored?.toString('latin1', 0, 6)).toBe('SQLite');
  },
);

test('a database that another program holds is not damaged, but in use', () => {
  const folder = usedDataFolder();
  const other = openConnection(placesIn(folder).file);
  other.sqlite.exec('BEGIN IMMEDIATE');
  expect(() => open(folder)).toThrow(
    expect.objectContaining({
      kind: 'alreadyRunning',
      message: expect.stringContaining(folder) as string,
    }) as Error,
  );
  other.close();
  expect(readdirSync(folder)).toEqual(['database']);
});
