/** Decks by words that were typed: each must begin a word of the name, of what is said about it, or of its kind. */
import type { DeckSummary } from '../../src-shared/collection.ts';
import type { DeckChoice } from '../../src-shared/duels.ts';
import type { WizardChoice } from '../../src-shared/wizards.ts';
import { DECK_GROUP_NAMES, DUEL } from '../words/duels.ts';

export function decksFound(decks: readonly DeckChoice[], typed: string): readonly DeckChoice[] {
  return found(decks, typed, ({ name, about, colours, group }) => [
    name,
    about,
    DUEL.colours(colours),
    DECK_GROUP_NAMES[group],
  ]);
}

/** The player's own, by name and tags. */
export const ownDecksFound = (decks: readonly DeckSummary[], typed: string): readonly DeckSummary[] =>
  found(decks, typed, ({ name, tags }) => [name, ...tags]);

/** Wizards likewise, by name, title and colours. */
export const wizardsFound = (wizards: readonly WizardChoice[], typed: string): readonly WizardChoice[] =>
  found(wizards, typed, ({ name, title, colours }) => [name, title, DUEL.colours(colours)]);

function found<Item>(
  items: readonly Item[],
  typed: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return items;
  return items.filter((item) => {
    const words = wordsIn(textsOf(item).join(' '));
    return wanted.every((word) => words.some((known) => known.startsWith(word)));
  });
}

const wordsIn = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
