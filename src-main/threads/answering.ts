/** In the thread: a task comes, and what was found goes back. */
import { parentPort } from 'node:worker_threads';
import type { TaskAsked, Telling } from './messages.ts';

/** Whoever began the thread sends the tasks that are carried out here, and gets what is told of them. */
export function answerEach(carryOut: (task: never, tell: (progress: unknown) => void) => unknown): void {
  parentPort?.on('message', ({ id, task }: TaskAsked<never>) => {
    const tell = (progress: unknown): void => {
      send({ id, progress });
    };
    send(answerTo(id, () => carryOut(task, tell)));
  });
}

/** Whoever asked decides what a failure means, so it is sent there, not thrown. */
function answerTo(id: number, find: () => unknown): Telling<unknown, never> {
  try {
    return { id, found: find() };
  } catch (failure) {
    return { id, failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) };
  }
}

function send(telling: Telling<unknown, unknown>): void {
  parentPort?.postMessage(telling);
}
