/** Decks by words that were typed: each must begin a word of the name, of what is said about it, or of its kind. */
import type { DeckChoice } from '../../src-shared/duels.ts';
import { DECK_GROUP_NAMES, DUEL } from '../sentences.ts';

export function decksFound(decks: readonly DeckChoice[], typed: string): readonly DeckChoice[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return decks;
  return decks.filter((deck) => {
    const words = wordsIn(
      [deck.name, deck.about, DUEL.colours(deck.colours), DECK_GROUP_NAMES[deck.group]].join(' '),
    );
    return wanted.every((word) => words.some((known) => known.startsWith(word)));
  });
}

const wordsIn = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
