/** Small faults in the sources, each against the tests that could notice it. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { command, GOOD, Misused, NOT_GOOD, placeOf, wholeNumber, type Typed } from '../lib/command.ts';
import { ROOT } from '../lib/root.mjs';
import { chosenFaults, isUnder, type Fault } from './choosing.ts';
import { equivalentOf } from './equivalents.ts';
import { tryAll } from './lanes.ts';
import { PARTS } from './parts.ts';
import { Ledger, type Outcome } from './ledger.ts';
import { Unsound } from './trying.ts';
import { sumOf } from '../../src-shared/sums.ts';

const USE = `npm run mutate -- --count N --seed S [--only FOLDER] [--resume FILE] [--cores N] [--work N] [--json]
  --count N      so many faults, spread over the parts
  --seed S       which ones; the same for the same sources
  --only FOLDER  only faults in this folder or file of the sources
  --resume FILE  keeps what is done in this file, and goes on from it
  --cores N      so many at a time; 1, if not named
  --work N       ends a file of tests after so many seconds of the processor; 150, if not named
  --json         prints the outcomes as one JSON object`;

const OPTIONS = {
  count: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string' },
  resume: { type: 'string' },
  cores: { type: 'string', default: '1' },
  work: { type: 'string', default: '150' },
  json: { type: 'boolean', default: false },
} as const;

const INTERRUPTED = 130;
const UNSOUND = 3;

type Print = (line: string) => void;

async function main({ values }: Typed<typeof OPTIONS>): Promise<number> {
  const print: Print = (line) => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
  const wish = {
    count: wholeNumber('count', values.count ?? '', 1, 100_000),
    seed: wholeNumber('seed', values.seed ?? '', 0, 0xff_ff_ff_ff),
    only: values.only === undefined ? undefined : folderIn(values.only),
  };
  const effort = {
    cores: wholeNumber('cores', values.cores, 1, availableParallelism()),
    work: wholeNumber('work', values.work, 1, 100_000),
  };
  const faults = chosenFaults(ROOT, wish);
  const ledger = new Ledger(values.resume === undefined ? undefined : placeOf(values.resume), wish, faults);
  const known = faults.filter(isEquivalent);
  const tried = faults.filter((fault) => !isEquivalent(fault));
  try {
    if (!(await tryAll(ROOT, tried, ledger, effort, print))) return INTERRUPTED;
  } catch (failure) {
    if (!(failure instanceof Unsound)) throw failure;
    console.error(failure.message);
    return UNSOUND;
  }
  const outcomes = tried.map((fault) => ({ fault, outcome: ledger.of(fault) }));
  const survivors = outcomes.filter(({ outcome }) => !outcome?.killedBy);
  const told = {
    killed: outcomes.length - survivors.length,
    survived: survivors.length,
    seconds: Math.round(sumOf(outcomes, ({ outcome }) => outcome?.seconds ?? 0)),
  };
  if (values.json) {
    const all = outcomes.map(({ fault: { part, file, line, what }, outcome }) => ({
      part,
      file,
      line,
      what,
      ...outcome,
    }));
    const equivalents = known.map(({ file, line, what }) => ({ file, line, what }));
    process.stdout.write(`${JSON.stringify({ ...wish, ...told, faults: all, equivalents })}\n`);
  } else {
    for (const { fault, outcome } of survivors) tellSurvivor(fault, outcome, print);
    for (const fault of known) tellEquivalent(fault, print);
    print(`${told.seconds} s`);
    print(`${told.killed} killed, ${told.survived} survived`);
  }
  return told.survived > 0 ? NOT_GOOD : GOOD;
}

function folderIn(typed: string): string {
  const folder = typed.replace(/^\.\//, '').replace(/\/+$/, '');
  const folders = PARTS.flatMap((part) => part.folders);
  if (!existsSync(join(ROOT, folder))) throw new Misused(`There is no file or folder ${typed}.`);
  if (!folders.some((known) => isUnder(folder, known) || isUnder(known, folder)))
    throw new Misused(`--only takes what lies in one of ${folders.join(', ')}, not ${typed}.`);
  return folder;
}

const isEquivalent = (fault: Fault): boolean => equivalentOf(fault) !== undefined;

function tellSurvivor({ file, line, place, what }: Fault, outcome: Outcome | undefined, print: Print): void {
  const tests = outcome?.tests ?? [];
  print(`survived: ${file}:${line} ${what}`);
  print(`    in ${place}`);
  print(tests.length > 0 ? `    in spite of ${tests.join(', ')}` : '    no test gets there');
}

function tellEquivalent(fault: Fault, print: Print): void {
  const { file, line, what } = fault;
  print(`changes nothing: ${file}:${line} ${what} (${equivalentOf(fault)?.why ?? ''})`);
}

await command(USE, OPTIONS, main);
