/** A deck file on its way in: asked of the program, then shown until the player has decided. */
import type { FileInput } from '../../src-shared/collection-calls.ts';
import type { Progress } from '../../src-shared/contract.ts';
import type { Deck, Finding, ReadDeck } from '../../src-shared/decks.ts';
import type { ProgramClient } from '../program/client.ts';
import { fileInputOf } from '../controls/files.ts';
import { FILES } from './sentences.ts';

export class FileReading {
  readonly #program: ProgramClient;
  read = $state.raw<ReadDeck>();
  name = $state('');
  trouble = $state<string>();
  /** Undefined: nothing is asked of the program. */
  asking = $state.raw<{ readonly progress: Progress | undefined; readonly isStopping: boolean }>();
  #controller = new AbortController();

  constructor(program: ProgramClient) {
    this.#program = program;
  }

  /** Something is asked of the program, or shown. */
  get isBusy(): boolean {
    return this.asking !== undefined || this.read !== undefined || this.trouble !== undefined;
  }

  async readFile(file: File): Promise<void> {
    let input: FileInput;
    try {
      input = await fileInputOf(file);
    } catch {
      this.trouble = FILES.unreadable(file.name);
      return;
    }
    await this.#ask(input, withoutEnding(file.name));
  }

  readBytes({ name, base64 }: { readonly name: string; readonly base64: string }): Promise<void> {
    return this.#ask({ kind: 'bytes', base64, name }, withoutEnding(name));
  }

  readText(text: string): Promise<void> {
    return this.#ask({ kind: 'text', text }, '');
  }

  async #ask(file: FileInput, name: string): Promise<void> {
    this.#controller.abort();
    const controller = new AbortController();
    this.#controller = controller;
    this.trouble = undefined;
    this.asking = { progress: undefined, isStopping: false };
    const outcome = await this.#program.call(
      'files.readDeck',
      { file },
      {
        signal: controller.signal,
        onProgress: (progress) => {
          if (this.#controller === controller && this.asking) this.asking = { ...this.asking, progress };
        },
      },
    );
    // Another file was opened meanwhile, and is what the player waits for.
    if (this.#controller !== controller) return;
    this.asking = undefined;
    if (!outcome.ok) {
      if (outcome.refusal.reason !== 'cancelled') this.trouble = FILES.notRead(outcome.refusal);
      return;
    }
    this.read = outcome.value;
    this.name = outcome.value.deck.name ?? name;
  }

  stop(): void {
    if (!this.asking) return;
    this.asking = { ...this.asking, isStopping: true };
    this.#controller.abort();
  }

  /** A name that was offered takes the place of one that is not known. */
  takeNear({ text }: Finding, name: string): void {
    if (!this.read) return;
    const { deck, findings } = this.read;
    const entries = deck.entries.map((entry) =>
      entry.name === text && !entry.known ? { ...entry, name, known: true } : entry,
    );
    const left = findings.filter((finding) => finding.kind !== 'unknownCard' || finding.text !== text);
    this.read = { ...this.read, deck: { ...deck, entries }, findings: left };
  }

  putAway(): Deck | undefined {
    const deck = this.read?.deck;
    this.read = undefined;
    this.trouble = undefined;
    return deck;
  }
}

const withoutEnding = (file: string): string => file.replace(/\.[^.]*$/, '');
