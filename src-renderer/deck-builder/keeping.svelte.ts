/** Keeps a deck with the program after every change; what could not be kept is tried again until it is. */
import type { CollectionRefused, Settled } from '../../src-shared/collection.ts';
import type { Outcome, Refusal } from '../../src-shared/contract.ts';
import type { Deck } from '../../src-shared/decks.ts';

export type Save<Kept> = (deck: Deck) => Promise<Outcome<Settled<Kept>>>;

export type KeepingFailure =
  | { readonly kind: 'line'; readonly refusal: Refusal }
  /** The program has said no, and would say it again. */
  | { readonly kind: 'refused'; readonly refusal: CollectionRefused };

const AGAIN_AFTER = 2_000;

export class DeckKeeper<Kept> {
  /** Not kept yet; undefined: all is. */
  unsaved = $state.raw<Deck>();
  failure = $state.raw<KeepingFailure>();
  readonly #save: Save<Kept>;
  readonly #kept: (kept: Kept) => void;
  #isSaving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(save: Save<Kept>, kept: (kept: Kept) => void) {
    this.#save = save;
    this.#kept = kept;
  }

  keep(deck: Deck): void {
    this.unsaved = deck;
    void this.tryNow();
  }

  /** One after the other, the latest only: an older deck must not arrive after a newer one. */
  async tryNow(): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    clearTimeout(this.#timer);
    for (let deck = this.unsaved; deck; deck = this.unsaved) if (!(await this.#keepOne(deck))) break;
    this.#isSaving = false;
  }

  async #keepOne(deck: Deck): Promise<boolean> {
    const outcome = await this.#save(deck);
    if (outcome.ok && outcome.value.kind === 'done') {
      this.failure = undefined;
      if (this.unsaved === deck) this.unsaved = undefined;
      this.#kept(outcome.value.value);
      return true;
    }
    this.failure = outcome.ok
      ? { kind: 'refused', refusal: refusalIn(outcome.value) }
      : { kind: 'line', refusal: outcome.refusal };
    if (this.failure.kind === 'line') this.#timer = setTimeout(() => void this.tryNow(), AGAIN_AFTER);
    return false;
  }
}

const refusalIn = (settled: Settled<unknown>): CollectionRefused =>
  settled.kind === 'refused' ? settled.refusal : { reason: 'noSuchDeck' };
