import type { Ref } from '../ref.ts';

/** An Aura or Equipment is put on something else. */
export interface Attach {
  readonly kind: 'attach';
  readonly what: Ref;
  readonly to: Ref;
}
export const attach = (what: Ref, to: Ref): Attach => ({ kind: 'attach', what, to });
