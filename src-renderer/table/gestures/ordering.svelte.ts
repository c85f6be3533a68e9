/** Putting things in order: triggers, cards of a library, blockers in line. */
import type { Reply } from '../../../src-shared/duel/question.ts';
import { ButtonsOnly, type Hands, type OptionsOf } from './gesture.ts';

interface Ordering {
  readonly kind: 'order' | 'lineUp';
  readonly items: readonly number[];
  readonly replyOf: (items: readonly number[]) => Reply;
}

export class PutInOrder extends ButtonsOnly {
  readonly kind: Ordering['kind'];
  readonly #ordering: Ordering;
  items = $state.raw<readonly number[]>([]);

  constructor(hands: Hands, ordering: Ordering) {
    super(hands);
    this.#ordering = ordering;
    this.kind = ordering.kind;
    this.items = ordering.items;
  }

  /** The text of an item, which stands where the item stood at first. */
  placeAtFirst(item: number): number {
    return this.#ordering.items.indexOf(item);
  }

  move(from: number, to: number): void {
    const item = this.items[from];
    if (item === undefined || to < 0 || to >= this.items.length) return;
    const others = this.items.filter((_, place) => place !== from);
    this.items = [...others.slice(0, to), item, ...others.slice(to)];
  }

  override get canFinish(): boolean {
    return true;
  }

  override get canCancel(): boolean {
    return this.items.some((item, place) => item !== this.#ordering.items[place]);
  }

  override cancel(): void {
    this.items = this.#ordering.items;
  }

  override finish(): void {
    this.hands.say(this.#ordering.replyOf(this.items));
  }
}

export function putInOrder(hands: Hands, { items }: OptionsOf<'order'>): PutInOrder {
  return new PutInOrder(hands, { kind: 'order', items, replyOf: (order) => ({ kind: 'order', order }) });
}

export function lineUp(hands: Hands, { blockers }: OptionsOf<'lineUp'>): PutInOrder {
  return new PutInOrder(hands, {
    kind: 'lineUp',
    items: blockers,
    replyOf: (order) => ({ kind: 'lineUp', blockers: order }),
  });
}
