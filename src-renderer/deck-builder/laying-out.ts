/** The recipes of the books, laid out from the cards that a player has. */
import type { CatalogueView } from '../../src-shared/catalogue.ts';
import type { ColourPair } from '../../src-shared/collection.ts';
import type { Deck } from '../../src-shared/decks.ts';
import { isBasicLand } from '../../src-shared/duel/colours.ts';
import { COLOURS, type Colour } from '../../src-shared/duel/words.ts';
import { beginnersDeck, twoColourDeck, type Supply } from './recipes.ts';

export const RECIPES = ['beginners', 'strategy', 'second'] as const;
export type Recipe = (typeof RECIPES)[number];

/** Of the rulebook's time; more than four of a kind nobody needs. */
export function supplyOf(catalogue: CatalogueView, ownedOf: (name: string) => number): Supply[] {
  return catalogue.cards.flatMap((card) => {
    const isMeant = card.rulebooks.includes(catalogue.rulebook) && !isBasicLand(card.face.name);
    const count = isMeant ? Math.min(4, ownedOf(card.face.name)) : 0;
    return count > 0 ? [{ card, count }] : [];
  });
}

const SECOND_LANDS = 6;
const FIRST_LANDS = 7;

export function laidOut(recipe: Recipe, supply: readonly Supply[], colours: ColourPair): Deck {
  switch (recipe) {
    case 'beginners':
      return beginnersDeck(supply, colours);
    case 'strategy':
      return twoColourDeck(supply, colours, () => FIRST_LANDS);
    case 'second':
      return twoColourDeck(supply, colours, () => SECOND_LANDS);
  }
}

/** How many cards the whole recipe has. */
export const WHOLE: Readonly<Record<Recipe, number>> = { beginners: 60, strategy: 36, second: 30 };

/** U196: what remains beside the first deck's colours. */
export const coloursBeside = (first: ColourPair): Colour[] =>
  COLOURS.filter((colour) => !first.includes(colour));
