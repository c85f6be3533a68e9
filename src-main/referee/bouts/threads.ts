/** Many duels on several threads at once, one after the other on each. */
import { Worker } from 'node:worker_threads';
import type { Telling } from './thread.ts';

interface BoutThreads<Played> {
  /** The module that plays them. */
  readonly module: URL;
  readonly threads: number;
  /** Ends the threads in the middle of their duels. */
  readonly signal?: AbortSignal | undefined;
  readonly heard?: ((played: Played, place: number) => void) | undefined;
}

/** In the order of the plans, whichever is done first. Rejects with the first duel that fails, or when called off. */
export async function playAll<Played>(
  plans: readonly unknown[],
  { module, threads, signal, heard }: BoutThreads<Played>,
): Promise<Played[]> {
  signal?.throwIfAborted();
  const results: Played[] = [];
  let next = 0;
  const workers = Array.from(
    { length: Math.max(1, Math.min(threads, plans.length)) },
    // What the program was started with is not meant for the thread.
    () => new Worker(module, { execArgv: [] }),
  );
  const take = (): number => next++;
  try {
    await Promise.all(
      workers.map((worker) =>
        playOn<Played>(worker, plans, {
          take,
          signal,
          heard: (played, place) => {
            results[place] = played;
            heard?.(played, place);
          },
        }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

interface Turn<Played> {
  readonly take: () => number;
  readonly signal: AbortSignal | undefined;
  readonly heard: (played: Played, place: number) => void;
}

function playOn<Played>(
  worker: Worker,
  plans: readonly unknown[],
  { take, signal, heard }: Turn<Played>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const callOff = (): void => {
      reject(new Error('The duels were called off.', { cause: signal?.reason }));
    };
    const begin = (): void => {
      const place = take();
      const plan = plans[place];
      if (plan !== undefined) worker.postMessage({ place, plan });
      else resolve();
    };
    signal?.addEventListener('abort', callOff, { once: true });
    worker.on('message', (telling: Telling<Played>) => {
      if (signal?.aborted) return;
      if ('failure' in telling) {
        reject(new Error(`Duel ${String(telling.place)}: ${telling.failure}`));
        return;
      }
      heard(telling.played, telling.place);
      begin();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      reject(new Error(`A thread of duels ended by itself (${String(code)}).`));
    });
    begin();
  });
}
