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
  hints: { name: 'Hints', note: 'A wizard may be asked what it would do, in the menu or by the key W.' },
  guide: { name: 'Turn guide', note: 'A line says what can be done in this part of the turn.' },
  cueCards: { name: 'Cue cards', note: 'Hints at the pointer.' },
  abilityIcons: { name: 'Abilities on small cards', note: 'As signs on creatures.' },
  sizesOnCards: { name: 'Power and toughness on small cards', note: 'As they are at present.' },
  wizardsTalk: { name: 'Wizards talk', note: 'A word now and then, beside the face of whoever says it.' },
  coinToss: { name: 'Coin toss', note: 'The coin is seen turning; otherwise it lies there at once.' },
  nextDraws: { name: 'Next draws', note: 'When a duel is over, what would have been drawn next.' },
  habits: 'How it goes',
  habitsNote:
    'How much may be taken back is agreed on before a duel. What is not asked any more stands in the menu of the table, and stays with the duel.',
  pace: 'Speed of the wizards',
  thinkingTime: 'Their thinking time',
  attention: 'When you are asked',
  mute: 'Sounds',
  eraFrames: 'Era of the cards',
  ofDuel: 'That of the duel',
  ground: 'Your background',
  colour: 'Colour',
  picture: 'Picture',
  theirs: 'The opponent’s background is hers to choose.',
  ok: 'OK',
  cancel: 'Cancel',
} as const;
