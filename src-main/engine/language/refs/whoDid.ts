import type { Ref } from '../ref.ts';

/** What players may have done or suffered this turn. */
export const PLAYER_DEEDS = ['cast', 'attacked', 'wasDamaged'] as const;
export type PlayerDeed = (typeof PLAYER_DEEDS)[number];

/**
 * Those of these players who did it this turn: cast a spell, attacked with a creature, were dealt damage.
 * One card: it looks back on what each player did in the turn.
 */
export interface WhoDid {
  readonly kind: 'whoDid';
  readonly did: PlayerDeed;
  readonly of: Ref;
}
export const whoDid = (did: PlayerDeed, of: Ref): WhoDid => ({ kind: 'whoDid', did, of });
