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
export const ofColour = colour;

/**
 * It has no colour at all.
 * No card: they speak of artifacts instead; the question about colours would not be whole without it.
 */
export interface Colourless {
  readonly kind: 'colourless';
}
export const colourless: Colourless = { kind: 'colourless' };
