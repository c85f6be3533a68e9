/** B5: whatever a clock says from day to day, what was really written last comes back. */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { removeFolder, makeFolder } from '../../support/folders.ts';
import { openDatabase } from '../../../src-main/collection/database/database.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { overwrite } from '../../support/database/data-folder.ts';

const HOUR = 60 * 60 * 1_000;
const TODAY = Date.parse('2026-11-20T12:00:00.000Z');

afterEach(() => {
  vi.useRealTimers();
});

/** Mostly the next day or so, at times years off and back again. */
const HOURS_ON = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: -60_000, max: 60_000 }) },
);

test('three hundred clocks', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY });
  fc.assert(
    fc.property(fc.array(HOURS_ON, { minLength: 2, maxLength: 30 }), (steps) => {
      const folder = makeFolder();
      try {
        expect(restoredAfter(folder, steps)).toEqual(expectedAfter);
      } finally {
        removeFolder(folder);
      }
    }),
    { numRuns: 300 },
  );
});

/** How many starts had ended before the latest backup was made. */
let expectedAfter: number | undefined;

function restoredAfter(folder: string, steps: readonly number[]): number | undefined {
  expectedAfter = undefined;
  let known = new Set<string>();
  let now = TODAY;
  for (const [count, hours] of steps.entries()) {
    now += hours * HOUR;
    vi.setSystemTime(now);
    const database = openDatabase(folder);
    const files = database.backups.list().map(({ file }) => file);
    if (files.some((file) => !known.has(file))) expectedAfter = count;
    known = new Set(files);
    database.problems.record({ where: 'played', message: String(count) });
    database.close();
  }
  overwrite(placesIn(folder).file, 0, 'damaged');
  const database = openDatabase(folder);
  const played = database.problems.recent().filter(({ where }) => where === 'played');
  database.close();
  return expectedAfter === undefined ? undefined : played.length;
}
