/** The calls of one window that have not ended yet. */
import { LONGEST_MESSAGE, type CallName, type Outcome, type ToWindow } from '../../src-shared/contract.ts';
import { refusalOf } from './failures.ts';
import type { Handle } from './handlers.ts';
import type { Work } from '../collection/database/work.ts';

interface RunningCalls {
  readonly size: () => number;
  readonly has: (id: number) => boolean;
  readonly run: (id: number, name: CallName, input: unknown) => Promise<void>;
  /** Whether there is such a call. */
  readonly cancel: (id: number) => boolean;
  readonly cancelAll: () => void;
}

export function openRunningCalls(handle: Handle, send: (text: string) => void): RunningCalls {
  const running = new Map<number, AbortController>();

  function finish(id: number, outcome: Outcome<unknown>): void {
    const text = written({ kind: 'outcome', id, outcome });
    const isTooLarge = text.length > LONGEST_MESSAGE;
    running.delete(id);
    send(isTooLarge ? written({ kind: 'outcome', id, outcome: TOO_LARGE }) : text);
  }

  async function run(id: number, name: CallName, input: unknown): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const work: Work = {
      signal,
      progress: (progress) => {
        if (running.get(id) === controller) send(written({ kind: 'progress', id, progress }));
      },
    };
    try {
      const value = await handle(name, input, work);
      finish(id, { ok: true, value });
    } catch (failure) {
      finish(id, { ok: false, refusal: refusalOf(failure, signal) });
    }
  }

  return {
    size: () => running.size,
    has: (id) => running.has(id),
    run,
    cancel: (id) => {
      running.get(id)?.abort();
      return running.has(id);
    },
    cancelAll: () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}

const TOO_LARGE: Outcome<unknown> = { ok: false, refusal: { reason: 'tooLarge' } };

const written = (message: ToWindow): string => JSON.stringify(message);
