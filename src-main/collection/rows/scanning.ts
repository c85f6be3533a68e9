/** Looks into every row, for whoever wants to know what could not be read before it is met. */
import type Sqlite from 'better-sqlite3';
import type { Unreadable } from '../../../src-shared/contract.ts';
import { ROW_KINDS } from './kinds.ts';
import { columnsOf, nameOf, read, type RowKind, type RawRow } from './rows.ts';

/** As many as a window can show: the others are there when these are gone. */
export const MOST_TOLD = 1_000;

/** Of one table, a piece at a time, so that the program can go on in between. */
export function* unreadableIn(sqlite: Sqlite.Database, table: string): Generator<Unreadable | undefined> {
  for (const kind of ROW_KINDS.filter((one) => one.table === table)) {
    const rows = sqlite.prepare(`SELECT ${columnsOf(kind)} FROM ${table}`).iterate() as Iterable<RawRow>;
    for (const raw of rows) yield unreadable(kind, raw);
  }
}

function unreadable(kind: RowKind<unknown>, raw: RawRow): Unreadable | undefined {
  const { why } = read(kind, raw);
  return why === undefined ? undefined : { table: kind.table, row: nameOf(kind, raw), why };
}
