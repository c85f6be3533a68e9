/** Results as the text of a table that other programs read. */
import type { DuelResult } from '../../../src-shared/campaign.ts';

const COLUMNS = [
  'at',
  'rulebook',
  'wizard',
  'level',
  'deck',
  'against',
  'outcome',
  'began',
  'turns',
  'reason',
  'match',
  'duel',
] as const satisfies readonly (keyof DuelResult)[];

/** RFC 4180: lines end in CR LF, and quotation marks are doubled. */
export const tableOf = (results: readonly DuelResult[]): string =>
  [COLUMNS.join(','), ...results.map((result) => COLUMNS.map((column) => field(result[column])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

/** A text that begins like a formula would be reckoned by a spreadsheet: names of decks are what players write. */
function field(value: string | number | boolean | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
