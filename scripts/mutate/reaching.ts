/** Which places of the sources each test reaches: found by running it with marked sources, kept beside the packages. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { run } from '../lib/run.mjs';
import { hashOf, type Fault } from './choosing.ts';
import { makeCopy } from './copying.ts';
import { neededBy, type Importers } from './imports.ts';
import { marked, placeAround, placesIn } from './marking.ts';
import { asEnvironment, REACHED, reachedBy, type Order, type Ran } from './order.ts';
import { filesIn, PARTS, sourcesOf } from './parts.ts';
import { LIMIT, SCENARIO_RUNNER, SCENARIOS, VITEST } from './trying.ts';

/** The numbers of the places, by file. */
type Places = Readonly<Record<string, readonly number[]>>;

interface Known {
  /** A hash of all that the test needs. */
  readonly state: string;
  readonly seconds: number;
  /** None for a test that does not pass with marked sources: it may reach everything. */
  readonly reached?: Places;
}

/** Tests of which nothing is known yet, or that need something that has changed since, are run for it. */
export async function reachOf(
  root: string,
  tests: readonly string[],
  importers: Importers,
  signal: AbortSignal,
): Promise<Reach> {
  const file = join(root, 'node_modules', '.cache', 'mutate-reached.json');
  const states = new States(root, importers);
  const known = readKnown(file);
  const unknown = tests.filter((test) => known.get(test)?.state !== states.of(test));
  if (unknown.length === 0) return new Reach(root, known);
  for (const { test, passed, seconds, reached } of await runMarked(root, unknown, signal))
    known.set(test, { state: states.of(test), seconds, ...(passed ? { reached } : {}) });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...known]));
  return new Reach(root, known);
}

class Reach {
  readonly #root: string;
  readonly #known: ReadonlyMap<string, Known>;

  constructor(root: string, known: ReadonlyMap<string, Known>) {
    this.#root = root;
    this.#known = known;
  }

  /** The tests that get to the place of the fault, or may. */
  of(fault: Fault, tests: readonly string[]): string[] {
    const text = readFileSync(join(this.#root, fault.file), 'utf8');
    const place = placeAround(placesIn(fault.file, text), fault);
    return tests.filter((test) => {
      const reached = this.#known.get(test)?.reached;
      return place < 0 || reached === undefined || reached[fault.file]?.includes(place);
    });
  }

  /** Those that pass without any fault. */
  sound(tests: readonly string[]): string[] {
    return tests.filter((test) => this.#known.get(test)?.reached !== undefined);
  }

  readonly secondsOf = (test: string): number => this.#known.get(test)?.seconds ?? 0;
}

const readKnown = (file: string): Map<string, Known> =>
  new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, Known][]) : []);

/** What a test needs, as it is now. */
class States {
  readonly #root: string;
  readonly #importers: Importers;
  readonly #files = new Map<string, string>();

  constructor(root: string, importers: Importers) {
    this.#root = root;
    this.#importers = importers;
  }

  of(test: string): string {
    const files =
      test === SCENARIOS
        ? [...neededBy(SCENARIO_RUNNER, this.#importers), ...filesIn(this.#root, SCENARIOS)]
        : neededBy(test, this.#importers);
    return hashOf(files.map((file) => this.#ofFile(file)).join(' '));
  }

  #ofFile(file: string): string {
    const path = join(this.#root, file);
    const state = this.#files.get(file) ?? (existsSync(path) ? hashOf(readFileSync(path, 'utf8')) : '');
    this.#files.set(file, state);
    return state;
  }
}

type Reached = Ran & { readonly reached: Places };

async function runMarked(root: string, tests: readonly string[], signal: AbortSignal): Promise<Reached[]> {
  const copy = makeCopy(root);
  try {
    const placesOf = markAll(copy.root);
    const units = tests.filter((test) => test !== SCENARIOS);
    const report = join(copy.root, 'node_modules', '.ran');
    const order: Order = { tests: units, isolate: true, work: ENOUGH, report };
    mkdirSync(dirname(reachedBy(SCENARIOS, order)), { recursive: true });
    const start = (words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      run(process.execPath, words, {
        cwd: copy.root,
        env: { ...process.env, ...asEnvironment(order), ...env, NO_COLOR: '1' },
        limit: LIMIT,
        signal,
      });
    if (tests.includes(SCENARIOS)) {
      const { code } = await start([SCENARIO_RUNNER], { [REACHED]: reachedBy(SCENARIOS, order) });
      const ran: Ran = { test: SCENARIOS, passed: code === 0, seconds: 0 };
      appendFileSync(report, `${JSON.stringify(ran)}\n`);
    }
    if (units.length > 0) await start([...VITEST, '--config', join('scripts', 'mutate', 'marked.config.ts')]);
    return linesOf(report).map((line) => {
      const ran = JSON.parse(line) as Ran;
      return { ...ran, reached: placesOf(linesOf(reachedBy(ran.test, order)).map(Number)) };
    });
  } finally {
    copy.remove();
  }
}

/** No test is ended here for its work: the sources are sound, though slower. */
const ENOUGH = 100_000;

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Marks every source that may get a fault; returns how the numbers of all places are told by file. */
function markAll(root: string): (numbers: readonly number[]) => Places {
  const names: { file: string; place: number }[] = [];
  for (const file of PARTS.flatMap((part) => sourcesOf(part, root))) {
    const path = join(root, file);
    const writer = posix.relative(posix.dirname(file), 'scripts/mutate/reach.ts');
    const text = marked(
      file,
      readFileSync(path, 'utf8'),
      (place) => `reach(${names.push({ file, place }) - 1})`,
    );
    writeFileSync(path, `import { reach } from '${writer}'; ${text}`);
  }
  return (numbers) => {
    const places: Record<string, number[]> = {};
    for (const { file, place } of numbers.flatMap((number) => names[number] ?? []))
      (places[file] ??= []).push(place);
    return places;
  };
}
