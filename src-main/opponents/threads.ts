/** Wizards think in a thread of their own, so that nobody waits at the window; one that fails or dawdles is replaced. */
import type { Hint } from '../../src-shared/duel/hint.ts';
import type { Chances, Swing } from '../../src-shared/replay.ts';
import type { Reply } from '../engine/index.ts';
import { calledOff, moduleBeside, Thread } from '../threads/thread.ts';
import type { CourseOrder } from './hints/course.ts';
import type { Thought } from './thought.ts';
import type { Found, Task, TaskKind, Tasks } from './worker.ts';

/** One task after the other. Each rejects when it fails or dawdles, and at once when it is called off. */
export interface Minds {
  readonly think: (thought: Thought, signal: AbortSignal) => Promise<Reply>;
  readonly hint: (thought: Thought, signal: AbortSignal) => Promise<Hint>;
  /** Hears after how many replies it is. */
  readonly course: (
    order: CourseOrder,
    signal: AbortSignal,
    progress: (done: number) => void,
  ) => Promise<Chances<Swing>>;
  readonly close: () => Promise<void>;
}

/** Milliseconds for one thought beyond what its budget allows, a thread's start included. */
const PATIENCE = 5_000;

/** A whole duel is played again for its course. */
const PATIENCE_FOR_COURSE = 120_000;

export function openMinds({ within = PATIENCE }: { readonly within?: number | undefined } = {}): Minds {
  const thread = new Thread<Task, Found, number>(moduleBeside(import.meta.url, './worker.ts', './mind.js'));
  let last: Promise<void> = Promise.resolve();

  function queue<Kind extends TaskKind>(
    task: Task & { kind: Kind },
    signal: AbortSignal,
    terms: { readonly within: number; readonly progress?: (done: number) => void },
  ): Promise<Tasks[Kind]['found']> {
    const ask = () => thread.ask(task, { name: THOUGHT, signal, ...terms });
    // The thread answers a task with what belongs to its kind.
    const found = last.then(ask) as Promise<Tasks[Kind]['found']>;
    last = found.then(noMatter, noMatter);
    return unlessCalledOff(found, signal);
  }

  // Beyond what its budget allows: who dawdles is replaced.
  const allowed = ({ budget }: Thought) => ({ within: within + (budget.milliseconds ?? 0) });
  return {
    think: (about, signal) => queue({ kind: 'reply', about }, signal, allowed(about)),
    hint: (about, signal) => queue({ kind: 'hint', about }, signal, allowed(about)),
    course: (about, signal, progress) =>
      queue({ kind: 'course', about }, signal, { within: PATIENCE_FOR_COURSE, progress }),
    close: () => thread.close(),
  };
}

const THOUGHT = "A wizard's thought";

/** How a thought ended is told to whoever asked; the next one only waits for its end. */
const noMatter = (): void => undefined;

function unlessCalledOff<Found>(found: Promise<Found>, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    const callOff = (): void => {
      reject(calledOff(THOUGHT, signal.reason));
    };
    if (signal.aborted) callOff();
    signal.addEventListener('abort', callOff, { once: true });
    found.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', callOff);
    });
  });
}
