/** What lies face down in play or on the chain shows none of its card. */
import type { Duel } from '../value/duel.ts';
import type { Face } from '../language/face.ts';
import { placeFace } from './faces.ts';

const FACE_DOWN: Face = {
  name: '',
  types: ['creature'],
  supertypes: [],
  subtypes: [],
  power: 2,
  toughness: 2,
  abilities: [],
};

/** No card is without a name. */
export const isFaceDownFace = (duel: Duel, face: number): boolean => duel.faces[face]?.name === '';

/** The number under which the duel knows the back of a card. */
export const faceDownFace = (duel: Duel): number => placeFace(duel, FACE_DOWN);
