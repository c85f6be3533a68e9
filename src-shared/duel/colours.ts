/** Colours, read off costs and lands. */
import { COLOUR_LANDS, COLOUR_LETTERS, COLOURS, LAND_TYPES, type Colour } from './words.ts';

/** Undefined: no colour has this letter. */
export const colourOf = (letter: string): Colour | undefined =>
  COLOURS.find((colour) => COLOUR_LETTERS[colour] === letter);

/** Undefined: no land of this type, or none that gives a colour. */
export const colourOfLand = (type: string): Colour | undefined =>
  COLOURS.find((colour) => COLOUR_LANDS[colour] === type);

/** Those whose letters stand in a cost. */
export const coloursIn = (cost: string): Colour[] =>
  COLOURS.filter((colour) => cost.includes(COLOUR_LETTERS[colour]));

export const isBasicLand = (name: string): boolean => LAND_TYPES.some((land) => land === name);
