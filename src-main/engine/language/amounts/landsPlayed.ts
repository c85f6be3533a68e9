import type { Ref } from '../ref.ts';

/**
 * How many lands these players have played this turn.
 * One card: the price depends on how many were played before this one.
 */
export interface LandsPlayed {
  readonly kind: 'landsPlayed';
  readonly of: Ref;
}
export const landsPlayed = (of: Ref): LandsPlayed => ({ kind: 'landsPlayed', of });
