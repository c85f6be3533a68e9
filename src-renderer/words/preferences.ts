/** What the choices are called that are drawn from the list of preferences, and what each of their values is called. */
import type { DrawnIn, Preferences, SwitchPlace } from '../../src-shared/preferences.ts';
import { ATTENTION_NAMES, MUTE_NAMES, PACE_NAMES, RULEBOOK_NAMES, THINKING_TIME_NAMES } from './sentences.ts';

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
