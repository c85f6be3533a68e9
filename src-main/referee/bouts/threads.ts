/** Many duels on several threads at once, one after the other on each. */
import { Thread } from '../../threads/thread.ts';

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
  const results: Played[] = [];
  /** Of all threads: each takes the next. */
  const waiting = plans.entries();
  const playOn = async (thread: Thread<unknown, Played>): Promise<void> => {
    for (const [place, plan] of waiting) {
      const played = await thread.ask(plan, { name: `Duel ${String(place)}`, signal });
      results[place] = played;
      heard?.(played, place);
    }
  };
  const begun = Array.from(
    { length: Math.max(1, Math.min(threads, plans.length)) },
    () => new Thread<unknown, Played>(module),
  );
  try {
    await Promise.all(begun.map(playOn));
  } finally {
    await Promise.all(begun.map((thread) => thread.close()));
  }
  return results;
}
