import type { Ref } from '../ref.ts';

/** These cards belong to a player from now on, beyond the end of the duel. */
export interface ChangeOwner {
  readonly kind: 'changeOwner';
  readonly what: Ref;
  readonly who: Ref;
}
export const changeOwner = (what: Ref, who: Ref): ChangeOwner => ({ kind: 'changeOwner', what, who });
