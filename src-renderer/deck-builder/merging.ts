/** One deck that two windows have changed: both changes, where they do not touch the same. */
import type { Deck, DeckCard } from '../../src-shared/decks.ts';
import { isSame } from '../../src-shared/difference.ts';
import { keyOf } from './piles.ts';

/** Undefined: both have changed the same line, or the same words, and not alike. */
export function merged(before: Deck, mine: Deck, theirs: Deck): Deck | undefined {
  const entries = mergedEntries(before, mine, theirs);
  if (!entries) return undefined;
  const deck: Record<string, unknown> = { ...theirs, entries };
  for (const key of keysOf(before, mine, theirs)) {
    const part = oneOf(before[key], mine[key], theirs[key]);
    if (!part) return undefined;
    if (part.value === undefined) Reflect.deleteProperty(deck, key);
    else deck[key] = part.value;
  }
  // Each part is one of theirs or of mine, under its own key.
  return deck as unknown as Deck;
}

type Words = Exclude<keyof Deck, 'entries'>;

const keysOf = (...decks: readonly Deck[]): Words[] =>
  [...new Set(decks.flatMap((deck) => Object.keys(deck) as (keyof Deck)[]))].filter(
    (key): key is Words => key !== 'entries',
  );

/** In their order; what only I have comes behind. */
function mergedEntries(before: Deck, mine: Deck, theirs: Deck): DeckCard[] | undefined {
  const [old, own, others] = [linesOf(before), linesOf(mine), linesOf(theirs)];
  const lines: DeckCard[] = [];
  for (const key of new Set([...others.keys(), ...own.keys()])) {
    const part = oneOf(old.get(key), own.get(key), others.get(key));
    if (!part) return undefined;
    lines.push(...(part.value ?? []));
  }
  return lines;
}

/** Under one key stand several where they differ in what the player does not see. */
const linesOf = ({ entries }: Deck): Map<string, DeckCard[]> => Map.groupBy(entries, keyOf);

/** Whichever was changed; undefined: both were. */
function oneOf<Part>(before: Part, mine: Part, theirs: Part): { readonly value: Part } | undefined {
  if (isSame(before, mine)) return { value: theirs };
  if (isSame(before, theirs) || isSame(mine, theirs)) return { value: mine };
  return undefined;
}
