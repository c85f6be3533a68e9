import type { Ref } from '../ref.ts';
import type { Type } from '../../../../src-shared/duel/words.ts';

/** It is of a type of these as well: one of the types named, or a creature type. With nothing to compare, any will do. */
export interface SharesType {
  readonly kind: 'sharesType';
  readonly with: Ref;
  readonly among: readonly Type[] | 'creatureTypes';
}
export const sharesType = (with_: Ref, ...among: Type[]): SharesType => ({
  kind: 'sharesType',
  with: with_,
  among,
});
export const sharesCreatureType = (with_: Ref): SharesType => ({
  kind: 'sharesType',
  with: with_,
  among: 'creatureTypes',
});
