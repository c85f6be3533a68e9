/** Decks as lists of cards: one more, one less, halves, and which copies are meant by a name. */
import type { Copies } from '../../src-shared/collection.ts';
import { BESIDE_ZONES, cardsIn, PLAYED_ZONES, type Deck, type DeckCard } from '../../src-shared/decks.ts';
import { isBasicLand } from '../../src-shared/duel/colours.ts';
import { rollFrom } from '../../src-shared/roll.ts';
import { addTo } from '../../src-shared/sums.ts';

const isPlayed = ({ zone }: DeckCard): boolean => PLAYED_ZONES.includes(zone);
const isBeside = ({ zone }: DeckCard): boolean => BESIDE_ZONES.includes(zone);

export const sizeOf = (deck: Deck): number => cardsIn(deck, ...PLAYED_ZONES);

/** One copy less: of the cards that are played, or else of the sideboard. */
function without(deck: Deck, card: string): Deck {
  const holds = (fits: (entry: DeckCard) => boolean): number =>
    deck.entries.findIndex((entry) => entry.name === card && fits(entry));
  const played = holds(isPlayed);
  const place = played >= 0 ? played : holds(isBeside);
  const entry = deck.entries[place];
  if (!entry) return deck;
  const left = entry.count > 1 ? [{ ...entry, count: entry.count - 1 }] : [];
  return { ...deck, entries: deck.entries.toSpliced(place, 1, ...left) };
}

export const withoutAll = (deck: Deck, cards: readonly Copies[]): Deck =>
  cards.reduce((left, { card }) => without(left, card), deck);

export function withAll(deck: Deck, cards: readonly Copies[]): Deck {
  return cards.reduce((more, copies) => withCard(more, copies), deck);
}

function withCard(deck: Deck, { card, set, number, foil }: Copies): Deck {
  const isSame = (entry: DeckCard): boolean =>
    entry.name === card &&
    entry.zone === 'main' &&
    entry.set === set &&
    entry.number === number &&
    entry.foil === foil;
  const place = deck.entries.findIndex(isSame);
  const entry = deck.entries[place];
  if (entry) return { ...deck, entries: deck.entries.with(place, { ...entry, count: entry.count + 1 }) };
  const added: DeckCard = {
    ...{ name: card, known: true, count: 1, zone: 'main', set, number, foil },
    ...{ tags: [], fields: {} },
  };
  return { ...deck, entries: [...deck.entries, added] };
}

/** U182: every card goes to one of two, by chance; of an odd number one stays in the box. */
export function halvesOf(deck: Deck, seed: number): readonly [Deck, Deck] {
  const roll = rollFrom(seed);
  const cards = deck.entries
    .filter(isPlayed)
    .flatMap((entry) => Array.from({ length: entry.count }, () => ({ ...entry, count: 1 })));
  for (let place = cards.length - 1; place > 0; place--) {
    const other = roll(place + 1);
    [cards[place], cards[other]] = [cards[other] as DeckCard, cards[place] as DeckCard];
  }
  const each = Math.floor(cards.length / 2);
  return [heaped(deck, cards.slice(0, each)), heaped(deck, cards.slice(each, 2 * each))];
}

function heaped(deck: Deck, cards: readonly DeckCard[]): Deck {
  const heaps = new Map<string, DeckCard>();
  for (const card of cards) {
    const key = JSON.stringify([card.name, card.set, card.number, card.foil, card.zone]);
    heaps.set(key, { ...card, count: (heaps.get(key)?.count ?? 0) + 1 });
  }
  return { ...deck, entries: [...heaps.values()] };
}

/** How many of each card a deck needs. Basic lands lie on every table. */
function needsOf(deck: Deck): ReadonlyMap<string, number> {
  const needs = new Map<string, number>();
  for (const entry of deck.entries)
    if ((isPlayed(entry) || isBeside(entry)) && !isBasicLand(entry.name))
      addTo(needs, entry.name, entry.count);
  return needs;
}

/** By name, those of which there is not enough. */
export function missingFor(deck: Deck, owned: readonly Copies[]): string[] {
  const counts = new Map<string, number>();
  for (const { card, count } of owned) addTo(counts, card, count);
  return [...needsOf(deck)].flatMap(([card, count]) => ((counts.get(card) ?? 0) < count ? [card] : []));
}

/**
 * For each name one of the copies that are held, the one that the deck names where there is such a one. A name of which
 * there is none any more gets none: what is not there cannot be given.
 */
export function copiesNamed(
  names: readonly string[],
  deck: Deck,
  owned: readonly Copies[],
): readonly Copies[] {
  const left = owned.map((copies) => ({ ...copies }));
  return names.flatMap((name) => {
    const held = left.filter(({ card, count }) => card === name && count > 0);
    const found = held.find((copies) => isInDeck(deck, copies)) ?? held[0];
    if (!found) return [];
    found.count -= 1;
    return [{ ...found, count: 1 }];
  });
}

const isInDeck = ({ entries }: Deck, { card, set, number, foil }: Copies): boolean =>
  entries.some(
    (entry) => entry.name === card && entry.set === set && entry.number === number && entry.foil === foil,
  );
