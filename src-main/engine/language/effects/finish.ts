import type { Ref } from '../ref.ts';

/** A player loses the duel outright. */
export interface LoseDuel {
  readonly kind: 'loseDuel';
  readonly who: Ref;
}
export const loseDuel = (who: Ref): LoseDuel => ({ kind: 'loseDuel', who });

/**
 * A player wins the duel outright, together with the player's side: everybody else loses.
 * One card: others that win do so by making somebody lose; this one names the winner.
 */
export interface WinDuel {
  readonly kind: 'winDuel';
  readonly who: Ref;
}
export const winDuel = (who: Ref): WinDuel => ({ kind: 'winDuel', who });
