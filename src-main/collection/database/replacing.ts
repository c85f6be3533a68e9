/**
 * Puts a sound database where a damaged one stands, or none. The replacement is complete before the damaged one is
 * touched, and each step is one rename: whenever the program is ended, the next start finds either database, or
 * a replacement that only has to take its place.
 */
import { chmodSync, constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Backup } from '../../../src-shared/contract.ts';
import { listBackups, strangersIn } from './backups.ts';
import { newerProblem } from './database-problem.ts';
import { examine } from './examine.ts';
import { exists, flushFile, freshPath, move, whyUnreadable } from './files.ts';
import { openConnection, type WriteHandle } from './handles.ts';
import { bringUpToDate, NEWEST_VERSION } from './migrations/list.ts';
import { addNotice, type NewNotice } from './notices.ts';
import { DATABASE_FILE, type Places } from './places.ts';
import { recordProblem } from './problems.ts';

/** Finishes, or undoes, what an earlier start had begun. */
export function finishReplacing(places: Places): void {
  rmSync(places.preparing, { recursive: true, force: true });
  if (!exists(places.ready)) return;
  // A database that is still in its place is judged afresh: the player may have mended it by hand.
  if (exists(places.database)) rmSync(places.ready, { recursive: true });
  else move(places.ready, places.database);
}

/** Sets aside what stands in the database's place, and puts the newest good backup there, or an empty database. */
export function replaceDatabase(places: Places, finding: string): void {
  const setAside = hasContents(places.database) ? freshPath(places.setAside, 'database-', '') : undefined;
  prepare(places, finding, setAside);
  if (setAside !== undefined) {
    mkdirSync(places.setAside, { recursive: true });
    move(places.database, setAside);
  } else {
    rmSync(places.database, { recursive: true, force: true });
  }
  move(places.ready, places.database);
}

function prepare(places: Places, finding: string, setAside: string | undefined): void {
  const file = join(places.preparing, DATABASE_FILE);
  const backups = listBackups(places.backups);
  const passedOver: NewNotice[] = strangersIn(places.backups).map((stranger) =>
    passedOverNotice(places, stranger, 'it is no file'),
  );
  const restored = backups.find((backup) => {
    const why = whyNotCopied(backup, places, file);
    if (why !== undefined) passedOver.push(passedOverNotice(places, backup.file, why));
    return why === undefined && isSound(places, file);
  });
  if (!restored) emptyFolder(places.preparing);
  const isFirstStart = setAside === undefined && backups.length === 0;
  const connection = openConnection(file);
  try {
    bringUpToDate(connection, places.dataFolder);
    for (const notice of passedOver) addNotice(connection.handle, notice);
    if (!isFirstStart) tell(connection.handle, finding, setAside ?? '', restored);
  } finally {
    connection.close();
  }
  flushFile(file);
  move(places.preparing, places.ready);
}

/** Written into the replacement itself, so that the player is told even if the program ends before it can. */
function tell(database: WriteHandle, finding: string, setAside: string, restored: Backup | undefined): void {
  recordProblem(database, { where: 'database', message: finding });
  if (restored) addNotice(database, { kind: 'databaseRestored', facts: { setAside, backupAt: restored.at } });
  else addNotice(database, { kind: 'databaseNew', facts: { setAside } });
}

/** False: it is damaged, or cannot be read. */
export const copyIfSound = (backup: Backup, places: Places, file: string): boolean =>
  whyNotCopied(backup, places, file) === undefined && isSound(places, file);

const passedOverNotice = ({ backups }: Places, file: string, why: string): NewNotice => ({
  kind: 'backupPassedOver',
  facts: { path: join(backups, file), why },
});

/** Undefined: it was copied. One that cannot be read must not keep the others from being tried. */
function whyNotCopied({ file: name }: Backup, places: Places, file: string): string | undefined {
  const backup = join(places.backups, name);
  const why = whyUnreadable(backup);
  if (why !== undefined) return why;
  emptyFolder(places.preparing);
  try {
    copyFileSync(backup, file, constants.COPYFILE_FICLONE);
  } catch (failure) {
    // The disk fails in the middle of it. Were it the side that is written, nothing could be put there at all.
    if (failure instanceof Error && 'code' in failure && failure.code === 'EIO') return failure.message;
    throw failure;
  }
  // A backup may have been protected against writing, and the copy takes that over.
  chmodSync(file, 0o600);
  return undefined;
}

function isSound(places: Places, file: string): boolean {
  const condition = examine(file, NEWEST_VERSION);
  if (condition.kind === 'newer') throw newerProblem(places.dataFolder, condition.version, NEWEST_VERSION);
  return condition.kind === 'sound';
}

export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}

export function hasContents(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return false;
  return !stats.isDirectory() || readdirSync(path).length > 0;
}
