import type { Ref } from '../ref.ts';

/** It becomes, or comes into play as, a copy of another permanent. */
export interface BecomeCopy {
  readonly kind: 'becomeCopy';
  readonly what: Ref;
  readonly of: Ref;
}
export const becomeCopy = (what: Ref, of: Ref): BecomeCopy => ({ kind: 'becomeCopy', what, of });
