/** Decisions that can be taken back: kept copies of the duel, from before each word of a person. */
import type { UndoRule } from '../../src-shared/duels.ts';
import { isOpen } from '../engine/position.ts';
import type { Card, Duel, Seat } from '../engine/index.ts';

interface Moment {
  readonly duel: Duel;
  /** Replies given before it. */
  readonly place: number;
  /** Of these, by persons. */
  readonly said: number;
  /** Entries of the log before it. */
  readonly logged: number;
  readonly seats: readonly Seat[];
  /** Somebody else has decided something since. */
  answered: boolean;
}

/** Copies share all that did not change between them, yet an evening of them would be much. */
const KEPT = 100;

export class UndoPast {
  readonly #rule: UndoRule;
  #moments: Moment[] = [];

  constructor(rule: UndoRule) {
    this.#rule = rule;
  }

  keep(moment: Omit<Moment, 'answered'>): void {
    if (this.#rule === 'never') return;
    this.#moments.push({ ...moment, answered: false });
    if (this.#moments.length > KEPT) this.#moments.shift();
  }

  someoneAnswered(): void {
    for (const moment of this.#moments) moment.answered = true;
  }

  /** Where taking back leads to; undefined: nothing can be taken back. */
  wayBack(now: Duel): Moment | undefined {
    const last = this.#moments.at(-1);
    return last && (this.#rule === 'always' || isUnseen(last, now)) ? last : undefined;
  }

  /** It was taken back. */
  dropLast(): void {
    this.#moments.pop();
  }
}

/** Nothing was learned since: no chance fell, no card was seen, nobody else had a say. */
function isUnseen({ duel, seats, answered }: Moment, now: Duel): boolean {
  if (answered || now.chance !== duel.chance || now.cards.length !== duel.cards.length) return false;
  const mask = seats.reduce((sum, seat) => sum | (1 << seat), 0);
  const isSeen = (card: Card): boolean => isOpen(card.zone) || (card.known & mask) !== 0;
  return now.cards.every((card, number) => {
    const before = duel.cards[number];
    return before === card || !isSeen(card) || (before !== undefined && isSeen(before));
  });
}
