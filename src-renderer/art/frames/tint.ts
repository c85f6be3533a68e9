/** The cloth and strip a card wears: a colour, gold for several, that of its mana for a land. */
import { colourOfLand } from '../../../src-shared/duel/colours.ts';
import { COLOURS } from '../../../src-shared/duel/words.ts';
import type { TableCard } from '../../../src-shared/table.ts';

export const TINTS = [...COLOURS, 'gold', 'colourless'] as const;
type Tint = (typeof TINTS)[number];

export function tintOf({ colours, subtypes = [] }: Pick<TableCard, 'colours' | 'subtypes'>): Tint {
  if (colours.length > 1) return 'gold';
  const [colour] = colours;
  if (colour !== undefined) return colour;
  const tints = new Set(subtypes.flatMap((subtype) => colourOfLand(subtype) ?? []));
  const [tint] = tints;
  if (tint === undefined) return 'colourless';
  return tints.size > 1 ? 'gold' : tint;
}
