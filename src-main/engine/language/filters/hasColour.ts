import type { Colour } from '../../../../src-shared/duel/words.ts';

/** A word of its own kind, so that what changes words finds it. */
export interface HasColour {
  readonly kind: 'colour';
  readonly colour: Colour;
}
const colour = (name: Colour): HasColour => ({ kind: 'colour', colour: name });
export const white = colour('white');
export const blue = colour('blue');
export const black = colour('black');
export const red = colour('red');
export const green = colour('green');
