/** Judges a database file without changing a byte of it. */
import { closeSync, openSync, readSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { speaksOfDamage } from './database-problem.ts';
import { statsAt } from './files.ts';
import { openToLook } from './handles.ts';

type Condition =
  | { kind: 'sound' }
  /** Written by a program that knows more migrations than this one. */
  | { kind: 'newer'; version: number }
  | { kind: 'damaged'; finding: string };

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
/** Where the header says which kinds of journal may write and read the file: 1 and 2 are known. */
const WRITE_VERSION = 18;
const READ_VERSION = 19;

/** Throws only when the file cannot be judged: no permission, no such file, a failing disk. */
export function examine(file: string, newestVersion: number): Condition {
  const finding = headerFinding(file);
  if (finding !== undefined) return { kind: 'damaged', finding };
  try {
    const sqlite = openToLook(file);
    try {
      return examineOpen(sqlite, newestVersion);
    } finally {
      sqlite.close();
    }
  } catch (failure) {
    if (speaksOfDamage(failure)) return { kind: 'damaged', finding: failure.message };
    throw failure;
  }
}

function examineOpen(sqlite: Sqlite.Database, newestVersion: number): Condition {
  const version = Number(sqlite.pragma('user_version', { simple: true }));
  const recorded = versionOnRecord(sqlite);
  if (version < 1 || version !== recorded) {
    return {
      kind: 'damaged',
      finding: `The header says version ${version}, the record ${recorded ?? 'none'}`,
    };
  }
  if (version > newestVersion) return { kind: 'newer', version };
  const finding = quickFinding(sqlite);
  return finding === undefined ? { kind: 'sound' } : { kind: 'damaged', finding };
}

/**
 * Each migration leaves a row behind. The number in the header alone would not do, because no check of SQLite's looks
 * at it: a file whose header was overwritten would pass for one from the future, or be migrated twice.
 */
function versionOnRecord(sqlite: Sqlite.Database): number | undefined {
  const sql = 'SELECT count(*) AS count, max(number) AS newest FROM migrations';
  const row = sqlite.prepare(sql).get() as { count: number; newest: number | null };
  return row.count === row.newest ? row.count : undefined;
}

/** What SQLite finds wrong with the pages, first of all; nothing when all is well. */
export function quickFinding(sqlite: Sqlite.Database): string | undefined {
  const found = String(sqlite.pragma('quick_check(1)', { simple: true }));
  return found === 'ok' ? undefined : found;
}

/** SQLite takes an empty file for an empty database, and one with an unknown write version for a read-only one. */
function headerFinding(file: string): string | undefined {
  // Opening a pipe would wait for somebody at its other end.
  if (!statsAt(file)?.isFile()) return 'What stands there is no file';
  const header = readHeader(file);
  if (header.length < HEADER_BYTES) return `The file has only ${header.length} bytes`;
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'The file does not begin like a database';
  const known = [WRITE_VERSION, READ_VERSION].every((at) => header[at] === 1 || header[at] === 2);
  return known ? undefined : 'The header names an unknown kind of journal';
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    return header.subarray(0, readSync(descriptor, header, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(descriptor);
  }
}
