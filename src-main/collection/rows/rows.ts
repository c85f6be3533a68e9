/**
 * Rows as they are read: each by the shape of its kind, so that one that is damaged is left where it is and takes no
 * other with it.
 */
import * as v from 'valibot';
import type { Filling, ReadHandle } from '../database/handles.ts';

type Value = string | number | null;
export type RawRow = Readonly<Record<string, Value>>;

export interface RowKind<Row> {
  readonly table: string;
  /** What the shape calls each column. */
  readonly columns: Readonly<Record<string, string>>;
  readonly shape: v.GenericSchema<unknown, Row>;
  /** The columns that name a row, by what the shape calls them. */
  readonly key: readonly string[];
  /** What stands for a column that cannot be read, where the row is worth more than the column. */
  readonly instead?: Readonly<Record<string, Value>>;
}

interface ReadRow<Row> {
  /** Undefined: nothing stands for what cannot be read. */
  readonly row: Row | undefined;
  /** What is wrong with it; absent: nothing. Never repeats what stands there. */
  readonly why?: string;
  /** The columns that something else stands for. */
  readonly replaced: RawRow;
}

export const columnsOf = ({ table, columns }: RowKind<unknown>): string =>
  Object.entries(columns)
    .map(([name, column]) => `${table}.${column} AS "${name}"`)
    .join(', ');

/** `rest` is what follows FROM and the table. */
export const rowsOf = <Row>(
  database: ReadHandle,
  kind: RowKind<Row>,
  rest: string,
  ...filling: Filling[]
): Row[] =>
  database
    .all(`SELECT ${columnsOf(kind)} FROM ${kind.table} ${rest}`, ...filling)
    .flatMap((raw) => told(database, kind, raw) ?? []);

export function rowOf<Row>(
  database: ReadHandle,
  kind: RowKind<Row>,
  rest: string,
  ...filling: Filling[]
): Row | undefined {
  const raw = database.first(`SELECT ${columnsOf(kind)} FROM ${kind.table} ${rest}`, ...filling);
  return raw === undefined ? undefined : told(database, kind, raw);
}

/** For rows that were asked for together with something else. */
export function told<Row>(database: ReadHandle, kind: RowKind<Row>, raw: unknown): Row | undefined {
  const { row, why } = read(kind, raw as RawRow);
  if (why !== undefined) database.unreadable({ table: kind.table, row: nameOf(kind, raw as RawRow), why });
  return row;
}

/** Rows as they stand, for whoever carries them elsewhere: without those that could not be read there either. */
export const soundRows = (
  database: ReadHandle,
  kind: RowKind<unknown>,
  rest: string,
  ...filling: Filling[]
): RawRow[] =>
  database.all(`SELECT ${columnsOf(kind)} FROM ${kind.table} ${rest}`, ...filling).flatMap((raw) => {
    const { row, replaced } = read(kind, raw as RawRow);
    return row === undefined ? [] : [{ ...(raw as RawRow), ...replaced }];
  });

/** The shape of such a row, with what the place where it stands says of it. */
export const soundRow = <Entries extends v.ObjectEntries>(
  kind: RowKind<unknown>,
  entries: Entries,
  placed: RawRow = {},
) =>
  v.pipe(
    v.object(entries),
    v.check((row) => v.is(kind.shape, { ...placed, ...row }), `a row of ${kind.table}`),
  );

export function read<Row>({ shape, instead = {} }: RowKind<Row>, raw: RawRow): ReadRow<Row> {
  const first = v.safeParse(shape, raw);
  if (first.success) return { row: first.output, replaced: {} };
  const why = inWords(first.issues);
  const wrong = first.issues.map((issue) => String(issue.path?.[0].key));
  const replaced = Object.fromEntries(Object.entries(instead).filter(([name]) => wrong.includes(name)));
  const second = v.safeParse(shape, { ...raw, ...replaced });
  return second.success ? { row: second.output, why, replaced } : { row: undefined, why, replaced: {} };
}

/** A row by its key, as a player may be told of it. */
export const nameOf = ({ key }: RowKind<unknown>, raw: RawRow): string =>
  key.map((name) => String(raw[name])).join(', ');

function inWords([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue);
  if (issue.type === 'check') return `${path ?? 'it'} is not ${issue.message}`;
  if (issue.type === 'parse_json') return `${path ?? 'it'} is no JSON`;
  if (issue.received === 'undefined') return `${path ?? 'it'} is missing`;
  return `${path ?? 'it'} is not ${issue.expected ?? issue.type}`;
}
