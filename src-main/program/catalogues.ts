/** The cards of each rulebook, made when they are first asked for and kept. */
import type { CatalogueView } from '../../src-shared/catalogue.ts';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import { catalogueOf, coloursIn, type Catalogue, type CardFacts } from '../collection/search/catalogue.ts';
import { nameOfSet } from '../decks/files/codes.ts';
import { SETS } from '../decks/sets.ts';
import { editionNamed } from '../engine/editions/registry.ts';
import { faceInWords } from '../referee/faces.ts';

export class Catalogues {
  readonly #made = new Map<Rulebook, Catalogue>();
  readonly #views = new Map<Rulebook, CatalogueView>();

  of(rulebook: Rulebook): Catalogue {
    return kept(this.#made, rulebook, () => catalogueOf({ rulebook, ...editionNamed(rulebook) }));
  }

  viewOf(rulebook: Rulebook): CatalogueView {
    return kept(this.#views, rulebook, () => viewOf(this.of(rulebook)));
  }
}

function kept<Key, Value>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = made.get(key);
  if (value === undefined) {
    value = make();
    made.set(key, value);
  }
  return value;
}

function viewOf({ rulebook, entries }: Catalogue): CatalogueView {
  const cards = [...new Set(entries.map(({ card }) => card))];
  const places = new Map(cards.map((card, place) => [card, place]));
  return {
    rulebook,
    cards: cards.map((card) => ({
      face: faceInWords(card.face, rulebook),
      value: card.value,
      identity: coloursIn(card.identity),
      rulebooks: RULEBOOKS.filter((known) => card.rulebooks.has(known)),
    })),
    entries: entries.map(({ card, set, number, rarity }) => ({
      ...{ card: places.get(card) ?? 0, set, number, rarity },
    })),
    sets: SETS.map(({ code, released }) => ({ code, name: nameOfSet(code) ?? code, released })).toSorted(
      (one, other) => one.released.localeCompare(other.released),
    ),
    subtypes: subtypesOf(cards),
  };
}

const subtypesOf = (cards: readonly CardFacts[]): string[] =>
  [...new Set(cards.flatMap(({ face }) => face.subtypes))].toSorted((one, other) => one.localeCompare(other));
