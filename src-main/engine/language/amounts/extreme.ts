import type { Filter } from '../filter.ts';

/** The number of things of the player who has the fewest, or the most, of them. */
export interface Extreme {
  readonly kind: 'extreme';
  readonly which: 'fewest' | 'most';
  /** Permanents that fit; absent: cards in hand. */
  readonly filter?: Filter;
}
export const fewest = (filter?: Filter): Extreme =>
  filter === undefined ? { kind: 'extreme', which: 'fewest' } : { kind: 'extreme', which: 'fewest', filter };
