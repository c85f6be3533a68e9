/** Decks in the box of one player: added, and saved again and again. */
import { expect } from 'vitest';
import type { PlayerId } from '../../../src-shared/collection.ts';
import type { Deck } from '../../../src-shared/decks.ts';
import { doneWith, type Busy, type Desk } from './busy.ts';

/** So that the box does not grow for ever. */
const SAVES_OF_A_DECK = 40;

export class Building implements Busy {
  readonly #player: PlayerId;
  readonly #content: Deck;
  /** By deck, the oldest first: as it was told last. */
  readonly #told = new Map<number, Deck>();
  #saves = 0;
  /** A deck without a number is a new one. */
  #asked: { readonly deck?: number; readonly content: Deck } | undefined;

  constructor(player: PlayerId, content: Deck) {
    this.#player = player;
    this.#content = content;
  }

  async look(desk: Desk): Promise<void> {
    const decks = await desk.ask('decks.list', { player: this.#player });
    const untold = decks.filter(({ id }) => !this.#told.has(id));
    expect(decks.length - untold.length).toBe(this.#told.size);
    if (untold.length > 0) {
      expect(untold.length).toBe(1);
      expect(this.#asked?.deck).toBeUndefined();
      this.#told.set(untold[0]?.id ?? 0, this.#asked?.content ?? this.#content);
    }
    for (const deck of [...this.#told.keys()].slice(-3)) await this.#lookAt(desk, deck);
    this.#asked = undefined;
  }

  async work(desk: Desk): Promise<never> {
    for (;;) {
      const deck = [...this.#told.keys()].at(-1);
      if (deck === undefined || this.#saves >= SAVES_OF_A_DECK) await this.#add(desk);
      else await this.#save(desk, deck);
    }
  }

  async #lookAt({ ask }: Desk, deck: number): Promise<void> {
    const kept = await ask('decks.read', { player: this.#player, deck });
    if (this.#asked?.deck === deck && kept?.deck.comment === this.#asked.content.comment)
      this.#told.set(deck, this.#asked.content);
    expect(kept?.deck).toEqual(this.#told.get(deck));
    const versions = await ask('decks.versions', { player: this.#player, deck });
    expect(versions.map(({ number }) => number)).toEqual(versions.map((_, place) => versions.length - place));
  }

  async #add({ ask, roll }: Desk): Promise<void> {
    const content = this.#another(roll(2 ** 31));
    this.#asked = { content };
    const name = 'Built under fire';
    const added = await ask('decks.add', { player: this.#player, name, rulebook: 'fifth', content });
    this.#asked = undefined;
    this.#told.set(doneWith(added).id, content);
    this.#saves = 0;
  }

  async #save({ ask, roll }: Desk, deck: number): Promise<void> {
    const player = this.#player;
    const kept = await ask('decks.read', { player, deck });
    if (!kept) throw new Error(`The deck ${deck} is gone.`);
    const content = this.#another(roll(2 ** 31));
    this.#asked = { deck, content };
    doneWith(await ask('decks.save', { player, deck, content, from: kept.revision }));
    this.#asked = undefined;
    this.#told.set(deck, content);
    this.#saves++;
    // What has a label stays: the next is a version of its own.
    if (roll(4) > 0) return;
    const [latest] = await ask('decks.versions', { player, deck });
    if (latest)
      await ask('decks.label', { player, deck, version: latest.number, label: 'kept', was: latest.label });
  }

  /** Known by its comment. */
  #another(number: number): Deck {
    const entries = this.#content.entries.map((entry, place) => ({
      ...entry,
      count: 1 + ((number + place) % 4),
    }));
    return { ...this.#content, entries, comment: `deck ${number}` };
  }
}
