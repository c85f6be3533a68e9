import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/**
 * Each of these players shuffles the permanents of his or her own that fit into the library and shows as many cards
 * from its top; what fits the first wave comes into play, then what fits the next; the rest goes to the bottom.
 * One card: all libraries are read before anything comes into play, and in two waves.
 */
export interface Redeal {
  readonly kind: 'redeal';
  readonly who: Ref;
  readonly filter: Filter;
  readonly waves: readonly Filter[];
}
export const redeal = (who: Ref, filter: Filter, ...waves: Filter[]): Redeal => ({
  kind: 'redeal',
  who,
  filter,
  waves,
});
