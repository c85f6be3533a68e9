import type { Ref } from '../ref.ts';

/** These and those, at the same time ("each creature and each player"). */
export interface Several {
  readonly kind: 'several';
  readonly of: readonly Ref[];
}
export const several = (...of: Ref[]): Several => ({ kind: 'several', of });
