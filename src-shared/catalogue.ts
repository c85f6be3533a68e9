/** All cards and their printings as a window gets them, once for each rulebook. */
import type { Colour } from './duel/words.ts';
import type { Rulebook } from './rulebooks.ts';
import type { SearchFinding, SearchRarity } from './search/query.ts';
import type { FaceText } from './table.ts';

export interface CatalogueCard {
  readonly face: FaceText;
  readonly value: number;
  readonly identity: readonly Colour[];
  /** The rulebooks of whose time it is. */
  readonly rulebooks: readonly Rulebook[];
}

/** A printing: its card by its place in the list of cards. */
export interface CatalogueEntry {
  readonly card: number;
  readonly set: string;
  readonly number: string;
  readonly rarity: SearchRarity;
}

export interface CatalogueSet {
  readonly code: string;
  readonly name: string;
  /** An ISO date. */
  readonly released: string;
}

export interface CatalogueView {
  readonly rulebook: Rulebook;
  readonly cards: readonly CatalogueCard[];
  readonly entries: readonly CatalogueEntry[];
  /** In the order of their release. */
  readonly sets: readonly CatalogueSet[];
  /** In the order of the alphabet. */
  readonly subtypes: readonly string[];
}

export interface SearchResult {
  /** Places in the list of printings. */
  readonly entries: readonly number[];
  readonly findings: readonly SearchFinding[];
}
