/**
 * Keeps a deck with the program after every change; what could not be kept is tried again until it is. What another
 * window has kept meanwhile is taken in; where both have changed the same, the player chooses.
 */
import type { CollectionRefused, KeptDeck, SavedDeck, Settled } from '../../src-shared/collection.ts';
import type { Outcome, Refusal } from '../../src-shared/contract.ts';
import type { Deck } from '../../src-shared/decks.ts';
import { isSame } from '../../src-shared/difference.ts';
import { merged } from './merging.ts';

/** The deck where it is kept. */
interface DeckShelf {
  readonly read: () => Promise<Outcome<KeptDeck | null>>;
  /** `from`: the revision that the change was made from. */
  readonly save: (deck: Deck, from: string) => Promise<Outcome<Settled<SavedDeck>>>;
}

/** Whoever works at the deck. */
export interface DeckWorker {
  readonly kept: (saved: SavedDeck) => void;
  /** Another window's change came in: `deck` has it, and what was done to `before` here. */
  readonly tookIn: (deck: Deck, before: Deck, theirs: Deck) => void;
  /** Another deck, in place of all that was done here. */
  readonly laid: (deck: Deck) => void;
}

export type KeepingFailure =
  | { readonly kind: 'line'; readonly refusal: Refusal }
  /** The program has said no, and would say it again. */
  | { readonly kind: 'refused'; readonly refusal: CollectionRefused };

const AGAIN_AFTER = 2_000;

export class DeckKeeper {
  /** Not kept yet; undefined: all is. */
  unsaved = $state.raw<Deck>();
  failure = $state.raw<KeepingFailure>();
  /** As another window has it, where both have changed the same. Nothing is kept until the player has chosen. */
  dispute = $state.raw<KeptDeck>();
  readonly #shelf: DeckShelf;
  #worker: DeckWorker;
  /** What stands with the program, as far as is known here: what is unsaved was made from it. */
  #from: Pick<KeptDeck, 'deck' | 'revision'>;
  /** Sent, and whether it arrived nobody knows: it may come back as if another window had made it. */
  #doubtful: Deck | undefined;
  #isSaving = false;
  #looksAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shelf: DeckShelf, worker: DeckWorker, kept: KeptDeck) {
    this.#shelf = shelf;
    this.#worker = worker;
    this.#from = kept;
  }

  /** Somebody sits down to the deck, which was read just now. What they have to work at. */
  begin(worker: DeckWorker, kept: KeptDeck): Deck {
    this.#worker = worker;
    if (!this.unsaved) this.#from = kept;
    return this.unsaved ?? kept.deck;
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
    for (let deck = this.unsaved; deck && !this.dispute; deck = this.unsaved)
      if (!(await this.#keepOne(deck))) break;
    this.#isSaving = false;
    if (this.#looksAgain) await this.look();
  }

  /** Another window may have changed the deck. Where something here is not kept yet, keeping it will tell. */
  async look(): Promise<void> {
    this.#looksAgain = this.#isSaving;
    if (!this.#isUntouched()) return;
    const outcome = await this.#shelf.read();
    const now = outcome.ok ? outcome.value : null;
    if (!now || !this.#isUntouched()) return;
    this.#worker.kept(now);
    if (now.revision !== this.#from.revision) this.#takeIn(now);
  }

  /** The other window's deck stands, and what was done here is dropped. */
  yield(): void {
    const { dispute } = this;
    if (!dispute) return;
    this.dispute = undefined;
    this.unsaved = undefined;
    this.#from = dispute;
    this.#worker.laid(dispute.deck);
    void this.look();
  }

  #isUntouched(): boolean {
    return !this.#isSaving && !this.unsaved;
  }

  async #keepOne(deck: Deck): Promise<boolean> {
    const outcome = await this.#shelf.save(deck, this.#from.revision);
    if (outcome.ok && outcome.value.kind === 'done') {
      this.#isKept(deck, outcome.value.value);
      return true;
    }
    const now = outcome.ok ? refusalIn(outcome.value).now : undefined;
    if (now) return this.#meet(now);
    this.failure = outcome.ok
      ? { kind: 'refused', refusal: refusalIn(outcome.value) }
      : { kind: 'line', refusal: outcome.refusal };
    if (this.failure.kind === 'line') {
      this.#doubtful = deck;
      this.#timer = setTimeout(() => void this.tryNow(), AGAIN_AFTER);
    }
    return false;
  }

  #isKept(deck: Deck, saved: SavedDeck): void {
    this.failure = undefined;
    this.#doubtful = undefined;
    this.#from = { deck, revision: saved.revision };
    if (this.unsaved === deck) this.unsaved = undefined;
    this.#worker.kept(saved);
  }

  /** What stands there is not what the change was made from. */
  #meet(now: KeptDeck): boolean {
    this.failure = undefined;
    if (this.#doubtful && isSame(this.#doubtful, now.deck)) {
      this.#isKept(this.#doubtful, now);
      return true;
    }
    this.#worker.kept(now);
    return this.#takeIn(now);
  }

  #takeIn(now: KeptDeck): boolean {
    const before = this.#from.deck;
    const deck = merged(before, this.unsaved ?? before, now.deck);
    if (!deck) {
      this.dispute = now;
      return false;
    }
    this.#from = now;
    if (this.unsaved) this.unsaved = isSame(deck, now.deck) ? undefined : deck;
    this.#worker.tookIn(deck, before, now.deck);
    return true;
  }
}

const refusalIn = (settled: Settled<unknown>): CollectionRefused =>
  settled.kind === 'refused' ? settled.refusal : { reason: 'noSuchDeck' };
