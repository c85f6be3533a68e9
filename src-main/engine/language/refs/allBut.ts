import type { Ref } from '../ref.ts';

/** All players but these. */
export interface AllBut {
  readonly kind: 'allBut';
  readonly of: Ref;
}
export const allBut = (of: Ref): AllBut => ({ kind: 'allBut', of });
