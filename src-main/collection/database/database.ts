/** The database of a data folder: opened, mended where it must be, and kept in copies. */
import { mkdirSync, statSync } from 'node:fs';
import type {
  Backup,
  BackupContents,
  DatabaseCheck,
  Notice,
  Problem,
  Replacement,
} from '../../../src-shared/contract.ts';
import { openDuelJournal, type DuelJournal } from '../duels/journal.ts';
import {
  clearUnfinished,
  isBackupDue,
  listBackups,
  makeBackup,
  makeBackupBesides,
  thinOut,
} from './backups.ts';
import { checkDatabase } from './check.ts';
import { explained, isOfTheSurroundings, messageOf, newerProblem } from './database-problem.ts';
import { examine } from './examine.ts';
import { exists } from './files.ts';
import {
  expectUnused,
  mayWrite,
  openConnection,
  type DatabaseConnection,
  type ReadHandle,
  type WriteHandle,
} from './handles.ts';
import { versionOf } from './migrating.ts';
import { bringUpToDate, NEWEST_VERSION } from './migrations/list.ts';
import { addNotice, allNotices, putNoticeAway, type NewNotice } from './notices.ts';
import { placesIn, type Places } from './places.ts';
import { ProblemBook } from './problem-book.ts';
import { recordProblem, type NewProblem } from './problems.ts';
import { setUnreadableAside } from '../rows/setting-aside.ts';
import { watchDamage, type DatabaseDamage } from './damage.ts';
import { contentsOf } from './looking.ts';
import { carryOut, isOrdered, order, withdraw } from './ordered.ts';
import { finishReplacing, replaceDatabase } from './replacing.ts';
import { giveBackRoom } from './room.ts';
import type { Work } from './work.ts';

export interface Database {
  /** For the rooms' own tables: their functions take the handle that they need. */
  readonly read: ReadHandle;
  readonly write: WriteHandle;
  readonly notices: {
    all: () => Notice[];
    add: (notice: NewNotice) => void;
    putAway: (id: number) => void;
  };
  readonly problems: {
    /** What cannot be written down now waits, and is written with the next one that can. */
    record: (problem: NewProblem) => void;
    recent: () => Problem[];
  };
  /** Whether no other program keeps this one from writing now. */
  mayWrite: () => boolean;
  readonly duels: DuelJournal;
  readonly backups: {
    list: () => Backup[];
    /** Undefined: there is none of that name, or it cannot be read. */
    look: (file: string) => BackupContents | undefined;
    make: (work: Work) => Promise<Backup>;
  };
  /** Rows that could not be read. */
  readonly damage: Omit<DatabaseDamage, 'forget'> & {
    /** Takes them out of their places; tells how many. */
    setAside: () => number;
  };
  /** Another database in the place of this one, at the next start. */
  readonly replacement: {
    isOrdered: () => boolean;
    order: (wanted: Replacement) => 'ordered' | 'notSound';
    withdraw: () => void;
  };
  check: (work: Work) => Promise<DatabaseCheck>;
  bytes: () => number;
  close: () => void;
}

/**
 * A damaged database is set aside and the newest good backup takes its place; a notice says so. Throws a
 * `DatabaseProblem`, or what the disk or SQLite threw when the folder cannot be used.
 */
export function openDatabase(dataFolder: string): Database {
  const places = placesIn(dataFolder);
  try {
    mkdirSync(dataFolder, { recursive: true });
    finishReplacing(places);
    carryOut(places);
    const finding = findingIn(places);
    if (finding !== undefined) replaceDatabase(places, finding);
    // The lock of the folder is a file, and a file can be taken away while its program runs.
    expectUnused(places.file);
    return open(places, finding === undefined);
  } catch (failure) {
    throw explained(failure, dataFolder);
  }
}

/** Why the database has to be replaced, if it has to be. */
function findingIn({ file, dataFolder }: Places): string | undefined {
  if (!exists(file)) return 'There is no database';
  const condition = examine(file, NEWEST_VERSION);
  switch (condition.kind) {
    case 'sound':
      return undefined;
    case 'damaged':
      return condition.finding;
    case 'newer':
      throw newerProblem(dataFolder, condition.version, NEWEST_VERSION);
  }
}

