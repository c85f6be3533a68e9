/** Reads every page and every index, table by table, so that the program goes on in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import type { DatabaseCheck, Unreadable } from '../../../src-shared/contract.ts';
import { MOST_TOLD, unreadableIn } from '../rows/scanning.ts';
import { speaksOfDamage } from './database-problem.ts';
import { openToLook } from './handles.ts';
import type { Work } from './work.ts';

/** Looks through a connection of its own, so that what another has in memory does not hide what is on the disk. */
export async function checkDatabase(file: string, work: Work): Promise<DatabaseCheck> {
  const findings = new Set<string>();
  const sqlite = lookFor(findings, () => openToLook(file));
  if (!sqlite) return { sound: false, findings: [...findings], unreadable: [], tables: [] };
  try {
    const unreadable: Unreadable[] = [];
    const tables = await checkTables(sqlite, findings, unreadable, work);
    const sound = findings.size + unreadable.length === 0;
    return { sound, findings: [...findings], unreadable, tables };
  } finally {
    sqlite.close();
  }
}

async function checkTables(
  sqlite: Sqlite.Database,
  findings: Set<string>,
  unreadable: Unreadable[],
  { signal, progress }: Work,
) {
  const tables: DatabaseCheck['tables'] = [];
  const names = lookFor(findings, () => tableNames(sqlite)) ?? [];
  const total = names.length + 1;
  for (const [done, name] of names.entries()) {
    signal.throwIfAborted();
    progress({ done, total });
    const rows = lookFor(findings, () => checkTable(sqlite, name, findings));
    if (rows !== undefined) tables.push({ name, rows });
    await nextTurn();
    await checkRows(sqlite, name, findings, unreadable, signal);
  }
  signal.throwIfAborted();
  progress({ done: names.length, total });
  // What belongs to no table: pages that nothing refers to, or that two things do.
  lookFor(findings, () => {
    addLines(findings, sqlite.pragma('quick_check'));
  });
  progress({ done: total, total });
  return tables;
}

/** Rows read before the program may go on: a deck is read in a fraction of a millisecond. */
const ROWS_AT_ONCE = 100;

/** What they say is looked at as it is when they are met. */
async function checkRows(
  sqlite: Sqlite.Database,
  table: string,
  findings: Set<string>,
  unreadable: Unreadable[],
  signal: AbortSignal,
): Promise<void> {
  const rows = unreadableIn(sqlite, table);
  const next = () => lookFor(findings, () => rows.next());
  let read = 0;
  try {
    for (let one = next(); one && !one.done; one = next()) {
      if (one.value && unreadable.length < MOST_TOLD) unreadable.push(one.value);
      if (++read % ROWS_AT_ONCE > 0) continue;
      signal.throwIfAborted();
      await nextTurn();
    }
  } finally {
    // A connection that is still reading cannot be closed.
    rows.return(undefined);
  }
}

/** Returns the number of rows. */
function checkTable(sqlite: Sqlite.Database, name: string, findings: Set<string>): number {
  const quoted = `"${name.replaceAll('"', '""')}"`;
  addLines(findings, sqlite.pragma(`integrity_check(${quoted})`));
  const orphans = (sqlite.pragma(`foreign_key_check(${quoted})`) as unknown[]).length;
  if (orphans > 0) findings.add(`${orphans} rows of ${name} refer to rows that do not exist`);
  return sqlite.prepare(`SELECT count(*) FROM ${quoted}`).pluck().get() as number;
}

function tableNames(sqlite: Sqlite.Database): string[] {
  const sql =
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') ORDER BY name";
  return sqlite.prepare(sql).pluck().all() as string[];
}

function addLines(findings: Set<string>, rows: unknown): void {
  for (const line of (rows as Record<string, string>[]).flatMap(Object.values<string>)) {
    if (line !== 'ok') findings.add(line);
  }
}

/** A page can be so damaged that SQLite fails instead of answering: that is a finding too. */
function lookFor<Found>(findings: Set<string>, look: () => Found): Found | undefined {
  try {
    return look();
  } catch (failure) {
    if (!speaksOfDamage(failure)) throw failure;
    findings.add(failure.message);
    return undefined;
  }
}
