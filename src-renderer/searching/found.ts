/** A printing that was found, with the facts of its card. */
import type { CatalogueCard, CatalogueEntry } from '../../src-shared/catalogue.ts';
import type { CollectionStore } from '../program/collection-store.svelte.ts';
import type { Finder } from './finder.svelte.ts';

export type FoundEntry = CatalogueEntry & { readonly facts: CatalogueCard };

/** Who looks: what is known of the cards, and what was found of them. */
export interface Seeker {
  readonly collection: CollectionStore;
  readonly finder: Finder;
}

/** A printing is meant only where every printing stands by itself. */
export const ownedOf = ({ collection, finder }: Seeker, { facts, set, number }: FoundEntry): number =>
  finder.everyPrinting
    ? collection.ownedOf(facts.face.name, set, number)
    : collection.ownedOf(facts.face.name);
