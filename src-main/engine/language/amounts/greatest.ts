import type { Ref } from '../ref.ts';

/**
 * The greatest of a number among these; none of them: 0.
 * One card: a sum or a count would say another thing.
 */
export interface Greatest {
  readonly kind: 'greatest';
  readonly what: 'power' | 'toughness' | 'cost';
  readonly of: Ref;
}
export const greatest = (what: Greatest['what'], of: Ref): Greatest => ({ kind: 'greatest', what, of });
