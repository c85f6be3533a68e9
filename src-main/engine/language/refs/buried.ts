import type { Ref } from '../ref.ts';

/** The same objects, followed into the graveyard if that is where they went from play. */
export interface Buried {
  readonly kind: 'buried';
  readonly of: Ref;
}
export const buried = (of: Ref): Buried => ({ kind: 'buried', of });
