/** Cards of a library put in an order that a player gives, or that nobody knows. */
import type { Card, CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { shuffled } from '../value/chance.ts';
import { touchLightly } from '../value/derived.ts';
import { push, takeReturned } from '../value/stack.ts';
import { cardAt, cardThing } from '../value/things.ts';

/** Asked where there is a choice; `orderedCards` takes the answer. */
export function orderCards(duel: Duel, seat: Seat, cards: readonly CardNumber[]): void {
  if (cards.length > 1) push(duel, { kind: 'order', seat, what: 'library', items: cards });
  else duel.returned = cards.map((card) => cardThing(duel, card));
}

export function orderedCards(duel: Duel): CardNumber[] {
  const returned = takeReturned(duel);
  if (!Array.isArray(returned)) return [];
  return (returned as readonly (Thing | number)[]).flatMap((entry) =>
    typeof entry === 'number' ? [entry] : entry.kind === 'card' ? [entry.card] : [],
  );
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

export const cardsIn = (value: unknown): CardNumber[] =>
  Array.isArray(value)
    ? (value as readonly Thing[]).flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []))
    : [];
