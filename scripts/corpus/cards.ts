/** How much of each set can be played, and is named in a scenario; then what is missing and why. */
import { command, GOOD, oneOf, type Typed } from '../lib/command.ts';
import { COUNTED, countSets, type Gap, type SetCount } from './count.ts';

const USE = `npm run cards -- [--set S] [--json]
  --set S    only this set, such as 5ED, and the cards of it that no scenario names
  --json     as one JSON object`;

const OPTIONS = { json: { type: 'boolean', default: false }, set: { type: 'string' } } as const;

function main({ values: { json, set: named } }: Typed<typeof OPTIONS>): number {
  const set = named === undefined ? undefined : oneOf('set', named, COUNTED);
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

await command(USE, OPTIONS, main);
