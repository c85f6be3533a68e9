/**
 * The two ways to hold the database. A function that only looks takes a `ReadHandle`, so that its type says that it
 * changes nothing; a function that writes takes a `WriteHandle`. SQL stands where it is used, and each text is
 * prepared once.
 */
import Sqlite from 'better-sqlite3';
import type { Unreadable } from '../../../src-shared/contract.ts';
import { isOfTheSurroundings } from './database-problem.ts';

type Value = string | number | bigint | Uint8Array | null;
/** What fills the gaps of a statement: `?` in order, or `@name` from an object. */
export type Filling = Value | Readonly<Record<string, Value>>;

export interface ReadHandle {
  /** Every row. The caller says what a row is, next to the SQL that makes it so. */
  readonly all: (sql: string, ...filling: Filling[]) => unknown[];
  /** The first row, if there is one. */
  readonly first: (sql: string, ...filling: Filling[]) => unknown;
  /** Whoever meets a row that cannot be read tells it here, and goes on without it. */
  readonly unreadable: (row: Unreadable) => void;
}

export interface WriteHandle extends ReadHandle {
  /** `id` is the key of the row that was inserted, if one was. */
  readonly run: (sql: string, ...filling: Filling[]) => { changes: number; id: number };
  /** Several statements without gaps: the making and changing of tables. */
  readonly script: (sql: string) => void;
  /** All of it or nothing. Cannot wait for anything: whatever came between would become part of it. */
  readonly transaction: <Result>(work: () => Result) => Result;
}

export interface DatabaseConnection {
  readonly handle: WriteHandle;
  /** For what only the database's own machinery does: pragmas, backups. */
  readonly sqlite: Sqlite.Database;
  /** Whoever wants to know of the rows that cannot be read, each time that one is met. */
  readonly whenUnreadable: (listener: (row: Unreadable) => void) => void;
  readonly close: () => void;
}

/** How long to wait for a lock that another program holds. The wait stops everything, so it is short. */
const LONGEST_WAIT = 2_000;

/** Whether no other program keeps this one from writing. Does not wait for one to let go. */
export function mayWrite({ sqlite }: Pick<DatabaseConnection, 'sqlite'>): boolean {
  sqlite.pragma('busy_timeout = 0');
  try {
    sqlite.exec('BEGIN IMMEDIATE');
    sqlite.exec('ROLLBACK');
    return true;
  } catch (failure) {
    if (!isOfTheSurroundings(failure)) throw failure;
    return false;
  } finally {
    sqlite.pragma(`busy_timeout = ${LONGEST_WAIT}`);
  }
}

/** Opens the database at `file` (or `:memory:`), and makes an empty one when there is none. */
export function openConnection(file: string): DatabaseConnection {
  const sqlite = new Sqlite(file, { timeout: LONGEST_WAIT });
  try {
    sqlite.pragma('journal_mode = WAL');
    // With NORMAL a commit survives the death of the program, but not a power cut. FULL waits for the disk at every
    // commit (a few milliseconds, once a decision), and then the same promise holds for both: what the table has
    // shown is on the disk, and a card won for ante is not lost with the battery.
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma('trusted_schema = OFF');
    const listeners: ((row: Unreadable) => void)[] = [];
    const unreadable = (row: Unreadable): void => {
      for (const listener of listeners) listener(row);
    };
    return {
      handle: handleOf(sqlite, unreadable),
      sqlite,
      whenUnreadable: (listener) => void listeners.push(listener),
      close: () => void sqlite.close(),
    };
  } catch (failure) {
    sqlite.close();
    throw failure;
  }
}

/**
 * Throws what SQLite says of a lock when another program has the database open, even if only to look: in WAL mode each
 * that has holds a lock on the file itself, which goes with the program and by no other way.
 */
export function expectUnused(file: string): void {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: LONGEST_WAIT });
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE');
    sqlite.exec('BEGIN EXCLUSIVE; ROLLBACK');
  } catch (failure) {
    // Whatever else keeps it from being locked is met again, and told, by what comes next.
    if (failure instanceof Sqlite.SqliteError && failure.code.startsWith('SQLITE_BUSY')) throw failure;
  } finally {
    sqlite.close();
  }
}

/** Opens the database without the power to change a byte of it, not even by clearing up its -wal at the end. */
export function openToLook(file: string): Sqlite.Database {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: LONGEST_WAIT });
  try {
    sqlite.pragma('trusted_schema = OFF');
    sqlite.pragma('cell_size_check = ON');
    return sqlite;
  } catch (failure) {
    sqlite.close();
    throw failure;
  }
}

function handleOf(sqlite: Sqlite.Database, unreadable: ReadHandle['unreadable']): WriteHandle {
  const prepared = new Map<string, Sqlite.Statement>();

  function statement(sql: string): Sqlite.Statement {
    const known = prepared.get(sql);
    if (known) return known;
    const made = sqlite.prepare(sql);
    prepared.set(sql, made);
    return made;
  }

  function looking(sql: string): Sqlite.Statement {
    const found = statement(sql);
    // `INSERT ... RETURNING` has rows to read as well.
    if (!found.readonly) throw new Error(`A read handle was given a statement that writes: ${sql}`);
    return found;
  }

  return {
    all: (sql, ...filling) => looking(sql).all(...filling),
    first: (sql, ...filling) => looking(sql).get(...filling),
    unreadable,
    run: (sql, ...filling) => {
      const { changes, lastInsertRowid } = statement(sql).run(...filling);
      return { changes, id: Number(lastInsertRowid) };
    },
    script: (sql) => void sqlite.exec(sql),
    // Takes the write lock at the beginning: a transaction that began by reading could be refused halfway.
    transaction: (work) => sqlite.transaction(work).immediate(),
  };
}
