/** A file of cards on its way in: how far it has come, what came of it, and stopping it. */
import type { FileInput, Imported } from '../../src-shared/collection-calls.ts';
import type { PlayerId } from '../../src-shared/collection.ts';
import type { Progress } from '../../src-shared/contract.ts';
import { fileInputOf } from '../controls/files.ts';
import type { ProgramClient } from '../program/client.ts';
import { refusedSentence, TRANSFER } from './sentences.ts';

type Carrying =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress | undefined; readonly isStopping: boolean }
  | { readonly kind: 'done'; readonly imported: Imported; readonly isTakenBack: boolean }
  | { readonly kind: 'failed'; readonly why: string };

export class Carrier {
  readonly #program: ProgramClient;
  state = $state.raw<Carrying>({ kind: 'idle' });
  #controller: AbortController | undefined;

  constructor(program: ProgramClient) {
    this.#program = program;
  }

  async takeFile(player: PlayerId, file: File): Promise<void> {
    if (this.state.kind === 'running') return;
    const signal = this.#begin();
    try {
      const input = await fileInputOf(file);
      await this.#ask(player, input, signal);
    } catch {
      this.state = { kind: 'failed', why: TRANSFER.unreadable(file.name) };
    }
  }

  async takeText(player: PlayerId, text: string): Promise<void> {
    if (this.state.kind === 'running') return;
    await this.#ask(player, { kind: 'text', text }, this.#begin());
  }

  #begin(): AbortSignal {
    this.#controller = new AbortController();
    this.state = { kind: 'running', progress: undefined, isStopping: false };
    return this.#controller.signal;
  }

  stop(): void {
    if (this.state.kind !== 'running') return;
    this.state = { ...this.state, isStopping: true };
    this.#controller?.abort();
  }

  takenBack(): void {
    if (this.state.kind === 'done') this.state = { ...this.state, isTakenBack: true };
  }

  async #ask(player: PlayerId, file: FileInput, signal: AbortSignal): Promise<void> {
    const outcome = await this.#program.call(
      'collection.import',
      { player, file },
      {
        signal,
        onProgress: (progress) => {
          if (this.state.kind === 'running') this.state = { ...this.state, progress };
        },
      },
    );
    if (!outcome.ok) this.state = { kind: 'failed', why: notImported(outcome.refusal) };
    else if (outcome.value.kind === 'refused')
      this.state = { kind: 'failed', why: refusedSentence(outcome.value.refusal) };
    else this.state = { kind: 'done', imported: outcome.value.value, isTakenBack: false };
  }
}

const notImported = (refusal: Parameters<typeof TRANSFER.notImported>[0]): string =>
  refusal.reason === 'cancelled' ? TRANSFER.cancelled : TRANSFER.notImported(refusal);
