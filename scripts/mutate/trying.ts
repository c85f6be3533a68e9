/** One fault against its tests: the cheapest and nearest first, until one fails. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { changed } from './changes.ts';
import type { Fault } from './choosing.ts';
import type { Copy } from './copying.ts';
import { asEnvironment, type Failed, type Order } from './order.ts';

export const SCENARIOS = 'tests/scenarios';
export const SCENARIO_RUNNER = 'scripts/mutate/scenarios.ts';

export interface Verdict {
  readonly killedBy?: Failed | undefined;
  /** What was run, in that order, up to the failure. */
  readonly tests: readonly string[];
}

/** A test that fails on the sources as they are says nothing about a fault. */
export class Unsound extends Error {}

/** No quiet machine takes so long: only something that waits for ever, and does no work, does. */
export const LIMIT = 60 * 60_000;

/** They start servers, threads or files of their own, and leave something behind in their process. */
const NEEDS_ITS_OWN =
  /^tests\/(units\/(hosts|contract|database|preferences|opponents\/threads|referee\/bouts)|properties\/database)/;

/** Looks for the first failure alone: what else would fail makes no difference. */
export class Trier {
  readonly #copy: Copy;
  readonly #work: number;
  readonly #signal: AbortSignal;
  /** Seen to pass on the sources as they are. */
  readonly #sound: Set<string>;

  constructor(copy: Copy, work: number, signal: AbortSignal, sound: Set<string>) {
    this.#copy = copy;
    this.#work = work;
    this.#signal = signal;
    this.#sound = sound;
  }

  async try(fault: Fault, tests: readonly string[]): Promise<Verdict> {
    const text = changed(readFileSync(join(this.#copy.root, fault.file), 'utf8'), fault);
    const verdict = await this.#copy.withFault(fault.file, text, () => this.#upToFailure(tests));
    const { killedBy } = verdict;
    if (killedBy && !this.#signal.aborted) await this.#provesSound(killedBy, verdict.tests);
    return verdict;
  }

  async #upToFailure(tests: readonly string[]): Promise<Verdict> {
    for (const [place, group] of groupsOf(tests).entries()) {
      const killedBy = await this.#run(group);
      if (killedBy)
        return {
          killedBy,
          tests: groupsOf(tests)
            .slice(0, place + 1)
            .flat(),
        };
    }
    return { tests };
  }

  /** The one that failed, or all of its run where that is not known: a process that was ended says nothing. */
  async #provesSound({ file }: Failed, run: readonly string[]): Promise<void> {
    const doubted = (run.includes(file) ? [file] : run).filter((test) => !this.#sound.has(test));
    for (const group of groupsOf(doubted)) {
      const failed = await this.#run(group);
      if (this.#signal.aborted) return;
      if (failed)
        throw new Unsound(`${failed.file}: ${failed.test} fails without any fault (${failed.why}).`);
    }
    for (const test of doubted) this.#sound.add(test);
  }

  async #run(tests: readonly string[]): Promise<Failed | undefined> {
    const { root } = this.#copy;
    const report = join(root, 'node_modules', '.first-failed.json');
    rmSync(report, { force: true });
    const [first = ''] = tests;
    const order: Order = { tests, isolate: NEEDS_ITS_OWN.test(first), work: this.#work, report };
    const words =
      first === SCENARIOS
        ? [SCENARIO_RUNNER]
        : [...VITEST, '--config', join('scripts', 'mutate', 'vitest.config.ts')];
    const ended = await run(process.execPath, words, {
      cwd: root,
      env: { ...process.env, ...this.#copy.environment, ...asEnvironment(order), NO_COLOR: '1' },
      limit: LIMIT,
      signal: this.#signal,
    });
    if (ended.code === 0) return undefined;
    if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8')) as Failed;
    return { file: '', test: '', why: lastLineOf(ended.output) || 'it never came to an end' };
  }
}

export const VITEST = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', '.'];

const lastLineOf = (output: string): string => output.trimEnd().split('\n').at(-1) ?? '';

/** Scenarios, which are quick; tests that may share a process, the nearest first; those that may not. */
function groupsOf(tests: readonly string[]): string[][] {
  const scenarios = tests.filter((test) => test === SCENARIOS);
  const others = tests.filter((test) => test !== SCENARIOS);
  const shared = others.filter((test) => !NEEDS_ITS_OWN.test(test));
  const own = others.filter((test) => NEEDS_ITS_OWN.test(test));
  return [scenarios, shared, own].filter((group) => group.length > 0);
}
