/** What keeps the database from being opened, each with a sentence for the player. */
import Sqlite from 'better-sqlite3';

export type DatabaseProblemKind = 'newer' | 'inUse' | 'notMigrated' | 'diskFailing';

export class DatabaseProblem extends Error {
  readonly kind: DatabaseProblemKind;

  constructor(kind: DatabaseProblemKind, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'DatabaseProblem';
    this.kind = kind;
  }
}

/** Codes that speak of the disk, of permissions or of other programs, and say nothing against the file's contents. */
const SURROUNDINGS =
  /^SQLITE_(BUSY|LOCKED|CANTOPEN|PERM|READONLY|FULL|IOERR|NOMEM|PROTOCOL|NOLFS|AUTH|INTERRUPT)(?!_(SHORT_READ|DATA|CORRUPTFS)\b)/;

/** Whether SQLite failed because of what it read, rather than because of what surrounds it. */
export function speaksOfDamage(failure: unknown): failure is InstanceType<typeof Sqlite.SqliteError> {
  return failure instanceof Sqlite.SqliteError && !isOfTheSurroundings(failure);
}

/** Whether the disk, the permissions or another program is to blame. */
export function isOfTheSurroundings(failure: unknown): boolean {
  return failure instanceof Sqlite.SqliteError && SURROUNDINGS.test(failure.code);
}

/** Whether what was to be written contradicts itself, or what is there. */
export const isContradiction = (failure: unknown): boolean =>
  failure instanceof Sqlite.SqliteError && failure.code.startsWith('SQLITE_CONSTRAINT');

/** The player's words for what the surroundings did, where there are any; otherwise the failure itself. */
export function explained(failure: unknown, folder: string): unknown {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
  if (code.startsWith('SQLITE_BUSY')) return inUseProblem(folder, failure);
  // SQLite's way to say that there was no room for the -shm.
  if (code === 'SQLITE_IOERR_SHMSIZE') return failure;
  return code.startsWith('SQLITE_IOERR') || code === 'EIO' ? diskFailingProblem(folder, failure) : failure;
}

export function newerProblem(folder: string, found: number, known: number): DatabaseProblem {
  return new DatabaseProblem(
    'newer',
    `The database in ${folder} was written by a newer Spellchain: it has version ${found}, and this program knows up to ${known}. Nothing in it was changed. Install the newer program, or choose another folder with --data DIR.`,
  );
}

function inUseProblem(folder: string, cause: unknown): DatabaseProblem {
  const sentence = `Another program is using the database in ${folder}. Close it there, then start Spellchain again.`;
  return new DatabaseProblem('inUse', sentence, { cause });
}

function diskFailingProblem(folder: string, cause: unknown): DatabaseProblem {
  const sentence = `The disk failed while the database in ${folder} was read or written (${messageOf(cause)}). Nothing was deleted. Look after the disk, or choose another folder with --data DIR.`;
  return new DatabaseProblem('diskFailing', sentence, { cause });
}

export function notMigratedProblem(folder: string, migration: string, cause: unknown): DatabaseProblem {
  return new DatabaseProblem(
    'notMigrated',
    `The database in ${folder} could not be brought to this program's version (${migration}: ${messageOf(cause)}). Nothing in it was lost.`,
    { cause },
  );
}

export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
