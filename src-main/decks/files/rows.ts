/** Rows of a file of values, and how they are written. */
import { find, type Draft } from './draft.ts';
import { sumOf } from '../../../src-shared/sums.ts';

export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

const SEPARATORS = [',', ';', '\t'] as const;

/** A spreadsheet's own first line: it says what parts the values, and is none of them. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i;

/** A value that never ends, as one that was opened with a quote, is no value. */
const LONGEST_VALUE = 200_000;

/** The headers are the first. Blank rows, and those of commas alone, are none. */
export function readRows(text: string, draft: Draft): Row[] {
  const [first = '', said] = SEPARATOR_LINE.exec(text) ?? [];
  const separator = said ?? separatorOf(text.slice(first.length));
  const rows: Row[] = [];
  let [at, line] = [first.length, first === '' ? 1 : 2];
  while (at < text.length) {
    const record = recordAt(text, at, separator);
    if (record.isOpen) find(draft, 'broken', line, 'a quote is opened here and never closed');
    if (record.cells.some((value) => value.trim() !== '')) rows.push({ cells: record.cells, line });
    line += 1 + (record.isQuoted ? lineEnds(record.cells) : 0);
    at = record.end;
  }
  return rows;
}

const lineEnds = (cells: readonly string[]): number =>
  sumOf(cells, (value) => value.match(/\r\n|\r|\n/g)?.length ?? 0);

interface Found {
  readonly value: string;
  readonly end: number;
  readonly isQuoted?: true;
  readonly isOpen?: true;
}

function recordAt(text: string, start: number, separator: string) {
  const cells: string[] = [];
  let [at, isQuoted, isOpen] = [start, false, false];
  for (;;) {
    const found = quotedAt(text, at, separator) ?? plainAt(text, at, separator);
    cells.push(found.value);
    isQuoted ||= found.isQuoted === true;
    isOpen ||= found.isOpen === true;
    at = found.end;
    if (text[at] !== separator) break;
    at += 1;
  }
  const end = text.startsWith('\r\n', at) ? at + 2 : at + 1;
  return { cells, end, isQuoted, isOpen };
}

/** Undefined: it does not stand in quotes from its beginning to its end. */
function quotedAt(text: string, start: number, separator: string): Found | undefined {
  const opened = behindBlanks(text, start);
  if (text[opened] !== '"') return undefined;
  for (let closed = opened + 1; ; closed += 2) {
    closed = text.indexOf('"', closed);
    if (closed === -1 || closed - opened > LONGEST_VALUE) return undefined;
    if (text[closed + 1] === '"') continue;
    const end = behindBlanks(text, closed + 1);
    if (end < text.length && text[end] !== separator && !isLineEnd(text[end])) return undefined;
    const value = text.slice(opened + 1, closed).replaceAll('""', '"');
    return { value, end, isQuoted: true };
  }
}

function behindBlanks(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return at;
}

const isLineEnd = (letter: string | undefined): boolean => letter === '\n' || letter === '\r';

/** Quotes in its middle are its own; one that it begins with and that nothing closes is none of it. */
function plainAt(text: string, start: number, separator: string): Found {
  let end = start;
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1;
  const value = text.slice(start, end).trim();
  const isOpen = value.startsWith('"') && value.split('"').length % 2 === 0;
  return isOpen ? { value: value.slice(1), end, isOpen } : { value, end };
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