function open(places: Places, wasSound: boolean): Database {
  const connection = openConnection(places.file);
  try {
    tryToWrite(connection);
    const isOld = versionOf(connection) < NEWEST_VERSION;
    const notice = backUp(connection, places, () => isOld || (wasSound && isBackupDue(places.backups)));
    bringUpToDate(connection, places.dataFolder);
    if (notice) addNotice(connection.handle, notice);
    giveBack(connection);
    return databaseOn(connection, places);
  } catch (failure) {
    connection.close();
    throw failure;
  }
}

/** A file that may only be read opens without complaint, and would fail at the first thing the player does. */
function tryToWrite({ sqlite }: DatabaseConnection): void {
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    sqlite.pragma(`user_version = ${versionOf({ sqlite })}`);
  } finally {
    // Some failures end the transaction themselves.
    if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
  }
}

/** The program can go on without a backup, but the player has to know. */
function backUp(
  connection: DatabaseConnection,
  { backups }: Places,
  isNeeded: () => boolean,
): NewNotice | undefined {
  try {
    clearUnfinished(backups);
    if (!isNeeded()) return undefined;
    makeBackup(connection, backups);
    thinOutBackups(connection, backups);
    return undefined;
  } catch (failure) {
    return { kind: 'backupFailed', facts: { reason: messageOf(failure) } };
  }
}

/** Needs as much room as what is kept for a moment: where there is none, the file stays as large as it is. */
function giveBack({ handle, sqlite }: DatabaseConnection): void {
  try {
    giveBackRoom(sqlite);
  } catch (failure) {
    if (!isOfTheSurroundings(failure)) throw failure;
    recordProblem(handle, { where: 'database', message: `No room was given back: ${messageOf(failure)}` });
  }
}

/** One that cannot be thrown away (Windows keeps what another program reads) takes nothing from the one just made. */
function thinOutBackups({ handle }: DatabaseConnection, folder: string): void {
  try {
    thinOut(folder);
  } catch (failure) {
    recordProblem(handle, { where: 'backups', message: messageOf(failure) });
  }
}

function databaseOn(connection: DatabaseConnection, places: Places): Database {
  const { handle } = connection;
  const book = new ProblemBook(connection);
  const damage = watchDamage(connection);
  let isMakingBackup = false;

  async function makeOneBackup(work: Work): Promise<Backup> {
    if (isMakingBackup) throw new Error('A backup is already being made');
    isMakingBackup = true;
    try {
      const made = await makeBackupBesides(connection, places.backups, work);
      thinOutBackups(connection, places.backups);
      return made;
    } finally {
      isMakingBackup = false;
    }
  }

  return {
    read: handle,
    write: handle,
    notices: {
      all: () => allNotices(handle),
      add: (notice) => {
        addNotice(handle, notice);
      },
      putAway: (id) => {
        putNoticeAway(handle, id);
      },
    },
    problems: {
      record: (problem) => {
        book.record(problem);
      },
      recent: () => book.recent(),
    },
    mayWrite: () => mayWrite(connection),
    duels: openDuelJournal(handle),
    backups: {
      list: () => listBackups(places.backups),
      look: (file) => contentsOf(places.backups, file),
      make: makeOneBackup,
    },
    damage: {
      met: damage.met,
      whenMet: damage.whenMet,
      setAside: () => {
        const rows = setUnreadableAside(handle);
        damage.forget();
        return rows;
      },
    },
    replacement: {
      isOrdered: () => isOrdered(places),
      order: (wanted) => order(places, wanted),
      withdraw: () => {
        withdraw(places);
      },
    },
    check: (work) => checkDatabase(places.file, work),
    bytes: () => sizeOf(places.file) + sizeOf(`${places.file}-wal`),
    close: () => {
      if (connection.sqlite.open) book.close();
      connection.close();
    },
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
