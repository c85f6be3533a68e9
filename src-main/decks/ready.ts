/** The decks that come with the program, one file each in `resources/decks/`. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Deck } from '../../src-shared/decks.ts';
import { DECK_GROUPS } from '../../src-shared/duels.ts';
import { readDeckFile, type ReadyDeck } from './ready-file.ts';

export type { ReadyDeck };

const groupPlace = ({ group }: ReadyDeck): number => DECK_GROUPS.indexOf(group);

/** As far from this file as from the built program. */
const FOLDER = new URL('../../resources/decks/', import.meta.url);

let decks: readonly ReadyDeck[] | undefined;

/** Read when they are first asked for. Throws with the file and the line of the first mistake. */
export function readyDecks(): readonly ReadyDeck[] {
  decks ??= decksIn(FOLDER);
  return decks;
}

/** Ours first, then by name: two of one name could not be told apart when one is ordered. */
export function decksIn(folder: URL): ReadyDeck[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const found = new Map<string, ReadyDeck>();
  for (const file of files.toSorted()) {
    const deck = readDeckFile(file, readFileSync(new URL(file, folder), 'utf8'));
    if (found.has(deck.name)) throw new Error(`${file}: There is another deck called "${deck.name}"`);
    found.set(deck.name, deck);
  }
  return [...found.values()].toSorted(
    (one, other) => groupPlace(one) - groupPlace(other) || (one.name < other.name ? -1 : 1),
  );
}

/** As one of the player's own is kept. */
export const deckOf = ({ name, about, list }: Pick<ReadyDeck, 'name' | 'about' | 'list'>): Deck => ({
  ...{ name, comment: about, tags: [], fields: {}, kept: [] },
  entries: list.map(({ card, copies }) => ({
    ...{ name: card, known: true, count: copies, zone: 'main', foil: 'no', tags: [], fields: {} },
  })),
});
