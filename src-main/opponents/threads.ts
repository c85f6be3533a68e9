/** Wizards think in a thread of their own, so that nobody waits at the window; one that fails or dawdles is replaced. */
import { Worker } from 'node:worker_threads';
import type { Reply } from '../engine/index.ts';
import type { Thought } from './thought.ts';
import type { Asking, Telling } from './worker.ts';

export interface Minds {
  /** One thought after the other. Rejects when the mind fails or dawdles, and at once when it is called off. */
  readonly think: (thought: Thought, signal: AbortSignal) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

/** Milliseconds for one thought beyond what its budget allows, a thread's start included. */
const PATIENCE = 5_000;

export function openMinds({ within = PATIENCE }: { readonly within?: number } = {}): Minds {
  const thread = new Thread(within);
  let last: Promise<void> = Promise.resolve();

  async function inTurn(before: Promise<void>, thought: Thought, signal: AbortSignal): Promise<Reply> {
    await before;
    return thread.ask(thought, signal);
  }

  async function think(thought: Thought, signal: AbortSignal): Promise<Reply> {
    const reply = inTurn(last, thought, signal);
    last = reply.then(noMatter, noMatter);
    return unlessCalledOff(reply, signal);
  }

  return { think, close: () => thread.close() };
}

/** How a thought ended is told to whoever asked; the next one only waits for its end. */
const noMatter = (): void => undefined;

function unlessCalledOff(reply: Promise<Reply>, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const callOff = (): void => {
      reject(calledOff(signal));
    };
    if (signal.aborted) callOff();
    signal.addEventListener('abort', callOff, { once: true });
    reply.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', callOff);
    });
  });
}

const calledOff = ({ reason }: AbortSignal): Error =>
  new Error('The thought was called off.', { cause: reason });

interface Awaited {
  readonly id: number;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (failure: Error) => void;
}

/** At most one at a time, begun when it is first needed and given up after anything unforeseen. */
class Thread {
  readonly #within: number;
  #worker: Worker | undefined;
  #awaited: Awaited | undefined;
  #asked = 0;
  #ending: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(within: number) {
    this.#within = within;
  }

  /** Only one thought at a time. */
  async ask(thought: Thought, signal: AbortSignal): Promise<Reply> {
    if (signal.aborted) throw calledOff(signal);
    if (this.#isClosed) throw new Error('The wizards have gone home.');
    const callOff = (): void => {
      this.#giveUp(calledOff(signal));
    };
    // The thread does not keep the program alive, but this does: who waits for a thought hears of its end.
    const within = this.#within + (thought.budget.milliseconds ?? 0);
    const timer = setTimeout(() => {
      this.#giveUp(new Error(`A wizard thought for more than ${String(within)} ms.`));
    }, within);
    signal.addEventListener('abort', callOff, { once: true });
    try {
      return await this.#reply(thought);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', callOff);
    }
  }

  #reply(thought: Thought): Promise<Reply> {
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#asked;
    return new Promise<Reply>((resolve, reject) => {
      this.#awaited = { id, resolve, reject };
      worker.postMessage({ id, thought } satisfies Asking);
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
    else this.#awaited.resolve(telling.reply);
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
