/** The page tests over and over: how many runs in a row were clean, with no test that failed or passed only at its second try. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { command, GOOD, NOT_GOOD, placeOf, wholeNumber, type Typed } from '../lib/command.ts';
import { onceUnwanted } from '../lib/keep.mjs';
import { playwright } from '../lib/parts.mjs';
import { ROOT } from '../lib/root.mjs';

const USE = `npm run steady -- --runs N [--resume FILE]
  --runs N       so many runs of the page tests against what is built
  --resume FILE  keeps what is done in this file, and goes on from it`;

const OPTIONS = { runs: { type: 'string' }, resume: { type: 'string' } } as const;

const INTERRUPTED = 130;

interface Run {
  readonly passed: number;
  readonly failed: number;
  readonly unsteady: number;
  readonly seconds: number;
  /** What failed or wavered. */
  readonly remarks: string;
}

async function main({ values }: Typed<typeof OPTIONS>): Promise<number> {
  const wanted = wholeNumber('runs', values.runs ?? '', 1, 10_000);
  const file = values.resume === undefined ? undefined : placeOf(values.resume);
  const runs = file !== undefined && existsSync(file) ? readRuns(file) : [];
  const stopping = new AbortController();
  const settle = onceUnwanted(() => {
    stopping.abort();
  });
  while (runs.length < wanted) {
    const run = await runOnce(stopping.signal);
    // What was ended with this program says nothing.
    if (stopping.signal.aborted) return INTERRUPTED;
    runs.push(run);
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(run)}\n`);
    console.log(told(run, runs.length));
  }
  settle();
  const inRow = cleanInRow(runs);
  console.log(`${inRow} clean runs in a row, of ${runs.length}`);
  return inRow === runs.length ? GOOD : NOT_GOOD;
}

async function runOnce(signal: AbortSignal): Promise<Run> {
  const started = performance.now();
  const setting = { root: ROOT, node: process.execPath, signal };
  const { counts, output, remarks = '', unsteady = 0 } = await playwright('pages')(setting);
  const { passed, failed } = counts;
  const seconds = Math.round((performance.now() - started) / 1_000);
  return { passed, failed, unsteady, seconds, remarks: failed > 0 ? output : remarks };
}

const readRuns = (file: string): Run[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Run);

const isClean = ({ failed, unsteady }: Run): boolean => failed === 0 && unsteady === 0;

/** The last ones. */
const cleanInRow = (runs: readonly Run[]): number =>
  runs.length - 1 - runs.findLastIndex((run) => !isClean(run));

function told(run: Run, number: number): string {
  const { passed, failed, unsteady, seconds, remarks } = run;
  const counts = `run ${number}: ${passed} passed, ${failed} failed, ${unsteady} unsteady (${seconds} s)`;
  return isClean(run) ? counts : `${counts}\n${remarks}`;
}

await command(USE, OPTIONS, main);
