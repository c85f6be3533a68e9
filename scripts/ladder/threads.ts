/** Plays many duels on several cores at once. */
import { Worker } from 'node:worker_threads';
import type { BoutPlan } from './plan.ts';
import type { Played, Telling } from './worker.ts';

/** In the order of the plans, whichever is done first. Rejects with the first duel that fails. */
export async function playAll(
  plans: readonly BoutPlan[],
  cores: number,
  heard: (played: Played, place: number) => void,
): Promise<Played[]> {
  const results: Played[] = [];
  let next = 0;
  const workers = Array.from(
    { length: Math.max(1, Math.min(cores, plans.length)) },
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  const take = (): number => next++;
  try {
    await Promise.all(
      workers.map((worker) =>
        playOn(worker, plans, take, (played, place) => {
          results[place] = played;
          heard(played, place);
        }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

function playOn(
  worker: Worker,
  plans: readonly BoutPlan[],
  take: () => number,
  heard: (played: Played, place: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = (): void => {
      const place = take();
      const plan = plans[place];
      if (plan) worker.postMessage({ place, plan });
      else resolve();
    };
    worker.on('message', (telling: Telling) => {
      if ('failure' in telling) {
        reject(new Error(`${JSON.stringify(plans[telling.place])}: ${telling.failure}`));
        return;
      }
      heard(telling.played, telling.place);
      begin();
    });
    worker.on('error', reject);
    begin();
  });
}
