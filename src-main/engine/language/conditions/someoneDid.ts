import type { Ref } from '../ref.ts';
import type { PlayerDeed } from '../refs/whoDid.ts';

/**
 * One of these players did it this turn.
 * One card: it asks whether anything was done at all in the turn, by whomever.
 */
export interface SomeoneDid {
  readonly kind: 'someoneDid';
  readonly who: Ref;
  readonly did: PlayerDeed;
}
export const someoneDid = (who: Ref, did: PlayerDeed): SomeoneDid => ({ kind: 'someoneDid', who, did });

/**
 * One of these objects dealt damage to one of these players this turn.
 * One card: it asks about damage of the whole turn, after the event is over.
 */
export interface HasHurt {
  readonly kind: 'hasHurt';
  readonly by: Ref;
  readonly whom: Ref;
}
export const hasHurt = (by: Ref, whom: Ref): HasHurt => ({ kind: 'hasHurt', by, whom });
