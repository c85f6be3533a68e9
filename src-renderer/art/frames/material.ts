/** What a card is made of: a colour, gold for several, and stuffs of their own for artifacts and lands. */
import type { FaceText } from '../../../src-shared/table.ts';
import { LAND_TYPES, type LandType } from '../../../src-shared/duel/words.ts';

export const MATERIALS = ['white', 'blue', 'black', 'red', 'green', 'gold', 'artifact', 'land'] as const;
type Material = (typeof MATERIALS)[number];

const MANA_OF_LAND: Readonly<Record<LandType, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

type Looks = Pick<FaceText, 'colours' | 'types' | 'subtypes'>;

export function materialOf({ colours, types }: Looks): Material {
  const [colour] = colours;
  if (types.includes('land') && colour === undefined) return 'land';
  if (colours.length > 1) return 'gold';
  return colour ?? 'artifact';
}

/** What a land of basic types gives, in symbols. */
export const manaOfLand = ({ subtypes }: Pick<Looks, 'subtypes'>): string[] =>
  LAND_TYPES.filter((type) => subtypes.includes(type)).map((type) => MANA_OF_LAND[type]);

/** The sign behind the text of later frames. */
export const watermarkOf = ({ colours, subtypes }: Looks): string =>
  (colours.length === 1 && SIGNS[colours[0] ?? 'white']) || manaOfLand({ subtypes })[0] || 'C';

const SIGNS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const;
