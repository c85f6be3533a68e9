/** Wizards think in a thread of their own, so that nobody waits at the window; one that fails or dawdles is replaced. */
import { Worker } from 'node:worker_threads';
import type { Hint } from '../../src-shared/duel/hint.ts';
import type { Chances, Swing } from '../../src-shared/replay.ts';
import type { Reply } from '../engine/index.ts';
import type { CourseOrder } from './hints/course.ts';
import type { Thought } from './thought.ts';
import type { Asking, Task, TaskKind, Tasks, Telling } from './worker.ts';

/** One task after the other. Each rejects when it fails or dawdles, and at once when it is called off. */
export interface Minds {
  readonly think: (thought: Thought, signal: AbortSignal) => Promise<Reply>;
  readonly hint: (thought: Thought, signal: AbortSignal) => Promise<Hint>;
  /** Hears after how many replies it is. */
  readonly course: (
    order: CourseOrder,
    signal: AbortSignal,
    progress: (done: number) => void,
  ) => Promise<Chances<Swing>>;
  readonly close: () => Promise<void>;
}

/** Milliseconds for one thought beyond what its budget allows, a thread's start included. */
const PATIENCE = 5_000;

/** A whole duel is played again for its course. */
const PATIENCE_FOR_COURSE = 120_000;

export function openMinds({ within = PATIENCE }: { readonly within?: number | undefined } = {}): Minds {
  const thread = new Thread();
  let last: Promise<void> = Promise.resolve();

  async function inTurn<Found>(before: Promise<void>, ask: () => Promise<Found>): Promise<Found> {
    await before;
    return ask();
  }

  function queue<Kind extends TaskKind>(
    task: Task & { kind: Kind },
    signal: AbortSignal,
    ways: Pick<Terms, 'within' | 'progress'>,
  ): Promise<Tasks[Kind]['found']> {
    // The thread answers a task with what belongs to its kind.
    const found = inTurn(last, () => thread.ask(task, { signal, ...ways })) as Promise<Tasks[Kind]['found']>;
    last = found.then(noMatter, noMatter);
    return unlessCalledOff(found, signal);
  }

  // Beyond what its budget allows: who dawdles is replaced.
  const allowed = ({ budget }: Thought) => ({ within: within + (budget.milliseconds ?? 0) });
  return {
    think: (about, signal) => queue({ kind: 'reply', about }, signal, allowed(about)),
    hint: (about, signal) => queue({ kind: 'hint', about }, signal, allowed(about)),
    course: (about, signal, progress) =>
      queue({ kind: 'course', about }, signal, { within: PATIENCE_FOR_COURSE, progress }),
    close: () => thread.close(),
  };
}

/** How a thought ended is told to whoever asked; the next one only waits for its end. */
const noMatter = (): void => undefined;

function unlessCalledOff<Found>(found: Promise<Found>, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    const callOff = (): void => {
      reject(calledOff(signal));
    };
    if (signal.aborted) callOff();
    signal.addEventListener('abort', callOff, { once: true });
    found.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', callOff);
    });
  });
}

const calledOff = ({ reason }: AbortSignal): Error =>
  new Error('The thought was called off.', { cause: reason });

interface Terms {
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly within: number;
  readonly progress?: (done: number) => void;
}

type Found = Tasks[TaskKind]['found'];

interface Awaited {
  readonly id: number;
  readonly progress: ((done: number) => void) | undefined;
  readonly resolve: (found: Found) => void;
  readonly reject: (failure: Error) => void;
}

/** At most one at a time, begun when it is first needed and given up after anything unforeseen. */
class Thread {
  #worker: Worker | undefined;
  #awaited: Awaited | undefined;
  #asked = 0;
  #ending: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** Only one task at a time. */
  async ask(task: Task, { signal, within, progress }: Terms): Promise<Found> {
    if (signal.aborted) throw calledOff(signal);
    if (this.#isClosed) throw new Error('The wizards have gone home.');
    const callOff = (): void => {
      this.#giveUp(calledOff(signal));
    };
    // The thread does not keep the program alive, but this does: who waits for a thought hears of its end.
    const timer = setTimeout(() => {
      this.#giveUp(new Error(`A wizard thought for more than ${String(within)} ms.`));
    }, within);
    signal.addEventListener('abort', callOff, { once: true });
    try {
      return await this.#found(task, progress);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', callOff);
    }
  }

  #found(task: Task, progress: Terms['progress']): Promise<Found> {
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#asked;
    return new Promise<Found>((resolve, reject) => {
      this.#awaited = { id, progress, resolve, reject };
      worker.postMessage({ id, task } satisfies Asking);
    });
  }

  #begin(): Worker {
    // What the program was started with is not meant for the thread.
    const worker = new Worker(new URL(WORKER, import.meta.url), { execArgv: [] });
    const end = (failure: Error): void => {
      if (this.#worker === worker) this.#giveUp(failure);
    };
    worker.on('message', (telling: Telling) => {
      this.#hear(telling);
    });
    worker.on('error', (failure) => {
      end(new Error(`A wizard's thread failed: ${String(failure)}`, { cause: failure }));
    });
    worker.on('exit', (code) => {
      end(new Error(`A wizard's thread ended by itself (${String(code)}).`));
    });
    worker.unref();
    return worker;
  }

  #hear(telling: Telling): void {
    if (telling.id !== this.#awaited?.id) return;
    if ('failure' in telling) this.#giveUp(new Error(`A wizard failed: ${telling.failure}`));
    else if ('done' in telling) this.#awaited.progress?.(telling.done);
    else this.#awaited.resolve(telling.found);
  }

  /** The next thought begins a fresh thread. */
  #giveUp(failure: Error): void {
    this.#awaited?.reject(failure);
    this.#awaited = undefined;
    if (this.#worker) this.#ending = Promise.all([this.#ending, this.#worker.terminate()]);
    this.#worker = undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#giveUp(new Error('The wizards have gone home.'));
    await this.#ending;
  }
}

/** Beside this file, from source; in the bundle, which is one folder of plain modules, under the bundle's name. */
const WORKER = import.meta.url.endsWith('.ts') ? './worker.ts' : './mind.js';
