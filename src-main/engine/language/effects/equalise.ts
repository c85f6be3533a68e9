import type { Filter } from '../filter.ts';

/**
 * Everybody keeps as many as the player who has the fewest and gives up the rest, all at the same time (Balance).
 * One card: three things are evened out by the same player count, which no sequence of sacrifices and discards can
 * say at once.
 */
export interface Equalise {
  readonly kind: 'equalise';
  /** Permanents that fit are sacrificed; absent: cards in hand are discarded. */
  readonly filter?: Filter;
}
export const equalise = (filter?: Filter): Equalise =>
  filter === undefined ? { kind: 'equalise' } : { kind: 'equalise', filter };
