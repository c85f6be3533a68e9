/** A call that takes its time: how far it has come, and what came of it. */
import type { CallName, Outcome, Output, Progress, Refusal } from '../../src-shared/contract.ts';
import type { ProgramClient } from './client.ts';

/** The calls that take no input and report how far they have come. */
export type LongCall = Extract<CallName, 'backups.make' | 'database.check'>;

type TaskState<Value> =
  | { kind: 'idle' }
  | { kind: 'running'; progress: Progress | undefined; cancelling: boolean }
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; refusal: Refusal };

export class LongTask<Name extends LongCall> {
  readonly #program: ProgramClient;
  readonly #name: Name;
  #controller: AbortController | undefined;
  state = $state.raw<TaskState<Output<Name>>>({ kind: 'idle' });

  constructor(program: ProgramClient, name: Name) {
    this.#program = program;
    this.#name = name;
  }

  get running(): boolean {
    return this.state.kind === 'running';
  }

  async start(): Promise<TaskState<Output<Name>>> {
    if (this.running) return this.state;
    this.#controller = new AbortController();
    this.state = { kind: 'running', progress: undefined, cancelling: false };
    const outcome = await this.#program.call(this.#name, undefined, {
      signal: this.#controller.signal,
      onProgress: (progress) => {
        if (this.state.kind === 'running') this.state = { ...this.state, progress };
      },
    });
    this.state = endedWith(outcome);
    return this.state;
  }

  cancel(): void {
    if (this.state.kind !== 'running') return;
    this.state = { ...this.state, cancelling: true };
    this.#controller?.abort();
  }
}

function endedWith<Value>(outcome: Outcome<Value>): TaskState<Value> {
  return outcome.ok ? { kind: 'done', value: outcome.value } : { kind: 'refused', refusal: outcome.refusal };
}

/** Whole per cents, from 0 to 100; nothing while the total is not known. */
export function percentOf(progress: Progress | undefined): number | undefined {
  if (!progress || progress.total <= 0) return undefined;
  return Math.floor((Math.min(progress.done, progress.total) / progress.total) * 100);
}
