/** What each sound is made of: wood, brass, paper and stone, dry, near and short. */
import type { SoundGroup } from '../../src-shared/preferences.ts';
import type { Sound, SoundVoice } from './voices.ts';

export const SOUND_NAMES = [
  'card',
  'tap',
  'pick',
  'aim',
  'manaWhite',
  'manaBlue',
  'manaBlack',
  'manaRed',
  'manaGreen',
  'manaColourless',
  'joins',
  'resolves',
  'countered',
  'attack',
  'block',
  'strike',
  'heavyStrike',
  'death',
  'gain',
  'loss',
  'question',
  'refused',
  'won',
  'lost',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

const ROOT = 392;
const STEP = 2 ** (1 / 12);
const note = (halfTones: number): number => ROOT * STEP ** halfTones;

/** Glass: a clear tone with one that is not quite its octave. */
const glass = (hertz: number, at = 0, gain = 1): SoundVoice[] => [
  { wave: 'sine', hertz, at, attack: 0.004, decay: 0.7, gain },
  { wave: 'sine', hertz: hertz * 2.76, at, attack: 0.002, decay: 0.22, gain: gain * 0.3 },
];

/** A bar of metal. */
const brass = (hertz: number, at: number, decay: number, gain: number): SoundVoice[] => [
  { wave: 'triangle', hertz, at, attack: 0.012, decay, gain },
  { wave: 'sine', hertz: hertz * 2, at, attack: 0.02, decay: decay * 0.7, gain: gain * 0.4 },
  { wave: 'sine', hertz: hertz * 3, at, attack: 0.03, decay: decay * 0.5, gain: gain * 0.2 },
];

const link = (hertz: number, at: number, gain: number): SoundVoice[] => [
  { wave: 'sine', hertz, at, attack: 0.001, decay: 0.12, gain },
  { wave: 'sine', hertz: hertz * 2.41, at, attack: 0.001, decay: 0.08, gain: gain * 0.6 },
  { wave: 'noise', hertz: hertz * 3, at, attack: 0.001, decay: 0.03, gain: gain * 0.5, sharpness: 3 },
];

const wood = (hertz: number, at: number, gain: number): SoundVoice[] => [
  { wave: 'sine', hertz, glidesTo: hertz * 0.8, at, attack: 0.001, decay: 0.09, gain },
  { wave: 'noise', hertz: hertz * 2.2, at, attack: 0.001, decay: 0.05, gain: gain * 0.6, sharpness: 4 },
];

const drum = (hertz: number, at: number, decay: number, gain: number): SoundVoice[] => [
  { wave: 'sine', hertz, glidesTo: hertz * 0.55, at, attack: 0.002, decay, gain },
  {
    wave: 'noise',
    hertz: hertz * 3,
    glidesTo: hertz,
    at,
    attack: 0.001,
    decay: decay * 0.4,
    gain: gain * 0.5,
  },
];

/** One tone a bar's quarter: four bars of the same tune, up or down. */
const tune = (halfTones: readonly number[], beat: number): SoundVoice[] =>
  halfTones.flatMap((halfTone, place) => [
    ...brass(note(halfTone), place * beat, beat * 1.9, 0.8),
    ...(place % 4 === 0 ? brass(note(halfTone - 12), place * beat, beat * 4, 0.6) : []),
  ]);

interface Kept {
  readonly group: SoundGroup;
  readonly sound: Sound;
}

export const SOUNDS: Record<SoundName, Kept> = {
  card: {
    group: 'cards',
    sound: [
      { wave: 'noise', hertz: 2_600, glidesTo: 1_100, attack: 0.02, decay: 0.09, gain: 0.7, sharpness: 0.8 },
      { wave: 'noise', hertz: 320, at: 0.06, attack: 0.003, decay: 0.07, gain: 0.9, sharpness: 1.2 },
    ],
  },
  tap: { group: 'cards', sound: [...wood(410, 0, 0.7), ...wood(520, 0.05, 0.4)] },
  pick: { group: 'cards', sound: wood(900, 0, 0.6) },
  aim: { group: 'cards', sound: [...link(1_300, 0, 0.4), ...wood(640, 0.02, 0.4)] },
  manaWhite: { group: 'mana', sound: glass(note(7)) },
  manaBlue: { group: 'mana', sound: glass(note(4)) },
  manaBlack: { group: 'mana', sound: glass(note(-10)) },
  manaRed: { group: 'mana', sound: glass(note(5)) },
  manaGreen: { group: 'mana', sound: glass(note(0)) },
  manaColourless: { group: 'mana', sound: glass(note(12)) },
  joins: { group: 'chain', sound: [...link(720, 0, 0.8), ...link(560, 0.06, 0.6)] },
  resolves: {
    group: 'chain',
    sound: [...link(560, 0, 0.5), ...link(840, 0.05, 0.6), ...glass(note(12), 0.09, 0.2)],
  },
  countered: {
    group: 'chain',
    sound: [...link(980, 0, 1), ...link(440, 0.03, 0.7), ...drum(150, 0.03, 0.16, 0.6)],
  },
  attack: {
    group: 'combat',
    sound: [
      { wave: 'noise', hertz: 420, attack: 0.05, decay: 0.12, gain: 0.8, sharpness: 1.4 },
      {
        wave: 'noise',
        hertz: 3_200,
        glidesTo: 5_200,
        at: 0.1,
        attack: 0.03,
        decay: 0.2,
        gain: 0.4,
        sharpness: 5,
      },
    ],
  },
  block: { group: 'combat', sound: [...wood(210, 0, 1), ...wood(290, 0.02, 0.7)] },
  strike: { group: 'combat', sound: drum(170, 0, 0.16, 1) },
  heavyStrike: { group: 'combat', sound: [...drum(92, 0, 0.32, 1.2), ...drum(190, 0, 0.1, 0.4)] },
  death: {
    group: 'combat',
    sound: [
      { wave: 'noise', hertz: 900, glidesTo: 260, attack: 0.09, decay: 0.45, gain: 0.8, sharpness: 0.9 },
      { wave: 'noise', hertz: 4_800, at: 0.2, attack: 0.05, decay: 0.3, gain: 0.15, sharpness: 2 },
    ],
  },
  gain: {
    group: 'life',
    sound: [
      ...brass(note(0), 0, 0.5, 0.5),
      ...brass(note(4), 0.03, 0.5, 0.4),
      ...brass(note(7), 0.06, 0.6, 0.4),
    ],
  },
  loss: { group: 'life', sound: [...drum(118, 0, 0.22, 1), ...drum(104, 0.14, 0.24, 0.8)] },
  question: {
    group: 'signals',
    sound: [...brass(note(7), 0, 0.32, 0.5), ...brass(note(12), 0.16, 0.42, 0.5)],
  },
  refused: { group: 'signals', sound: [...wood(150, 0, 1), ...wood(138, 0.09, 0.8)] },
  won: { group: 'ending', sound: tune([0, 4, 7, 4, 5, 9, 12, 9, 7, 11, 14, 11, 12, 16, 19, 24], 0.17) },
  lost: {
    group: 'ending',
    sound: tune([0, -1, -4, -5, -7, -4, -5, -9, -5, -9, -12, -9, -12, -17, -12, -24], 0.21),
  },
};

/** What the options play for each group. */
export const SAMPLES: Record<SoundGroup, SoundName> = {
  cards: 'card',
  mana: 'manaWhite',
  chain: 'joins',
  combat: 'strike',
  life: 'gain',
  signals: 'question',
  ending: 'won',
};
