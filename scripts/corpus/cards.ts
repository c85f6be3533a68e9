/**
 * `npm run cards [-- --json] [--set 5ED]`: how much of each set can be played, and is named in a scenario; then what is
 * missing and why. With a set: that one, and the cards of it that no scenario names.
 */
import { parseArgs } from 'node:util';
import { COUNTED, countSets, type Gap, type SetCount } from './count.ts';

const GOOD = 0;
const NOT_UNDERSTOOD = 2;

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, set: { type: 'string' } },
});

function main(): number {
  const { set, json } = values;
  if (set !== undefined && !COUNTED.some((known) => known === set)) {
    process.stderr.write(`--set takes one of ${COUNTED.join(', ')}.\n`);
    return NOT_UNDERSTOOD;
  }
  const counts = countSets().filter((count) => set === undefined || count.set === set);
  if (json) console.log(JSON.stringify({ sets: counts }));
  else printCounts(counts, set !== undefined);
  return GOOD;
}

function printCounts(counts: readonly SetCount[], isOne: boolean): void {
  for (const row of [HEAD, ...counts.map(rowOf)])
    console.log(row.map((cell, column) => cell.padStart(WIDTHS[column] ?? 0)).join('  '));
  const widest = counts.at(-1);
  if (!widest) return;
  printGaps('Missing', widest.missing);
  printGaps('Lacking a part', widest.lacking);
  if (isOne && widest.unnamed.length > 0) console.log(`\nIn no scenario: ${widest.unnamed.join('; ')}`);
}

const HEAD = ['set', 'cards', 'playable', '%', 'lacking', 'named', '%', 'shown', '%'];
const WIDTHS = [7, 5, 8, 5, 7, 5, 5, 5, 5];

const rowOf = ({ set, cards, playable, lacking, named, shown }: SetCount): string[] => [
  set,
  ...[cards, playable].map(String),
  percent(playable, cards),
  String(lacking.length),
  String(named),
  percent(named, cards),
  String(shown),
  percent(shown, cards),
];

/** Rounded down: what is not whole shall not look it. */
const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : (Math.floor((part / whole) * 1_000) / 10).toFixed(1);

function printGaps(title: string, gaps: readonly Gap[]): void {
  if (gaps.length === 0) return;
  console.log(`\n${title}:`);
  for (const { card, why } of gaps) console.log(`  ${card}: ${why}`);
}

process.exitCode = main();
