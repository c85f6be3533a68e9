import type { Ref } from '../ref.ts';

/** A number of one object or player; of several, their sum. What has left play is measured as it was last. */
export interface Measure {
  readonly kind: 'measure';
  readonly what: 'power' | 'toughness' | 'cost' | 'life' | 'hand' | 'library' | 'graveyard' | 'damage';
  readonly of: Ref;
}
const measure =
  (what: Measure['what']) =>
  (of: Ref): Measure => ({ kind: 'measure', what, of });
export const powerOf = measure('power');
export const toughnessOf = measure('toughness');
export const costOf = measure('cost');
export const lifeOf = measure('life');
export const handSize = measure('hand');
export const librarySize = measure('library');
export const graveyardSize = measure('graveyard');
