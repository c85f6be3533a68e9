/** The thread in which duels of the ladder are played. */
import { parentPort } from 'node:worker_threads';
import { playBout } from './bout.ts';
import { setupFor, type BoutPlan } from './plan.ts';

export interface Played {
  readonly outcome: 'won' | 'lost' | 'drawn';
  readonly turns: number;
  readonly decisions: number;
  readonly rescued: readonly number[];
  readonly times: readonly (readonly number[])[];
  /** Milliseconds of all of it. */
  readonly took: number;
}
export type Telling = { readonly place: number } & (
  { readonly played: Played } | { readonly failure: string }
);

export function played(plan: BoutPlan): Played {
  const began = performance.now();
  const { duel, rescued, times } = playBout(setupFor(plan), plan.minds, { budget: plan.budget });
  const { result, turn, decisions } = duel;
  const isWon = result?.kind === 'won' && result.seats.includes(plan.counted);
  const outcome = result?.kind !== 'won' ? 'drawn' : isWon ? 'won' : 'lost';
  return { outcome, turns: turn.number, decisions, rescued, times, took: performance.now() - began };
}

parentPort?.on('message', ({ place, plan }: { readonly place: number; readonly plan: BoutPlan }) => {
  parentPort?.postMessage(told(place, plan));
});

function told(place: number, plan: BoutPlan): Telling {
  try {
    return { place, played: played(plan) };
  } catch (failure) {
    return {
      place,
      failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    };
  }
}
