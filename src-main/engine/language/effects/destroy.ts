import type { Ref } from '../ref.ts';

/** Destroy; `bury`: beyond regeneration. */
export interface Destroy {
  readonly kind: 'destroy';
  readonly what: Ref;
  readonly bury?: true;
  /** Keeps how many were destroyed in the end. */
  readonly slot?: string;
}
export const destroy = (what: Ref): Destroy => ({ kind: 'destroy', what });
export const bury = (what: Ref): Destroy => ({ kind: 'destroy', what, bury: true });
export const destroyKept = (what: Ref, slot: string): Destroy => ({ kind: 'destroy', what, slot });
