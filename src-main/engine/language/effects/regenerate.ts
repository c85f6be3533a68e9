import type { Ref } from '../ref.ts';

/** A shield against the next destruction, or the rescue of what is dying: as the rulebook has it. */
export interface Regenerate {
  readonly kind: 'regenerate';
  readonly what: Ref;
}
export const regenerate = (what: Ref): Regenerate => ({ kind: 'regenerate', what });
