/** Rows of a file of values, and how they are written. */
import { CsvError, parse, type Options } from 'csv-parse/sync';
import { find, type Draft } from './draft.ts';

export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

const SEPARATORS = [',', ';', '\t'] as const;

/** A spreadsheet's own first line: it says what parts the values, and is none of them. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i;

/** A record that never ends, as one that was opened with a quote, is no record. */
const LONGEST_RECORD = 200_000;

/** The headers are the first. Blank rows, and those of commas alone, are none. */
export function readRows(text: string, draft: Draft): Row[] {
  const [first = '', said] = SEPARATOR_LINE.exec(text) ?? [];
  const rest = text.slice(first.length);
  const rows: Row[] = [];
  let line = first === '' ? 1 : 2;
  for (const cells of recordsOf(rest, said ?? separatorOf(rest), draft)) {
    if (cells.some((value) => value.trim() !== '')) rows.push({ cells, line });
    line += 1 + cells.reduce((sum, value) => sum + (value.match(LINE_END)?.length ?? 0), 0);
  }
  return rows;
}

const LINE_END = /\r\n|\r|\n/g;

/** Of a damaged table, what stands before the damage. */
function recordsOf(text: string, delimiter: string, draft: Draft): string[][] {
  const options: Options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_RECORD,
  };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    find(draft, 'broken', undefined, error.message);
    return recordsBefore(text, options);
  }
}

function recordsBefore(text: string, options: Options): string[][] {
  const records: string[][] = [];
  const keep = (record: string[]): null => {
    records.push(record);
    return null;
  };
  try {
    parse(text, { ...options, on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return records;
}

/** What stands most often in the first line. */
export function separatorOf(text: string): string {
  const line = firstLine(text);
  const often = (separator: string): number => line.split(separator).length;
  return SEPARATORS.toSorted((one, other) => often(other) - often(one))[0] ?? ',';
}

export const firstLine = (text: string): string => /^[^\r\n]{0,2000}/.exec(text)?.[0] ?? '';

/** In quotes where it must be. A formula is a text like any other. */
export const cell = (value: string): string =>
  /[",\r\n]|^\s|\s$|^$/.test(value) && value !== '' ? quoted(value) : value;

export const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
