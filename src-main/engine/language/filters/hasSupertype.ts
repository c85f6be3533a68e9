import type { Supertype } from '../words.ts';

export interface HasSupertype {
  readonly kind: 'supertype';
  readonly supertype: Supertype;
}
export const supertype = (name: Supertype): HasSupertype => ({ kind: 'supertype', supertype: name });
