/** A face as plain data: what it is painted from. */
import { COLOURS } from './duel/words.ts';
import type { FACE } from './shapes/face.ts';
import type { Given } from './shapes/plain.ts';

export const SKINS = [
  'fair',
  'olive',
  'brown',
  'dark',
  'pale',
  'green',
  'blue',
  'grey',
  'ash',
  'red',
  'bark',
  'gold',
] as const;
export const HAIR_STYLES = ['short', 'long', 'wild', 'bun'] as const;
export const HAIR_COLOURS = [
  'black',
  'brown',
  'chestnut',
  'copper',
  'blond',
  'grey',
  'white',
  'green',
  'blue',
  'violet',
] as const;
export const BEARDS = ['full', 'long', 'goat'] as const;
export const EARS = ['elf', 'bat', 'fin'] as const;
export const HEADGEAR = [
  'hood',
  'cowl',
  'hat',
  'crown',
  'mitre',
  'helm',
  'wreath',
  'turban',
  'cap',
  'circlet',
  'antlers',
  'horns',
] as const;
export const EYES = ['brown', 'hazel', 'green', 'blue', 'grey', 'amber', 'red', 'violet'] as const;
export const FACE_MARKS = [
  'tattoo',
  'scales',
  'stubble',
  'fangs',
  'tusks',
  'monocle',
  'mask',
  'moustache',
  'spots',
] as const;
export const GARMENTS = ['armour', 'fur', 'brooch', 'collar'] as const;
/** The hours of the day. */
export const HOURS = [0, 1, 2] as const;
/** Points of the drawing of light behind the head. */
export const SIGILS = [5, 6, 7, 8] as const;
/** Where the light comes from. */
export const LIGHT_SIDES = ['left', 'right'] as const;
export const FACE_COLOURS = [...COLOURS, 'artifact'] as const;

export type FaceColour = (typeof FACE_COLOURS)[number];

export type FacePlan = Given<typeof FACE>;

/** A face like any other, for whoever has lost theirs. */
export const BLANK_FACE: FacePlan = {
  name: '',
  colours: ['artifact'],
  hour: 0,
  skin: 'grey',
  age: 0.5,
  jaw: 1,
  breadth: 1,
  nose: 1,
  mood: 0,
  hair: 'grey',
  eyes: 'grey',
  headgear: 'hood',
  light: 'left',
};
