import type { Ability } from '../engine/language/ability.ts';
import type { Face } from '../engine/language/face.ts';
import type { Lexicon } from './lexicon.ts';

/** That a Wall does not attack went without saying once. */
export const isUnsaid = (face: Face, ability: Ability, words: Lexicon): boolean =>
  words.wallsStand === 'unsaid' &&
  ability.kind === 'keyword' &&
  ability.keyword === 'defender' &&
  face.subtypes.includes('Wall');

/** A Wall whose type line does not say so: it is an artifact first. */
export const isHiddenWall = ({ types, subtypes }: Face, words: Lexicon): boolean =>
  words.wallsStand === 'unsaid' && types.includes('artifact') && subtypes.includes('Wall');
