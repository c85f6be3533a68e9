/** A deck on the bench: what is done to it gives another deck. It knows no rule of decks. */
import type { Deck, DeckCard, DeckZone } from '../../src-shared/decks.ts';

export const EMPTY_DECK: Deck = { tags: [], entries: [], fields: {}, kept: [] };

/** A printing that may be put into a deck. */
export interface Wanted {
  readonly name: string;
  readonly set?: string | undefined;
  readonly number?: string | undefined;
}

const MOST = 9_999;

/** Whole entries are compared by what the player sees of them: a foil copy is another line. */
const isSame = (entry: DeckCard, { name, set, number }: Wanted, zone: DeckZone): boolean =>
  entry.name === name && entry.zone === zone && entry.foil === 'no' && isPrint(entry, set, number);

const isPrint = (entry: DeckCard, set: string | undefined, number: string | undefined): boolean =>
  set === undefined || (entry.set === set && (number === undefined || entry.number === number));

export function withCard(deck: Deck, wanted: Wanted, count = 1, zone: DeckZone = 'main'): Deck {
  const at = deck.entries.findIndex((entry) => isSame(entry, wanted, zone));
  const known = deck.entries[at];
  if (known) return withCount(deck, at, known.count + count);
  const { name, set, number } = wanted;
  const entry: DeckCard = {
    ...{ name, known: true, count: Math.min(count, MOST), zone, foil: 'no', tags: [], fields: {} },
    ...(set !== undefined && { set }),
    ...(number !== undefined && { number }),
  };
  return { ...deck, entries: [...deck.entries, entry] };
}

/** Nothing left: the line goes. */
export function withCount(deck: Deck, at: number, count: number): Deck {
  const entries = deck.entries.flatMap((entry, place) => {
    if (place !== at) return [entry];
    return count > 0 ? [{ ...entry, count: Math.min(count, MOST) }] : [];
  });
  return { ...deck, entries };
}

/** Of copies of this name in a zone one goes, whatever its printing. */
export function withoutCard(deck: Deck, name: string, count = 1, zone: DeckZone = 'main'): Deck {
  const at = deck.entries.findLastIndex((entry) => entry.name === name && entry.zone === zone);
  const entry = deck.entries[at];
  if (!entry || count <= 0) return deck;
  const taken = Math.min(entry.count, count);
  return withoutCard(withCount(deck, at, entry.count - taken), name, count - taken, zone);
}

export function moved(deck: Deck, at: number, to: DeckZone, count?: number): Deck {
  const entry = deck.entries[at];
  if (!entry || entry.zone === to) return deck;
  const taken = Math.min(entry.count, count ?? entry.count);
  const there = deck.entries.findIndex(
    (other) =>
      other.zone === to &&
      other.name === entry.name &&
      other.set === entry.set &&
      other.number === entry.number &&
      other.foil === entry.foil,
  );
  const known = deck.entries[there];
  const joined = known
    ? withCount(deck, there, known.count + taken)
    : { ...deck, entries: [...deck.entries, { ...entry, zone: to, count: taken }] };
  return withCount(joined, at, entry.count - taken);
}

/** Lines of the same card, printing apart, become one. */
export function consolidated(deck: Deck): Deck {
  const lines = new Map<string, DeckCard>();
  for (const entry of deck.entries) {
    const key = `${entry.zone}\n${entry.name}\n${entry.foil}`;
    const known = lines.get(key);
    lines.set(key, known ? { ...known, count: known.count + entry.count } : entry);
  }
  return { ...deck, entries: [...lines.values()] };
}

export const cleared = (deck: Deck): Deck => ({ ...deck, entries: [] });

/** How many of each card, by name, wherever in the deck they are played from. */
export function countsByName(
  deck: Deck,
  zones: readonly DeckZone[] = ['main', 'side'],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, zone, count } of deck.entries)
    if (zones.includes(zone)) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}

export interface DeckDifference {
  readonly name: string;
  readonly zone: DeckZone;
  /** Less than nothing: so many went. */
  readonly count: number;
}

/** What has come and gone from one version to another. */
export function differences(before: Deck, after: Deck): DeckDifference[] {
  const sums = new Map<string, DeckDifference>();
  const add = (entries: readonly DeckCard[], sign: 1 | -1): void => {
    for (const { name, zone, count } of entries) {
      const key = `${zone}\n${name}`;
      sums.set(key, { name, zone, count: (sums.get(key)?.count ?? 0) + sign * count });
    }
  };
  add(before.entries, -1);
  add(after.entries, 1);
  return [...sums.values()]
    .filter(({ count }) => count !== 0)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
