/** What a card is made of: a colour, gold for several, and stuffs of their own for artifacts and lands. */
import type { FaceText } from '../../../src-shared/table.ts';
import { COLOUR_LANDS, COLOUR_LETTERS, COLOURS } from '../../../src-shared/duel/words.ts';

export const MATERIALS = [...COLOURS, 'gold', 'artifact', 'land'] as const;
type Material = (typeof MATERIALS)[number];

type Looks = Pick<FaceText, 'colours' | 'types' | 'subtypes'>;

export function materialOf({ colours, types }: Looks): Material {
  const [colour] = colours;
  if (types.includes('land') && colour === undefined) return 'land';
  if (colours.length > 1) return 'gold';
  return colour ?? 'artifact';
}

/** What a land of basic types gives, in symbols. */
export const manaOfLand = ({ subtypes }: Pick<Looks, 'subtypes'>): string[] =>
  COLOURS.filter((colour) => subtypes.includes(COLOUR_LANDS[colour])).map((colour) => COLOUR_LETTERS[colour]);

/** The sign behind the text of later frames. */
export function watermarkOf({ colours, subtypes }: Looks): string {
  const [colour] = colours;
  const own = colour !== undefined && colours.length === 1 ? COLOUR_LETTERS[colour] : undefined;
  return own ?? manaOfLand({ subtypes })[0] ?? 'C';
}
