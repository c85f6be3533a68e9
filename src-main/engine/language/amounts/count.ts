import type { Ref } from '../ref.ts';

/** How many there are. */
export interface Count {
  readonly kind: 'count';
  readonly of: Ref;
}
export const count = (of: Ref): Count => ({ kind: 'count', of });
