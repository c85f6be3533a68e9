import type { Ref } from '../ref.ts';

/** The opponents of these players. */
export interface OpponentsOf {
  readonly kind: 'opponentsOf';
  readonly of: Ref;
}
export const opponentsOf = (of: Ref): OpponentsOf => ({ kind: 'opponentsOf', of });
