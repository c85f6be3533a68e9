/** B5: a clock that was wrong once keeps nobody from what was really written last. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { backUpAt, newDataFolder, open, overwrite } from '../../support/database/data-folder.ts';

const DAY = 24 * 60 * 60 * 1_000;
const TODAY = Date.parse('2026-11-20T12:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A start on a day, something that is done there, and the end. */
function playOn(folder: string, day: string | number, what: string): void {
  vi.setSystemTime(day);
  const database = open(folder);
  database.problems.record({ where: 'played', message: what });
  database.close();
}

/** What was played last before the backup that takes the damaged one's place. */
function restoredUpTo(folder: string): string | undefined {
  overwrite(placesIn(folder).file, 0, 'damaged');
  const database = open(folder);
  expect(database.notices.all()).toMatchObject([{ kind: 'databaseRestored' }]);
  return database.problems.recent().find(({ where }) => where === 'played')?.message;
}

test.each([
  ['in the future', '2030-01-01T12:00:00.000Z'],
  ['in the past', '1980-01-01T00:00:00.000Z'],
])('one start %s, and then days of play: the last of them comes back', (_, wrong) => {
  const folder = newDataFolder();
  playOn(folder, TODAY, 'day 0');
  playOn(folder, wrong, 'the wrong day');
  for (let day = 1; day <= 20; day++) playOn(folder, TODAY + day * DAY, `day ${day}`);
  expect(restoredUpTo(folder)).toBe('day 19');
});

test('a clock that is put back for good: the last start comes back, though older names are later', () => {
  const folder = newDataFolder();
  for (let day = 0; day <= 5; day++) playOn(folder, TODAY + (1_000 + day) * DAY, `in the future ${day}`);
  for (let day = 0; day <= 3; day++) playOn(folder, TODAY + day * DAY, `day ${day}`);
  expect(restoredUpTo(folder)).toBe('day 2');
});

test('a backup of the future goes like any other when enough have come after it', () => {
  const folder = newDataFolder();
  playOn(folder, TODAY, 'day 0');
  playOn(folder, '2030-01-01T12:00:00.000Z', 'the wrong day');
  for (let day = 1; day <= 40; day++) playOn(folder, TODAY + day * DAY, `day ${day}`);
  expect(readdirSync(placesIn(folder).backups).filter((name) => name.includes('2030'))).toEqual([]);
});

test('among backups that an earlier version named, one of the future counts as the oldest', () => {
  const folder = newDataFolder();
  playOn(folder, TODAY, 'earlier');
  backUpAt(folder, '2030-01-01T12:00:00.000Z');
  backUpAt(folder, new Date(TODAY).toISOString());
  playOn(folder, TODAY, 'later');
  backUpAt(folder, new Date(TODAY + 60_000).toISOString());
  expect(restoredUpTo(folder)).toBe('later');
});

test('a backup of this version is newer than any that an earlier one named', () => {
  const folder = newDataFolder();
  playOn(folder, TODAY - 5 * DAY, 'long ago');
  backUpAt(folder, new Date(TODAY - 4 * DAY).toISOString());
  playOn(folder, TODAY - 3 * DAY, 'later');
  vi.setSystemTime('1990-01-01T00:00:00.000Z');
  open(folder).close();
  expect(restoredUpTo(folder)).toBe('later');
});
