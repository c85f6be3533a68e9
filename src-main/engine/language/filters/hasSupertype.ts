import type { Supertype } from '../../../../src-shared/duel/words.ts';

/** It is basic, legendary and so on. */
export interface HasSupertype {
  readonly kind: 'supertype';
  readonly supertype: Supertype;
}
export const supertype = (name: Supertype): HasSupertype => ({ kind: 'supertype', supertype: name });
