/** Files that the desktop has handed over: a duel is shown at once, a deck waits for the deck box. */
import type { Refusal } from '../../src-shared/contract.ts';
import type { HandedFile } from '../../src-shared/handed-files.ts';
import type { ProgramClient } from './client.ts';

type HandedDeck = Extract<HandedFile, { kind: 'deck' }>;

interface HandedWays {
  readonly duel: (text: string) => Promise<void>;
  readonly deck: () => void;
}

export class HandedFiles {
  readonly #program: ProgramClient;
  readonly #ways: HandedWays;
  /** Decks that nobody has looked at yet, the first first. */
  decks = $state.raw<readonly HandedDeck[]>([]);

  constructor(program: ProgramClient, ways: HandedWays) {
    this.#program = program;
    this.#ways = ways;
    program.on('files.waiting', () => void this.take());
  }

  /** All that wait. */
  async take(): Promise<Refusal | undefined> {
    for (;;) {
      const outcome = await this.#program.call('files.handedOver', undefined);
      if (!outcome.ok) return outcome.refusal;
      if (!outcome.value) return undefined;
      await this.#show(outcome.value);
    }
  }

  nextDeck(): HandedDeck | undefined {
    const [next, ...rest] = this.decks;
    if (next) this.decks = rest;
    return next;
  }

  async #show(file: HandedFile): Promise<void> {
    if (file.kind === 'duel') {
      await this.#ways.duel(file.text);
      return;
    }
    this.decks = [...this.decks, file];
    this.#ways.deck();
  }
}
