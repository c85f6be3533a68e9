/** Sample hands: a deck shuffled and drawn from. */
import type { Deck } from '../../src-shared/decks.ts';
import type { Roll } from '../../src-shared/roll.ts';

/** The main deck card by card, in the order of a shuffle. */
export function shuffled({ entries }: Deck, roll: Roll): string[] {
  const cards = entries.flatMap(({ name, zone, count }) =>
    zone === 'main' ? Array.from({ length: count }, () => name) : [],
  );
  for (let last = cards.length - 1; last > 0; last--) {
    const other = roll(last + 1);
    const [one, two] = [cards[last] ?? '', cards[other] ?? ''];
    cards[last] = two;
    cards[other] = one;
  }
  return cards;
}
