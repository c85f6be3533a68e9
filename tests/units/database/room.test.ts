/** W3: what was forgotten takes no room on the disk, and none in a backup. */
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Database } from '../../../src-main/collection/database/database.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { newDuel } from '../../support/database/duels.ts';
import { newDataFolder, open, workOf } from '../../support/database/data-folder.ts';

const DUELS = 60;
const nameOf = (number: number): string => `duel ${number}`;

/** About eight megabytes of duels, most of them forgotten again. */
function folderOfForgotten(left: number): { folder: string; database: Database } {
  const folder = newDataFolder();
  const database = open(folder);
  const { duels } = database;
  for (let number = 0; number < DUELS; number++)
    duels.begin({ ...newDuel(nameOf(number)), setup: 'x'.repeat(150_000) });
  for (let number = left; number < DUELS; number++) duels.forget(nameOf(number));
  return { folder, database };
}

const MEGABYTE = 2 ** 20;

test('a backup has no empty pages, though the database is full of them until the next start', async () => {
  const { backups, bytes, duels } = folderOfForgotten(2).database;
  expect(bytes()).toBeGreaterThan(8 * MEGABYTE);
  const made = await backups.make(workOf());
  expect(made.bytes).toBeLessThan(MEGABYTE);
  expect(bytes()).toBeGreaterThan(8 * MEGABYTE);
  expect(duels.list()).toHaveLength(2);
});

test('the next start gives the room back, and nothing that was kept is gone', async () => {
  const { folder, database: full } = folderOfForgotten(2);
  full.close();
  const before = statSync(placesIn(folder).file).size;
  const database = open(folder);
  expect(statSync(placesIn(folder).file).size).toBeLessThan(before);
  expect(database.bytes()).toBeLessThan(MEGABYTE);
  expect(
    database.duels
      .list()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([nameOf(0), nameOf(1)]);
  expect(database.duels.read(nameOf(1))?.setup).toHaveLength(150_000);
  // Its duels are made up, and no duels to whoever looks into the rows.
  expect((await database.check(workOf())).findings).toEqual([]);
});
