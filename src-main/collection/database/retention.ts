/** Which backups are kept, and which of them was written last. */
import type { Backup } from '../../../src-shared/contract.ts';

const DAY = 24 * 60 * 60 * 1_000;
const WEEK = 7 * DAY;
const DAILY = 7;
const WEEKLY = 4;
/** Of the last day, so that a start that fails again and again, each time after a backup, does not fill the disk. */
const OF_TODAY = 10;

/** Whether the last day has no backup. One from the future (the clock was wrong) does not count. */
export function isDue(backups: readonly Backup[], now: number): boolean {
  return !backups.some((backup) => isOfToday(backup, now));
}

/**
 * What may go: all but the newest of each of the last seven days and of each of the last four weeks that have any.
 * Of the last day several stay: a player who asks for two may want the first.
 */
export function superseded(backups: readonly Backup[], now: number): Backup[] {
  const newest = newestFirst(backups, now);
  const kept = new Set([
    ...newest.filter((backup) => isOfToday(backup, now)).slice(0, OF_TODAY),
    ...firstOfEach(DAY, newest).slice(0, DAILY),
    ...firstOfEach(WEEK, newest).slice(0, WEEKLY),
  ]);
  return backups.filter((backup) => !kept.has(backup));
}

function isOfToday(backup: Backup, now: number): boolean {
  return Math.abs(now - Date.parse(backup.at)) < DAY;
}

/** Of each day or week that has backups, in their order. */
function firstOfEach(span: number, backups: readonly Backup[]): Backup[] {
  const found = new Map<number, Backup>();
  for (const backup of backups) {
    const time = Math.floor(Date.parse(backup.at) / span);
    if (!found.has(time)) found.set(time, backup);
  }
  return [...found.values()];
}

/**
 * By the numbers in their names: a clock that was wrong once would put its backup before all later ones. Those of
 * earlier versions have none and come after, by their times, except that nothing was written in the future.
 */
export function newestFirst(backups: readonly Backup[], now: number): Backup[] {
  const isOfTheFuture = ({ at }: Backup) => Number(Date.parse(at) - now > DAY);
  return backups.toSorted(
    (one, other) =>
      numberIn(other.file) - numberIn(one.file) ||
      isOfTheFuture(one) - isOfTheFuture(other) ||
      Date.parse(other.at) - Date.parse(one.at),
  );
}

/** Higher than that of any backup that is there, whatever the clock says. */
export const nextNumber = (backups: readonly Backup[]): number =>
  Math.max(0, ...backups.map(({ file }) => numberIn(file))) + 1;

/** Counts the backups of a folder from 1; one without a number has 0. */
const numberIn = (file: string): number => Number(/Z-(\d{1,9})\.sqlite3$/.exec(file)?.[1] ?? 0);
