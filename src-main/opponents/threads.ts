import type { Reply } from '../engine/index.ts';
import { think } from './minds.ts';
import type { Thought } from './thought.ts';

/** To be replaced: thinks in this thread. */
export function openMinds(): {
  think: (thought: Thought, signal: AbortSignal) => Promise<Reply>;
  close: () => Promise<void>;
} {
  return {
    think: (thought) => new Promise((resolve) => setImmediate(() => resolve(think(thought)))),
    close: () => Promise.resolve(),
  };
}
