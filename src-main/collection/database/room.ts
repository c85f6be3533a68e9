/** What was forgotten leaves empty pages behind, which the file keeps until it is written anew. */
import type Sqlite from 'better-sqlite3';

/** About four megabytes: what is less will soon be filled again. */
const FEWEST_EMPTY = 1_024;

/** One of so many pages, at least, is empty: otherwise much is written for little. */
const ONE_OF = 4;

/** Gives the empty pages back to the disk where they are worth it. Not while anybody waits for the program. */
export function giveBackRoom(sqlite: Sqlite.Database): void {
  const count = (what: 'freelist_count' | 'page_count') => Number(sqlite.pragma(what, { simple: true }));
  const empty = count('freelist_count');
  if (empty < FEWEST_EMPTY || empty * ONE_OF < count('page_count')) return;
  sqlite.exec('VACUUM');
  // In WAL mode the file is shorter only when this has been carried over to it; in another it does nothing.
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
}
