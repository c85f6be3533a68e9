/**
 * `npm run bench`: measures, and prints one JSON object on standard output; what is going on goes to standard error.
 *   --only NAME      measure only this (may be given several times)
 *   --compare FILE   measure, and print the changes since the run that FILE holds
 *   --compare FILE LATER   compare two files, and measure nothing
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, isStale } from '../../scripts/lib/build.mjs';
import { Problem, conclude } from '../../scripts/lib/problems.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { compare, readRun } from './compare.ts';
import { figureOf, meetsAim, runOf, type Figure, type Measurement, type Run } from './figure.ts';
import { MEASUREMENTS, MEASUREMENT_NAMES, type MeasurementName } from './measurements.ts';
import { measureReference } from './reference.ts';

/** References of a machine that does nothing else differ by less than this factor. */
const UNSTEADY = 1.25;

await conclude(async () => {
  const { names, before, later } = readOptions(process.argv.slice(2));
  // Read first: a minute of measuring for a file that is not there would be lost.
  const old = before === undefined ? undefined : readRun(before);
  const run = later === undefined ? await measure(names) : readRun(later);
  console.log(JSON.stringify(old ? compare(old, run) : run, undefined, 2));
  return 0;
});

function readOptions(words: readonly string[]) {
  const { values, positionals } = parse(words);
  const names = values.only?.map(measurementNamed) ?? MEASUREMENT_NAMES;
  const [later, ...more] = positionals;
  if (more.length > 0 || (later !== undefined && values.compare === undefined))
    throw bad(`The bench does not know what to do with ${positionals.join(' ')}.`);
  const missing = [values.compare, later].find((file) => file !== undefined && !existsSync(file));
  if (missing !== undefined) throw bad(`There is no file ${missing} to compare with.`);
  return { names, before: values.compare, later };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true }, compare: { type: 'string' } },
    });
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure;
    throw bad(`The bench knows --only NAME and --compare FILE. ${failure.message}`);
  }
}

function measurementNamed(wish: string): MeasurementName {
  const name = MEASUREMENT_NAMES.find((known) => known === wish);
  if (name === undefined) throw bad(`--only wants one of ${MEASUREMENT_NAMES.join(', ')}.`);
  return name;
}

function bad(sentence: string): Problem {
  return new Problem('badOption', sentence);
}

async function measure(names: readonly MeasurementName[]): Promise<Run> {
  const wanted = names.map((name): Measurement => MEASUREMENTS[name]);
  if (wanted.some(({ needsBuild }) => needsBuild) && isStale(ROOT)) {
    tell('Building Spellchain ...');
    await build(ROOT, process.execPath);
  }
  const figures: Figure[] = [];
  for (const { measure } of wanted) {
    const reference = measureReference();
    for (const measured of await measure()) {
      const figure = figureOf(measured, reference);
      tell(lineOf(figure));
      figures.push(figure);
    }
  }
  const run = runOf(figures);
  const warning = warningOf(run.reference);
  if (warning !== undefined) tell(warning);
  return run;
}

function warningOf({ least, most, usual }: Run['reference']): string | undefined {
  if (most > least * UNSTEADY)
    return 'The machine was busy with something else: its speed changed between the figures, so none of them is exact.';
  // What mostly waits (a start, a call) is slowed less than arithmetic is.
  if (most * 2 < usual)
    return 'The machine is slow or busy: do not trust what is scaled, and compare only with runs under the same load.';
  return undefined;
}

function lineOf(figure: Figure): string {
  const { name, value, unit, aim, reference } = figure;
  const verdict = aim === undefined ? '' : `  (aim ${aim}: ${meetsAim(figure) ? 'met' : 'missed'})`;
  return `${name.padEnd(44)} ${value} ${unit}, reference ${reference}${verdict}`;
}

/** Standard output is for the result alone. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
