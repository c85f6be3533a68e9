/** Whole copies of the database. One is in the list only once it is complete, checked and on the disk. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Backup } from '../../../src-shared/contract.ts';
import { quickFinding } from './examine.ts';
import { flushFile, freshPath, move, statsAt, timeFromName } from './files.ts';
import type { DatabaseConnection } from './handles.ts';
import { isDue, newestFirst, nextNumber, superseded } from './retention.ts';
import { giveBackRoom } from './room.ts';
import type { Work } from './work.ts';

const NAME = /^spellchain-.*\.sqlite3$/;
const UNFINISHED = 'unfinished';
/** About a megabyte, a millisecond or two: short enough not to be felt at the table. */
const PAGES_AT_ONCE = 256;

/** The newest first. */
export function listBackups(folder: string): Backup[] {
  const backups = namesIn(folder).flatMap((file) => backupAt(join(folder, file)) ?? []);
  return newestFirst(backups, Date.now());
}

/** What has a backup's name and is none: a folder, a pipe. */
export function strangersIn(folder: string): string[] {
  return namesIn(folder).filter((file) => NAME.test(file) && !backupAt(join(folder, file)));
}

export function isBackupDue(folder: string): boolean {
  return isDue(listBackups(folder), Date.now());
}

/** Makes one at once, while nothing else goes on: at the start of the program. */
export function makeBackup({ sqlite }: DatabaseConnection, folder: string): Backup {
  const copy = placeForCopy(folder);
  try {
    // Numbers the rows of a table anew if no column of it is their key, so every table here has such a column.
    sqlite.prepare('VACUUM INTO ?').run(copy);
    return finish(copy, folder);
  } finally {
    clearUnfinished(folder);
  }
}

/** Makes one bit by bit, while the program goes on and may even write. */
export async function makeBackupBesides(
  { sqlite }: DatabaseConnection,
  folder: string,
  work: Work,
): Promise<Backup> {
  work.signal.throwIfAborted();
  const copy = placeForCopy(folder);
  try {
    const { totalPages } = await sqlite.backup(copy, {
      progress: ({ totalPages: total, remainingPages }) => {
        work.signal.throwIfAborted();
        work.progress({ done: total - remainingPages, total });
        return PAGES_AT_ONCE;
      },
    });
    work.signal.throwIfAborted();
    const backup = finish(copy, folder);
    work.progress({ done: totalPages, total: totalPages });
    return backup;
  } finally {
    clearUnfinished(folder);
  }
}

/** Removes what a backup left behind that was cut short. */
export function clearUnfinished(folder: string): void {
  for (const name of namesIn(folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

export function thinOut(folder: string): void {
  for (const { file } of superseded(listBackups(folder), Date.now())) {
    rmSync(join(folder, file), { force: true });
  }
}

function placeForCopy(folder: string): string {
  mkdirSync(folder, { recursive: true });
  clearUnfinished(folder);
  return join(folder, `${UNFINISHED}.sqlite3`);
}

function finish(copy: string, folder: string): Backup {
  checkCopy(copy);
  flushFile(copy);
  const file = freshPath(folder, 'spellchain-', `-${nextNumber(listBackups(folder))}.sqlite3`);
  move(copy, file);
  const made = backupAt(file);
  if (!made) throw new Error(`The backup ${file} was gone as soon as it was made`);
  return made;
}

function backupAt(path: string): Backup | undefined {
  const file = basename(path);
  const at = NAME.test(file) ? timeFromName(file) : undefined;
  const stats = statsAt(path);
  return at === undefined || !stats?.isFile() ? undefined : { file, at, bytes: stats.size };
}

function checkCopy(copy: string): void {
  const sqlite = new Sqlite(copy, { fileMustExist: true });
  try {
    // A copy made page by page says of itself that it has a -wal; a backup is one file.
    sqlite.pragma('journal_mode = DELETE');
    const finding = quickFinding(sqlite);
    if (finding !== undefined) throw new Error(`The copy is not sound: ${finding}`);
    giveBackRoom(sqlite);
  } finally {
    sqlite.close();
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? failure.code : '';
    // No backup was made yet, or none can be: that is told when the next one is tried.
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw failure;
  }
}
