/** What a backup holds, told without changing a byte of it. */
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import type { BackupContents } from '../../../src-shared/contract.ts';
import { listBackups } from './backups.ts';
import { speaksOfDamage } from './database-problem.ts';
import { openToLook } from './handles.ts';

/** As many names as a sentence can hold. */
const NAMED = 12;

/** Undefined: there is none of that name, or it cannot be read. */
export function contentsOf(folder: string, file: string): BackupContents | undefined {
  const backup = listBackups(folder).find((one) => one.file === file);
  if (!backup) return undefined;
  try {
    const sqlite = openToLook(join(folder, file));
    try {
      return { at: backup.at, ...countedIn(sqlite) };
    } finally {
      sqlite.close();
    }
  } catch (failure) {
    if (speaksOfDamage(failure)) return undefined;
    throw failure;
  }
}

function countedIn(sqlite: Sqlite.Database): Omit<BackupContents, 'at'> {
  const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const pluck = (table: string, sql: string): unknown[] =>
    tables.includes(table) ? sqlite.prepare(sql).pluck().all() : [];
  const count = (table: string, sql = `SELECT count(*) FROM ${table}`): number =>
    Number(pluck(table, sql)[0] ?? 0);
  return {
    players: pluck(
      'players',
      `SELECT name FROM players WHERE kind = 'person' AND thrown_away IS NULL ORDER BY last_seen DESC LIMIT ${NAMED}`,
    ).map(String),
    decks: count('decks', 'SELECT count(*) FROM decks WHERE thrown_away IS NULL'),
    cards: count(
      'owned',
      "SELECT coalesce(sum(count), 0) FROM owned JOIN players ON id = player AND kind = 'person'",
    ),
    duels: count('duels'),
    matches: count('matches') + count('gauntlets'),
  };
}
