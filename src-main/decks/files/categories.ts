/** Archidekt's categories, which are its zones as well. */
import type { DeckZone } from '../../../src-shared/decks.ts';

const CATEGORIES: Readonly<Partial<Record<DeckZone, string>>> = {
  commander: 'Commander{top}',
  companion: 'Companion',
  side: 'Sideboard',
  maybe: 'Maybeboard{noDeck}{noPrice}',
};

const ZONES: ReadonlyMap<string, DeckZone> = new Map([
  ['commander', 'commander'],
  ['companion', 'companion'],
  ['sideboard', 'side'],
  ['maybeboard', 'maybe'],
]);

export const categoryOf = (zone: DeckZone, tags: readonly string[]): string =>
  [CATEGORIES[zone], ...tags].filter((word) => word !== undefined).join(',');

interface Categories {
  readonly zone: DeckZone | undefined;
  readonly tags: readonly string[];
}

export function readCategories(text: string): Categories {
  const words = text.split(',').map((word) => word.replaceAll(/\{[^}]*\}/g, '').trim());
  const zone = words.map((word) => ZONES.get(word.toLowerCase())).find((found) => found !== undefined);
  return {
    zone: zone ?? (text.includes('{noDeck}') ? 'maybe' : undefined),
    tags: words.filter((word) => word !== '' && !ZONES.has(word.toLowerCase())),
  };
}
