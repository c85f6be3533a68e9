/** The cloth and strip a card wears: a colour, gold for several, that of its mana for a land. */
import type { TableCard } from '../../../src-shared/table.ts';

export const TINTS = ['white', 'blue', 'black', 'red', 'green', 'gold', 'colourless'] as const;
type Tint = (typeof TINTS)[number];

const TINT_OF_LAND: Readonly<Record<string, Tint>> = {
  Plains: 'white',
  Island: 'blue',
  Swamp: 'black',
  Mountain: 'red',
  Forest: 'green',
};

export function tintOf({ colours, subtypes = [] }: Pick<TableCard, 'colours' | 'subtypes'>): Tint {
  if (colours.length > 1) return 'gold';
  const [colour] = colours;
  if (colour !== undefined) return colour;
  const tints = new Set(subtypes.flatMap((subtype) => TINT_OF_LAND[subtype] ?? []));
  const [tint] = tints;
  if (tint === undefined) return 'colourless';
  return tints.size > 1 ? 'gold' : tint;
}
