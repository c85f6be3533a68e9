import type { Ref } from '../ref.ts';

/**
 * Two or more of these have the same name.
 * One card: cards are compared among themselves.
 */
export interface SameNames {
  readonly kind: 'sameNames';
  readonly of: Ref;
}
export const sameNames = (of: Ref): SameNames => ({ kind: 'sameNames', of });
