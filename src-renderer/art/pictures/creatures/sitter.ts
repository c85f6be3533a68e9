import type { PictureSubject } from '../subject.ts';

/** What sets a kind of creature apart from others of its build. */
export const FEATURES = [
  'torso',
  'tusks',
  'horn',
  'horns',
  'trunk',
  'clockwork',
  'cat',
  'mane',
  'stripes',
  'rat',
  'bones',
  'sword',
  'dark',
  'pale',
  'stone',
  'smoke',
  'scales',
  'fur',
  'wings',
  'wingless',
  'beak',
  'crested',
  'onLand',
  'manyHeads',
  'fins',
  'shell',
  'frog',
  'sting',
  'arms',
  'cap',
  'oneEye',
  'hood',
  'pointedHat',
  'mitre',
  'bare',
  'beard',
  'antlers',
  'small',
  'fire',
  'water',
  'wood',
  'light',
  'shade',
  'archer',
  'blade',
  'axe',
  'spear',
  'bow',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Whose picture is painted. */
export interface Sitter {
  subject: PictureSubject;
  features: ReadonlySet<Feature>;
}
