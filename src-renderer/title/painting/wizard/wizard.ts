import type { Colour } from '../../../art/kit/colour.ts';

/**
 * How one of the two wizards looks. Figures are drawn facing right, about 53 units tall, with their feet at 89 and the
 * staff at 13; the one on the right is a mirror image.
 */
export interface Wizard {
  cloth: Colour;
  lining: Colour;
  trim: Colour;
  skin: Colour;
  /** What the staff sheds. */
  light: Colour;
  rim: Colour;
  staff: 'crook' | 'fork';
  beard?: Colour;
}

export const greenWizard: Wizard = {
  cloth: '#2f5a40',
  lining: '#6d6234',
  trim: '#d8b45c',
  skin: '#a06c4c',
  light: '#b6f08a',
  rim: '#f2ffd0',
  staff: 'crook',
};

export const redWizard: Wizard = {
  cloth: '#6a2430',
  lining: '#84451f',
  trim: '#f0a03a',
  skin: '#a87456',
  light: '#ffb36a',
  rim: '#ffe8c0',
  staff: 'fork',
  beard: '#cfc6b4',
};

/** The last of the daylight, on the side away from the staff. */
export const SKY_RIM: Colour = '#8d7cc8';
