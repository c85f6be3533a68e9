/** A pack that was opened: its cards lie face down and are turned over one by one, or all at once. */
import type { OpenedPack } from '../../../src-shared/collection-calls.ts';
import type { Copies, Pack } from '../../../src-shared/collection.ts';
import type { Colour } from '../../../src-shared/duel/words.ts';

export interface OpenedCard {
  readonly copies: Copies;
  /** None of it was there before, and none lies before it in this pack. */
  readonly isNew: boolean;
}

export class Opening {
  readonly pack: Pack;
  readonly cards: readonly OpenedCard[];
  readonly strategy: readonly [Colour, Colour] | undefined;
  /** Places. */
  #turned = $state.raw<readonly number[]>([]);

  constructor(pack: Pack, { cards, strategy }: OpenedPack, ownedBefore: (card: string) => number) {
    this.pack = pack;
    this.cards = withNews(cards, ownedBefore);
    this.strategy = strategy;
  }

  isTurned(place: number): boolean {
    return this.#turned.includes(place);
  }

  get left(): number {
    return this.cards.length - this.#turned.length;
  }

  get newOnes(): number {
    return this.cards.filter(({ isNew }) => isNew).length;
  }

  /** The next that lies face down, from this place on and then from the first. */
  nextAfter(place: number): number | undefined {
    const places = this.cards.map((_, at) => at).filter((at) => !this.isTurned(at));
    return places.find((at) => at > place) ?? places[0];
  }

  turn(place: number): void {
    if (!this.isTurned(place)) this.#turned = [...this.#turned, place];
  }

  turnAll(): void {
    this.#turned = [...this.cards.keys()];
  }
}

const withNews = (cards: readonly Copies[], ownedBefore: (card: string) => number): OpenedCard[] =>
  cards.map((copies, place) => ({
    copies,
    isNew: ownedBefore(copies.card) === 0 && cards.findIndex(({ card }) => card === copies.card) === place,
  }));

/** Packs of a kind and set lie on one heap, the oldest on top. */
interface Heap {
  readonly top: Pack;
  readonly count: number;
}

export function heapsOf(packs: readonly Pack[]): Heap[] {
  const heaps = Map.groupBy(packs, ({ kind, set }) => `${kind} ${set}`);
  return [...heaps.values()].flatMap((heap) => (heap[0] ? [{ top: heap[0], count: heap.length }] : []));
}
