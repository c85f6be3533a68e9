/** What the choices are called that are drawn from the list of preferences, and what each of their values is called. */
import type {
  DrawnIn,
  Preferences,
  SwitchPlace,
  Attention,
  Light,
  Motion,
  Mute,
  Pace,
  SoundGroup,
  ThinkingTime,
  Warning,
} from '../../src-shared/preferences.ts';

import { RULEBOOK_NAMES } from './rulebooks.ts';

export const SWITCHES: Readonly<Record<DrawnIn<SwitchPlace>, { name: string; note: string }>> = {
  hints: { name: 'Hints', note: 'A wizard may be asked what it would do, in the menu or by the key W.' },
  guide: { name: 'Turn guide', note: 'A line says what can be done in this part of the turn.' },
  cueCards: { name: 'Cue cards', note: 'Hints at the pointer.' },
  abilityIcons: { name: 'Abilities on small cards', note: 'As signs on creatures.' },
  sizesOnCards: { name: 'Power and toughness on small cards', note: 'As they are at present.' },
  wizardsTalk: { name: 'Wizards talk', note: 'A word now and then, beside the face of whoever says it.' },
  coinToss: { name: 'Coin toss', note: 'The coin is seen turning; otherwise it lies there at once.' },
  nextDraws: { name: 'Next draws', note: 'When a duel is over, what would have been drawn next.' },
  strictTable: {
    name: 'Strict table, as in 1997',
    note: 'What you have chosen to attack, block or give up cannot be taken back',
  },
  artSquares: {
    name: 'Squares of art on the table',
    note: 'Switched off, small cards show their whole face',
  },
};

type Habits = {
  readonly [Name in DrawnIn<'habits'>]: { name: string; valueName: (value: Preferences[Name]) => string };
};

/** U010: what the duel options of 1997 have of it. */
export const HABITS: Habits = {
  pace: { name: 'Speed of the wizards', valueName: (pace) => PACE_NAMES[pace].name },
  thinkingTime: { name: 'Their thinking time', valueName: (seconds) => THINKING_TIME_NAMES[seconds] },
  attention: { name: 'When you are asked', valueName: (attention) => ATTENTION_NAMES[attention].name },
  mute: { name: 'Sounds', valueName: (mute) => MUTE_NAMES[mute].name },
  eraFrames: {
    name: 'Era of the cards',
    valueName: (era) => (era === 'ofDuel' ? 'That of the duel' : RULEBOOK_NAMES[era].name),
  },
};

/* Options */

export const LIGHT_NAMES: Record<Light, { name: string; note: string }> = {
  lantern: { name: 'Lantern', note: 'Walnut, brass and warm light' },
  darkRoom: { name: 'Dark room', note: 'Dimmed, with nothing glaring' },
  highContrast: { name: 'High contrast', note: 'Black, white and five signals' },
};

export const MOTION_NAMES: Record<Motion, { name: string; note: string }> = {
  system: { name: 'As the system says', note: 'Follows the setting of your desktop' },
  normal: { name: 'Normal', note: 'Everything moves at its own pace' },
  fast: { name: 'Fast', note: 'Twice as quick' },
  none: { name: 'None', note: 'Things are where they belong at once' },
};

/** Over the choices that are drawn by hand. */
export const PREFERENCE_NAMES = {
  light: 'Light',
  motion: 'Motion',
  textSize: 'Text size',
  stops: 'Stops',
  attention: 'When you are asked',
  pace: 'Pace of the opponent',
  thinkingTime: 'Longest thought of Sorcerers and Wizards',
  warnings: 'Warnings',
  strictTable: 'Strict table',
  cardSize: 'Size of the cards at the table',
  eraFrames: 'Frames of full cards',
  mute: 'Sound',
  soundVolume: 'Volume of everything',
} as const;

export const MUTE_NAMES: Record<Mute, { name: string; note: string }> = {
  system: { name: 'As the system says', note: 'Silent where your desktop asks for less motion' },
  heard: { name: 'On', note: 'At the levels below' },
  muted: { name: 'Off', note: 'Nothing is heard' },
};

export const SOUND_GROUP_NAMES: Record<SoundGroup, { name: string; note: string }> = {
  cards: { name: 'Cards', note: 'laid down, drawn, tapped' },
  mana: { name: 'Mana', note: 'a note for each colour' },
  chain: { name: 'Spells', note: 'joining the chain, resolving, countered' },
  combat: { name: 'Combat', note: 'attack, block, damage, death' },
  life: { name: 'Life', note: 'gained and lost' },
  signals: { name: 'Signals', note: 'a question for you, something refused' },
  ending: { name: 'The end', note: 'four bars for a duel won or lost' },
};

export const ATTENTION_NAMES: Record<Attention, { name: string; note: string }> = {
  stops: { name: 'At the Stops', note: 'And when you can answer what the opponent does' },
  chances: {
    name: 'At every chance',
    note: 'Also in every step in which you could do something, as at the table of 1997',
  },
  everything: { name: 'Always', note: 'At every moment you have the word, even with nothing to do' },
};

export const PACE_NAMES: Record<Pace, { name: string; note: string }> = {
  click: { name: 'Click', note: 'Each act of the opponent waits for your click' },
  slow: { name: 'Slow', note: 'Time to read after each act' },
  normal: { name: 'Normal', note: 'A short rest after each act' },
  fast: { name: 'Fast', note: 'Each act is just long enough to be seen' },
  atOnce: { name: 'At once', note: 'Nothing waits; the log tells what happened' },
};

export const THINKING_TIME_NAMES: Record<ThinkingTime, string> = {
  1: '1 s',
  2: '2 s',
  4: '4 s',
  8: '8 s',
};

export const WARNING_NAMES: Record<Warning, { name: string; note: string }> = {
  manaBurns: { name: 'Mana that would burn', note: 'Before a phase ends with mana in your pool' },
  landUnplayed: { name: 'A land not played', note: 'Before you leave your last main phase with one in hand' },
  lethalAttack: { name: 'An attack that would kill you', note: 'Before your blocks let it through' },
};
