/** The thread in which wizards think: a thought comes, a reply goes. Advice is asked of it in the same way. */
import type { Hint } from '../../src-shared/duel/hint.ts';
import type { Chances, Swing } from '../../src-shared/replay.ts';
import type { Reply } from '../engine/index.ts';
import { answerEach } from '../threads/answering.ts';
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

export type Found = Tasks[TaskKind]['found'];

/** Tells after how many replies a course is. */
function found(task: Task, tell: (replies: number) => void): Found {
  switch (task.kind) {
    case 'reply':
      return think(task.about);
    case 'hint':
      return hintOf(task.about);
    case 'course':
      return courseOf(task.about, tell);
  }
}

answerEach(found);
