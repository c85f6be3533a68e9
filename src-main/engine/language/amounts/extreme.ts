import type { Filter } from '../filter.ts';

/**
 * The number of things of the player who has the fewest, or the most, of them.
 * No card: Balance takes from everybody at once and has an effect of its own.
 */
export interface Extreme {
  readonly kind: 'extreme';
  readonly which: 'fewest' | 'most';
  /** Permanents that fit; absent: cards in hand. */
  readonly filter?: Filter;
}
export const fewest = (filter?: Filter): Extreme =>
  filter === undefined ? { kind: 'extreme', which: 'fewest' } : { kind: 'extreme', which: 'fewest', filter };
