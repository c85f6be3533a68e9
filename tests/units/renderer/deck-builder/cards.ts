import type { CatalogueCard } from '../../../../src-shared/catalogue.ts';
import type { Colour, Type } from '../../../../src-shared/duel/words.ts';

interface Facts {
  readonly cost?: string;
  readonly types?: readonly Type[];
  readonly subtypes?: readonly string[];
  readonly colours?: readonly Colour[];
  readonly value?: number;
}

export const card = (
  name: string,
  { cost, types = ['creature'], subtypes = [], colours = [], value = 0 }: Facts = {},
): CatalogueCard => ({
  face: { name, typeLine: '', text: '', types, subtypes, colours, ...(cost !== undefined && { cost }) },
  value,
  identity: colours,
  rulebooks: [],
});
