/** The calls that wait for their outcome, by number. */
import type { Outcome, Progress, Refusal } from '../../src-shared/contract.ts';

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

interface Waiting {
  finish: (outcome: Outcome<unknown>) => void;
  onProgress: ((progress: Progress) => void) | undefined;
}

export class CallsUnderWay {
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  /** The value's type is the contract's word for the call's name; nothing on this side can check it. */
  begin<Value>(
    { signal, onProgress }: CallOptions,
    cancel: (id: number) => void,
  ): { id: number; outcome: Promise<Outcome<Value>> } {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve } = Promise.withResolvers<Outcome<Value>>();
    const stop = () => {
      cancel(id);
    };
    signal?.addEventListener('abort', stop, { once: true });
    const finish = (outcome: Outcome<unknown>) => {
      signal?.removeEventListener('abort', stop);
      resolve(outcome as Outcome<Value>);
    };
    this.#waiting.set(id, { finish, onProgress });
    return { id, outcome: promise };
  }

  end(id: number, outcome: Outcome<unknown>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.finish(outcome);
  }

  progress(id: number, progress: Progress): void {
    this.#waiting.get(id)?.onProgress?.(progress);
  }

  endAll(refusal: Refusal): void {
    for (const id of [...this.#waiting.keys()]) this.end(id, { ok: false, refusal });
  }
}
