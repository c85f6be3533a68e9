import type { PaintColour } from '../../../art/kit/colour.ts';

/**
 * How one of the two wizards looks. Figures are drawn facing right, about 53 units tall, with their feet at 89 and the
 * staff at 13; the one on the right is a mirror image.
 */
export interface PaintedWizard {
  cloth: PaintColour;
  lining: PaintColour;
  trim: PaintColour;
  skin: PaintColour;
  /** What the staff sheds. */
  light: PaintColour;
  rim: PaintColour;
  staff: 'crook' | 'fork';
  beard?: PaintColour;
}

export const greenWizard: PaintedWizard = {
  cloth: '#2f5a40',
  lining: '#6d6234',
  trim: '#d8b45c',
  skin: '#a06c4c',
  light: '#b6f08a',
  rim: '#f2ffd0',
  staff: 'crook',
};

export const redWizard: PaintedWizard = {
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
export const SKY_RIM: PaintColour = '#8d7cc8';
