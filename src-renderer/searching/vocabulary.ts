/** What a search can be completed with: what stands on the cards of a catalogue. */
import type { CatalogueView } from '../../src-shared/catalogue.ts';
import type { Vocabulary } from '../../src-shared/search/completing.ts';

export const vocabularyOf = (
  catalogue: CatalogueView | undefined,
  formats: readonly string[],
): Vocabulary => ({
  names: catalogue?.cards.map(({ face }) => face.name) ?? [],
  subtypes: catalogue?.subtypes ?? [],
  sets: catalogue?.sets.map(({ code }) => code.toLowerCase()) ?? [],
  formats,
});
