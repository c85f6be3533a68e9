/** Cards of a library put in an order that a player gives, or that nobody knows. */
import type { Card, CardNumber, Duel, Seat } from '../value/duel.ts';
import { shuffled } from '../value/chance.ts';
import { touchLightly } from '../value/derived.ts';
import { give, push } from '../value/stack.ts';
import { cardAt } from '../value/things.ts';

/** Asked where there is a choice. */
export function orderCards(
  duel: Duel,
  seat: Seat,
  cards: readonly CardNumber[],
  what: 'libraryTop' | 'libraryBottom',
): void {
  if (cards.length > 1) push(duel, { kind: 'order', seat, what, items: cards });
  else give(duel, { order: cards });
}

/** Puts cards of a library on its top or bottom, the first on top. */
export function arrange(duel: Duel, seat: Seat, cards: readonly CardNumber[], place: 'top' | 'bottom'): void {
  if (duel.lost[seat]) return;
  const others = (duel.libraries[seat] ?? []).filter((card) => !cards.includes(card));
  duel.libraries[seat] = place === 'top' ? [...cards, ...others] : [...others, ...cards];
  touchLightly(duel);
}

/** In an order left to chance: they change places among their numbers, and nobody knows which is which any more. */
export function arrangeByChance(duel: Duel, seat: Seat, cards: readonly CardNumber[]): void {
  const records = shuffled(
    duel,
    cards.map((card) => cardAt(duel, card)),
  );
  cards.forEach((card, place) => {
    const record = records[place] as Card;
    const known = cards.length === 1 ? record.known : 0;
    duel.cards[card] = { ...record, incarnation: record.incarnation + 1, known };
  });
  arrange(duel, seat, cards, 'bottom');
}
