/**
 * Takes every row that cannot be read out of its place, with what hangs on it, and keeps both in the table `set_aside`.
 * Where something stands for the part that is damaged, that takes its place and the rest stays.
 */
import type { WriteHandle } from '../database/handles.ts';
import { setAside } from '../database/set-aside.ts';
import { DECK_VERSIONS, DECKS, ROW_KINDS } from './kinds.ts';
import { columnsOf, nameOf, read, type RowKind, type RawRow } from './rows.ts';
import { sumOf } from '../../../src-shared/sums.ts';

/** All of it or nothing; tells how many rows there were. */
export const setUnreadableAside = (database: WriteHandle): number =>
  database.transaction(() => sumOf(ROW_KINDS, (kind) => ofKind(database, kind)));

function ofKind(database: WriteHandle, kind: RowKind<unknown>): number {
  const rows = database.all(`SELECT ${columnsOf(kind)} FROM ${kind.table}`) as RawRow[];
  const wrong = rows.flatMap((raw) => {
    const found = read(kind, raw);
    return found.why === undefined ? [] : [{ raw, ...found, why: found.why }];
  });
  for (const { raw, row, replaced, why } of wrong) {
    if (row !== undefined) mend(database, kind, raw, replaced, why);
    else takeOut(database, kind, raw, why);
  }
  return wrong.length;
}

function mend(
  database: WriteHandle,
  kind: RowKind<unknown>,
  raw: RawRow,
  replaced: RawRow,
  why: string,
): void {
  keep(database, kind, raw, why, {});
  const names = Object.keys(replaced);
  database.run(
    `UPDATE ${kind.table} SET ${names.map((name) => `${columnOf(kind, name)} = ?`).join(', ')} ${whereKey(kind)}`,
    ...[...names.map((name) => replaced[name] ?? null), ...keyOf(kind, raw)],
  );
}

function takeOut(database: WriteHandle, kind: RowKind<unknown>, raw: RawRow, why: string): void {
  keep(database, kind, raw, why, hangingOn(database, kind.table, wholeRow(database, kind, raw)));
  database.run(`DELETE FROM ${kind.table} ${whereKey(kind)}`, ...keyOf(kind, raw));
  if (kind === DECK_VERSIONS) takeOutEmptyDeck(database, Number(raw['deck']));
}

/** Nobody would ever see a deck without a version. */
function takeOutEmptyDeck(database: WriteHandle, deck: number): void {
  if (database.first('SELECT 1 FROM deck_versions WHERE deck = ?', deck) !== undefined) return;
  const row = database.first(`SELECT ${columnsOf(DECKS)} FROM decks WHERE id = ?`, deck);
  if (row !== undefined) takeOut(database, DECKS, row as RawRow, 'none of its versions can be read');
}

function keep(
  database: WriteHandle,
  kind: RowKind<unknown>,
  raw: RawRow,
  why: string,
  hanging: Readonly<Record<string, readonly RawRow[]>>,
): void {
  const row = wholeRow(database, kind, raw);
  setAside(database, { part: kind.table, name: nameOf(kind, raw), why, content: { row, hanging } });
}

const wholeRow = (database: WriteHandle, kind: RowKind<unknown>, raw: RawRow): RawRow =>
  database.first(`SELECT * FROM ${kind.table} ${whereKey(kind)}`, ...keyOf(kind, raw)) as RawRow;

const columnOf = ({ columns }: RowKind<unknown>, name: string): string => columns[name] ?? name;

const whereKey = (kind: RowKind<unknown>): string =>
  `WHERE ${kind.key.map((name) => `${columnOf(kind, name)} = ?`).join(' AND ')}`;

const keyOf = ({ key }: RowKind<unknown>, raw: RawRow) => key.map((name) => raw[name] ?? null);

interface Reference {
  readonly child: string;
  readonly column: string;
  /** Absent: the key. */
  readonly of: string | null;
  readonly fate: string;
}

/** What would go with a row, by table. */
function hangingOn(database: WriteHandle, table: string, row: RawRow): Record<string, RawRow[]> {
  const references = database.all(
    `SELECT tables.name AS child, keys."from" AS "column", keys."to" AS "of", keys.on_delete AS fate
      FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
      WHERE tables.type = 'table' AND keys."table" = ?`,
    table,
  ) as Reference[];
  const found: Record<string, RawRow[]> = {};
  for (const { child, column, of } of references.filter(({ fate }) => fate === 'CASCADE')) {
    const value = row[of ?? primaryKeyOf(database, table)] ?? null;
    const rows = database.all(`SELECT * FROM ${child} WHERE "${column}" = ?`, value) as RawRow[];
    if (rows.length > 0) found[child] = rows;
    for (const one of rows)
      for (const [further, those] of Object.entries(hangingOn(database, child, one)))
        found[further] = [...(found[further] ?? []), ...those];
  }
  return found;
}

const primaryKeyOf = (database: WriteHandle, table: string): string =>
  (database.first('SELECT name FROM pragma_table_info(?) WHERE pk = 1', table) as { name: string }).name;
