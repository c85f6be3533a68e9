/** The thread in which wizards think: a thought comes, a reply goes. Advice is asked of it in the same way. */
import { parentPort } from 'node:worker_threads';
import type { Hint } from '../../src-shared/duel/hint.ts';
import type { Chances, Swing } from '../../src-shared/replay.ts';
import type { Reply } from '../engine/index.ts';
import { courseOf, type CourseOrder } from './hints/course.ts';
import { hintOf } from './hints/hint.ts';
import { think } from './minds.ts';
import type { Thought } from './thought.ts';

/** What can be asked of the thread, and what comes of it. */
export interface Tasks {
  reply: { about: Thought; found: Reply };
  hint: { about: Thought; found: Hint };
  course: { about: CourseOrder; found: Chances<Swing> };
}
export type TaskKind = keyof Tasks;

/** One task of any kind. */
export type Task = {
  readonly [Kind in TaskKind]: { readonly kind: Kind; readonly about: Tasks[Kind]['about'] };
}[TaskKind];

export interface Asking {
  readonly id: number;
  readonly task: Task;
}
export type Telling =
  | { readonly id: number; readonly found: Tasks[TaskKind]['found'] }
  | { readonly id: number; readonly failure: string }
  /** How far a long task has come. */
  | { readonly id: number; readonly done: number };

parentPort?.on('message', ({ id, task }: Asking) => {
  parentPort?.postMessage(tell(id, task));
});

/** Whoever asked decides what a failure means, so it is sent there, not thrown. */
function tell(id: number, task: Task): Telling {
  try {
    return { id, found: doneFor(id, task) };
  } catch (failure) {
    return { id, failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) };
  }
}

function doneFor(id: number, task: Task): Tasks[TaskKind]['found'] {
  switch (task.kind) {
    case 'reply':
      return think(task.about);
    case 'hint':
      return hintOf(task.about);
    case 'course':
      return courseOf(task.about, (done) => {
        parentPort?.postMessage({ id, done } satisfies Telling);
      });
  }
}
