/** A thread's side of many duels: a plan comes, what was played goes. */
import { parentPort } from 'node:worker_threads';

export type Telling<Played> = { readonly place: number } & (
  { readonly played: Played } | { readonly failure: string }
);

/** Whoever began the thread sends the plans it plays. */
export function playWhatComes(play: (plan: never) => unknown): void {
  parentPort?.on('message', ({ place, plan }: { readonly place: number; readonly plan: never }) => {
    parentPort?.postMessage(told(place, () => play(plan)));
  });
}

/** Whoever asked decides what a failure means, so it is sent there, not thrown. */
function told<Played>(place: number, play: () => Played): Telling<Played> {
  try {
    return { place, played: play() };
  } catch (failure) {
    return {
      place,
      failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    };
  }
}
