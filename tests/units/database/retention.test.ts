import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Backup } from '../../../src-shared/contract.ts';
import {
  isDue,
  newestFirst,
  nextNumber,
  superseded,
} from '../../../src-main/collection/database/retention.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-18T12:00:00.000Z');

function backupAt(time: number): Backup {
  const at = new Date(time).toISOString();
  return { file: at, at, bytes: 1 };
}

function keptAt(times: readonly number[], now = NOW): string[] {
  const backups = times.map(backupAt);
  const gone = new Set(superseded(backups, now));
  return backups.filter((backup) => !gone.has(backup)).map(({ at }) => at);
}

describe('after months of a backup a day', () => {
  const days = Array.from({ length: 100 }, (_, back) => NOW - back * DAY);

  test('a week of days and the ends of the three weeks before stay', () => {
    expect(keptAt(days).map((at) => at.slice(0, 10))).toEqual([
      ...['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14', '2026-11-13', '2026-11-12'],
      // The week of this count begins on a Thursday, like the first of January 1970.
      ...['2026-11-11', '2026-11-04', '2026-10-28'],
    ]);
  });

  test('the same stay when they are thinned out day after day', () => {
    let times: number[] = [];
    for (let now = NOW - 99 * DAY; now <= NOW; now += DAY) {
      times = keptAt([now, ...times], now).map((at) => Date.parse(at));
    }
    expect(times).toEqual(keptAt(days).map((at) => Date.parse(at)));
  });
});

test('of several backups of a day the newest stays, once the day is over', () => {
  const morning = NOW - 3 * DAY;
  expect(keptAt([morning, morning + HOUR, morning + 2 * HOUR])).toEqual([backupAt(morning + 2 * HOUR).at]);
});

test('of the last day the newest ten stay', () => {
  const times = Array.from({ length: 15 }, (_, back) => NOW - (back * HOUR) / 2);
  expect(keptAt(times)).toEqual(times.slice(0, 10).map((time) => backupAt(time).at));
});

test('however old they are, the last ones are never thrown away', () => {
  const times = [NOW - 900 * DAY, NOW - 1_200 * DAY, NOW - 1_900 * DAY];
  expect(keptAt(times)).toEqual(times.map((time) => backupAt(time).at));
});

test('whatever the clock said: the one that was written last stays', () => {
  const hours = fc.array(fc.integer({ min: -400 * 24, max: 400 * 24 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(hours, (ages) => {
      const backups = ages.map((age, place) => {
        const at = new Date(NOW - age * HOUR).toISOString();
        return { file: `spellchain-${at.replaceAll(/[:.]/g, '-')}-${place + 1}.sqlite3`, at, bytes: 1 };
      });
      expect(superseded(backups, NOW)).not.toContain(backups.at(-1));
      expect(newestFirst(backups, NOW)).toEqual(backups.toReversed());
      expect(nextNumber(backups)).toBe(backups.length + 1);
    }),
  );
});

test('whatever there is: the newest stays, nothing is invented, and a second look throws nothing more away', () => {
  const hours = fc.array(fc.integer({ min: -60 * 24, max: 400 * 24 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(hours, (ages) => {
      const times = [...new Set(ages)].map((age) => NOW - age * HOUR);
      const kept = keptAt(times).map((at) => Date.parse(at));
      expect(kept).toContain(Date.parse(newestFirst(times.map(backupAt), NOW)[0]?.at ?? ''));
      expect(times).toEqual(expect.arrayContaining(kept));
      expect(kept.length).toBeLessThanOrEqual(21);
      expect(keptAt(kept).map((at) => Date.parse(at))).toEqual(kept);
    }),
  );
});

test('one is due a day after the last, and not for one that the clock has put into the future', () => {
  expect(isDue([], NOW)).toBe(true);
  expect(isDue([backupAt(NOW - 23 * HOUR)], NOW)).toBe(false);
  expect(isDue([backupAt(NOW - 25 * HOUR)], NOW)).toBe(true);
  expect(isDue([backupAt(NOW - 2 * DAY), backupAt(NOW - HOUR)], NOW)).toBe(false);
  expect(isDue([backupAt(NOW + 900 * DAY)], NOW)).toBe(true);
  expect(isDue([backupAt(NOW + 900 * DAY), backupAt(NOW - HOUR)], NOW)).toBe(false);
});
