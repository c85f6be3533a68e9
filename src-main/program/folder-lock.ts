/**
 * A lock that ends with the process that holds it, however that process ends: SQLite's own lock on a small file, which
 * the system releases even after `kill -9`. A file with a process number in it would outlive its process.
 */
import { truncateSync } from 'node:fs';
import Database from 'better-sqlite3';

interface Lock {
  release(): void;
}

/** Returns nothing when another program holds the lock. */
export function holdLock(file: string): Lock | undefined {
  const database = new Database(file, { timeout: 0 });
  try {
    lockWholly(database, file);
  } catch (failure) {
    database.close();
    if (codeOf(failure).startsWith('SQLITE_BUSY')) return undefined;
    throw failure;
  }
  return {
    release: () => {
      database.close();
    },
  };
}

function lockWholly(database: Database.Database, file: string): void {
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (failure) {
    if (codeOf(failure) !== 'SQLITE_NOTADB') throw failure;
    // Nothing is ever written into this file, so whatever damaged it took nothing away.
    truncateSync(file);
    database.exec('BEGIN EXCLUSIVE');
  }
}

function codeOf(failure: unknown): string {
  return failure instanceof Database.SqliteError ? failure.code : '';
}
