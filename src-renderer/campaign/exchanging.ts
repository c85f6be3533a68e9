/** Cards go from the deck to its sideboard and back, copy by copy. */
import { cardsIn, type Deck, type DeckCard } from '../../src-shared/decks.ts';

export type DeckHalf = 'main' | 'side';

const isSameCard = (one: DeckCard, other: DeckCard): boolean =>
  one.name === other.name && one.set === other.set && one.number === other.number && one.foil === other.foil;

/** One copy of the entry at this place goes to the other half. */
export function exchanged(deck: Deck, place: number): Deck {
  const entry = deck.entries[place];
  if (!entry || (entry.zone !== 'main' && entry.zone !== 'side')) return deck;
  const zone: DeckHalf = entry.zone === 'main' ? 'side' : 'main';
  const fewer = deck.entries.flatMap((other, at) => {
    if (at !== place) return [other];
    return other.count > 1 ? [{ ...other, count: other.count - 1 }] : [];
  });
  const there = fewer.findIndex((other) => other.zone === zone && isSameCard(other, entry));
  const known = fewer[there];
  if (known) return { ...deck, entries: fewer.with(there, { ...known, count: known.count + 1 }) };
  return { ...deck, entries: [...fewer, { ...entry, zone, count: 1 }] };
}

/** How many cards the deck has more than it should; less than nothing: fewer. */
export const surplus = (now: Deck, wanted: Deck): number => cardsIn(now, 'main') - cardsIn(wanted, 'main');

interface Line {
  readonly place: number;
  readonly entry: DeckCard;
}

/** By name. */
export const linesIn = (deck: Deck, half: DeckHalf): readonly Line[] =>
  deck.entries
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry }) => entry.zone === half)
    .toSorted((one, other) => one.entry.name.localeCompare(other.entry.name));
