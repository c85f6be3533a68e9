import type { Ref } from '../ref.ts';

/** It attacks one of these players. */
export interface AttackingPlayer {
  readonly kind: 'attackingPlayer';
  readonly who: Ref;
}
export const attackingPlayer = (who: Ref): AttackingPlayer => ({ kind: 'attackingPlayer', who });
