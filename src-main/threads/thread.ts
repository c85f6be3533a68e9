/** Whatever takes long is done in a thread, so that nobody else waits for it; `answering.ts` is its other end. */
import { Worker } from 'node:worker_threads';
import type { TaskAsked, Telling } from './messages.ts';

interface AskTerms<Progress> {
  /** What is asked for, as a failure calls it: "A thought". */
  readonly name: string;
  /** Calls it off. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, the start of the thread included; absent: however long it takes. */
  readonly within?: number | undefined;
  readonly progress?: ((progress: Progress) => void) | undefined;
}

interface Awaited<Found, Progress> {
  readonly id: number;
  readonly name: string;
  readonly progress: ((progress: Progress) => void) | undefined;
  readonly resolve: (found: Found) => void;
  readonly reject: (failure: Error) => void;
}

/** Begun when it is first needed, and given up after anything unforeseen: the next task begins a fresh one. */
export class Thread<Task, Found, Progress = never> {
  readonly #module: URL;
  #worker: Worker | undefined;
  #awaited: Awaited<Found, Progress> | undefined;
  #asked = 0;
  #ending: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(module: URL) {
    this.#module = module;
  }

  /** One task at a time. Rejects when it fails or dawdles, and at once when it is called off. */
  async ask(task: Task, { name, signal, within, progress }: AskTerms<Progress>): Promise<Found> {
    if (this.#awaited) throw new Error(`${name} is asked for before ${this.#awaited.name} has ended.`);
    if (signal?.aborted) throw calledOff(name, signal.reason);
    if (this.#isClosed) throw new Error(`${name} ${CLOSED}`);
    const callOff = (): void => {
      this.#giveUp(CALLED_OFF, signal?.reason);
    };
    const timer =
      within === undefined
        ? undefined
        : setTimeout(() => {
            this.#giveUp(`took more than ${String(within)} ms.`);
          }, within);
    signal?.addEventListener('abort', callOff, { once: true });
    const worker = (this.#worker ??= this.#begin());
    // A thread does not keep the program alive, but whoever waits for what it finds does.
    worker.ref();
    try {
      return await new Promise<Found>((resolve, reject) => {
        const id = ++this.#asked;
        worker.postMessage({ id, task } satisfies TaskAsked<Task>);
        this.#awaited = { id, name, progress, resolve, reject };
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', callOff);
      worker.unref();
    }
  }

  #begin(): Worker {
    // What the program was started with is not meant for the thread.
    const worker = new Worker(this.#module, { execArgv: [] });
    const end = (why: string, cause?: unknown): void => {
      if (this.#worker === worker) this.#giveUp(why, cause);
    };
    worker.on('message', (telling: Telling<Found, Progress>) => {
      this.#hear(telling);
    });
    worker.on('error', (failure) => {
      end(`failed with its thread: ${String(failure)}`, failure);
    });
    worker.on('exit', (code) => {
      end(`was lost: the thread ended by itself (${String(code)}).`);
    });
    return worker;
  }

  #hear(telling: Telling<Found, Progress>): void {
    const awaited = this.#awaited;
    if (telling.id !== awaited?.id) return;
    if ('progress' in telling) {
      awaited.progress?.(telling.progress);
    } else if ('failure' in telling) {
      this.#giveUp(`failed: ${telling.failure}`);
    } else {
      this.#awaited = undefined;
      awaited.resolve(telling.found);
    }
  }

  #giveUp(why: string, cause?: unknown): void {
    this.#awaited?.reject(new Error(`${this.#awaited.name} ${why}`, { cause }));
    this.#awaited = undefined;
    if (this.#worker) this.#ending = Promise.all([this.#ending, this.#worker.terminate()]);
    this.#worker = undefined;
  }

  /** What is asked for is given up; resolves when nothing goes on any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#giveUp(CLOSED);
    await this.#ending;
  }
}

const CLOSED = 'was given up: its thread is closed.';
const CALLED_OFF = 'was called off.';

export const calledOff = (name: string, cause: unknown): Error =>
  new Error(`${name} ${CALLED_OFF}`, { cause });

/** Beside whoever begins it, from source; in the bundle, which is one folder of plain modules, under the bundle's name. */
export const moduleBeside = (here: string, source: string, bundled: string): URL =>
  new URL(here.endsWith('.ts') ? source : bundled, here);
