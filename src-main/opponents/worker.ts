/** The thread in which wizards think: a thought comes, a reply goes. */
import { parentPort } from 'node:worker_threads';
import type { Reply } from '../engine/index.ts';
import { think } from './minds.ts';
import type { Thought } from './thought.ts';

export interface Asking {
  readonly id: number;
  readonly thought: Thought;
}
export type Telling =
  { readonly id: number; readonly reply: Reply } | { readonly id: number; readonly failure: string };

parentPort?.on('message', ({ id, thought }: Asking) => {
  parentPort?.postMessage(tell(id, thought));
});

/** Whoever asked decides what a failure means, so it is sent there, not thrown. */
function tell(id: number, thought: Thought): Telling {
  try {
    return { id, reply: think(thought) };
  } catch (failure) {
    return { id, failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) };
  }
}
