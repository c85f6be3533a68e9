/**
 * Another database in the place of the one that is in use, because the player wants it so: a backup, or an empty one.
 * It is put together and complete at once; the next start, when nothing has the old one open, sets that aside whole
 * and renames this one into its place. Whenever the program is ended, one of the two is there.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Replacement } from '../../../src-shared/contract.ts';
import { listBackups } from './backups.ts';
import { exists, flushFile, freshPath, move } from './files.ts';
import { openConnection } from './handles.ts';
import { bringUpToDate } from './migrations/list.ts';
import { addNotice } from './notices.ts';
import { DATABASE_FILE, type Places } from './places.ts';
import { copyIfSound, emptyFolder, hasContents } from './replacing.ts';

/** `notSound`: the backup is damaged, or there is none of that name. Nothing has changed then. */
export function order(places: Places, wanted: Replacement): 'ordered' | 'notSound' {
  const file = join(places.preparing, DATABASE_FILE);
  const backup =
    wanted.kind === 'backup'
      ? listBackups(places.backups).find((one) => one.file === wanted.file)
      : undefined;
  if (wanted.kind === 'empty') emptyFolder(places.preparing);
  else if (!backup || !copyIfSound(backup, places, file)) return 'notSound';
  const connection = openConnection(file);
  try {
    bringUpToDate(connection, places.dataFolder);
    const facts = { setAside: places.setAside };
    if (backup)
      addNotice(connection.handle, { kind: 'backupRestored', facts: { ...facts, backupAt: backup.at } });
    else addNotice(connection.handle, { kind: 'begunEmpty', facts });
  } finally {
    connection.close();
  }
  flushFile(file);
  withdraw(places);
  move(places.preparing, places.ordered);
  return 'ordered';
}

export const isOrdered = ({ ordered }: Places): boolean => exists(ordered);

/** Everything stays as it is. */
export function withdraw({ ordered }: Places): void {
  rmSync(ordered, { recursive: true, force: true });
}

/** At a start, before anything is opened. */
export function carryOut(places: Places): void {
  if (!isOrdered(places)) return;
  if (hasContents(places.database)) {
    mkdirSync(places.setAside, { recursive: true });
    move(places.database, freshPath(places.setAside, 'database-', ''));
  } else {
    rmSync(places.database, { recursive: true, force: true });
  }
  move(places.ordered, places.database);
}
