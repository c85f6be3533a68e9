import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** A player gives a spell other targets: as many of them as the player likes, or all of them that can be changed. */
export interface Retarget {
  readonly kind: 'retarget';
  readonly what: Ref;
  readonly who: Ref;
  readonly must?: true;
}
export const newTargets = (what: Ref): Retarget => ({ kind: 'retarget', what, who: you });
export const changeTarget = (what: Ref): Retarget => ({ kind: 'retarget', what, who: you, must: true });
