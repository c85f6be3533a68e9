/** The duel options of 1997. */
import type { GroundColour, GroundStyle } from '../../src-shared/preferences.ts';
import { COLOUR_NAMES } from './game.ts';

export const GROUND_COLOUR_NAMES: Record<GroundColour, string> = {
  ...COLOUR_NAMES,
  deck: 'The deck’s',
};

export const GROUND_STYLE_NAMES: Record<GroundStyle, string> = {
  line: 'Line drawing',
  pattern: 'Pattern',
  mana: 'Mana symbols',
};

export const DUEL_OPTIONS = {
  title: 'Duel options',
  layout: 'Layout',
  layouts: {
    standard: { name: 'Standard', note: 'A large card stands beside the table.' },
    advanced: { name: 'Advanced', note: 'The largest territories; the large card comes when it is called.' },
  },
  shown: 'Shown at the table',
  habits: 'How it goes',
  habitsNote:
    'How much may be taken back is agreed on before a duel. What is not asked any more stands in the menu of the table, and stays with the duel.',
  ground: 'Your background',
  colour: 'Colour',
  picture: 'Picture',
  theirs: 'The opponent’s background is hers to choose.',
  ok: 'OK',
  cancel: 'Cancel',
} as const;
