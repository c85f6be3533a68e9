import type { Ref } from '../ref.ts';

/** The creatures blocking these, or blocked by these, in the present combat. */
export interface Against {
  readonly kind: 'against';
  readonly of: Ref;
}
export const against = (of: Ref): Against => ({ kind: 'against', of });
