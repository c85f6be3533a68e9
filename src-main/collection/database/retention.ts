/** Which backups are kept. */
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
  const kept = new Set([
    ...newestFirst(backups.filter((backup) => isOfToday(backup, now))).slice(0, OF_TODAY),
    ...newestOfEach(DAY, backups).slice(0, DAILY),
    ...newestOfEach(WEEK, backups).slice(0, WEEKLY),
  ]);
  return backups.filter((backup) => !kept.has(backup));
}

function isOfToday(backup: Backup, now: number): boolean {
  return Math.abs(now - Date.parse(backup.at)) < DAY;
}

/** Of each day or week that has backups the newest; the newest day or week first. */
function newestOfEach(span: number, backups: readonly Backup[]): Backup[] {
  const found = new Map<number, Backup>();
  for (const backup of newestFirst(backups)) {
    const time = Math.floor(Date.parse(backup.at) / span);
    if (!found.has(time)) found.set(time, backup);
  }
  return [...found.values()];
}

export function newestFirst(backups: readonly Backup[]): Backup[] {
  return backups.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
