/** The chances through a duel: a call that takes its time. */
import type { Progress, Refusal } from '../../../src-shared/contract.ts';
import type { Seat } from '../../../src-shared/duel/things.ts';
import type { Chances } from '../../../src-shared/replay.ts';
import type { ProgramClient } from '../../program/client.ts';

type Judged =
  | { readonly kind: 'running'; readonly progress: Progress | undefined }
  | { readonly kind: 'done'; readonly chances: Chances }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export class Judging {
  readonly #program: ProgramClient;
  readonly #duel: string;
  seat = $state.raw<Seat>(0);
  state = $state.raw<Judged>();
  #controller: AbortController | undefined;

  constructor(program: ProgramClient, duel: string) {
    this.#program = program;
    this.#duel = duel;
  }

  async judge(seat: Seat): Promise<void> {
    this.stop();
    const controller = new AbortController();
    this.#controller = controller;
    this.seat = seat;
    this.state = { kind: 'running', progress: undefined };
    const outcome = await this.#program.call(
      'duels.chances',
      { duel: this.#duel, seat },
      {
        signal: controller.signal,
        onProgress: (progress) => {
          if (this.#controller === controller) this.state = { kind: 'running', progress };
        },
      },
    );
    // Another judgement was asked for meanwhile.
    if (this.#controller !== controller) return;
    this.state = outcome.ok
      ? { kind: 'done', chances: outcome.value }
      : { kind: 'refused', refusal: outcome.refusal };
  }

  stop(): void {
    this.#controller?.abort();
  }
}
