/** A deck file on its way in: asked of the program, then shown until the player has decided. */
import type { FileInput } from '../../src-shared/collection-calls.ts';
import type { Deck, Finding, ReadDeck } from '../../src-shared/decks.ts';
import type { ProgramClient } from '../program/client.ts';
import { fileInputOf } from './files.ts';
import { FILES } from './sentences.ts';

export class FileReading {
  readonly #program: ProgramClient;
  read = $state.raw<ReadDeck>();
  name = $state('');
  trouble = $state<string>();

  constructor(program: ProgramClient) {
    this.#program = program;
  }

  async readFile(file: File): Promise<void> {
    let input: FileInput;
    try {
      input = await fileInputOf(file);
    } catch {
      this.trouble = FILES.unreadable(file.name);
      return;
    }
    await this.#ask(input, file.name.replace(/\.[^.]*$/, ''));
  }

  readText(text: string): Promise<void> {
    return this.#ask({ kind: 'text', text }, '');
  }

  async #ask(file: FileInput, name: string): Promise<void> {
    this.trouble = undefined;
    const outcome = await this.#program.call('files.readDeck', { file });
    if (!outcome.ok) {
      this.trouble = FILES.notRead(outcome.refusal);
      return;
    }
    this.read = outcome.value;
    this.name = outcome.value.deck.name ?? name;
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
