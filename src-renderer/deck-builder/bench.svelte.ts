/** The deck at work, with what was done to it: every step can be taken back, and done again. */
import type { Deck } from '../../src-shared/decks.ts';
import { EMPTY_DECK } from './drafting.ts';

const MOST_STEPS = 500;

export class Bench {
  deck = $state.raw<Deck>(EMPTY_DECK);
  #before = $state.raw<readonly Deck[]>([]);
  #after = $state.raw<readonly Deck[]>([]);
  readonly #changed: (deck: Deck) => void;

  /** Hears every deck that this becomes, so that it is kept at once. */
  constructor(changed: (deck: Deck) => void) {
    this.#changed = changed;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Another deck comes to the bench; there is nothing to take back. */
  lay(deck: Deck): void {
    this.deck = deck;
    this.#before = [];
    this.#after = [];
  }

  /**
   * Another window has changed the deck: what was done here is done as if upon that. Steps that `upon` cannot do so
   * can no longer be taken back, for that would take back the other window's change as well.
   */
  takeIn(deck: Deck, upon: (step: Deck) => Deck | undefined): void {
    this.deck = deck;
    this.#before = upToTheFirstWithout(this.#before.toReversed().map(upon)).toReversed();
    this.#after = upToTheFirstWithout(this.#after.map(upon));
  }

  /** Nothing happens when nothing changes. */
  do(step: (deck: Deck) => Deck): void {
    const next = step(this.deck);
    if (next === this.deck) return;
    this.#before = [...this.#before, this.deck].slice(-MOST_STEPS);
    this.#after = [];
    this.#become(next);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [this.deck, ...this.#after];
    this.#become(last);
  }

  redo(): void {
    const [next, ...rest] = this.#after;
    if (!next) return;
    this.#after = rest;
    this.#before = [...this.#before, this.deck];
    this.#become(next);
  }

  #become(deck: Deck): void {
    this.deck = deck;
    this.#changed(deck);
  }
}

function upToTheFirstWithout(steps: readonly (Deck | undefined)[]): readonly Deck[] {
  const end = steps.indexOf(undefined);
  return (end < 0 ? steps : steps.slice(0, end)) as readonly Deck[];
}
