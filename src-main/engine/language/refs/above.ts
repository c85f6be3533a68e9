import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/**
 * The cards that fit and lie above this one in its graveyard.
 * One card: it is the only card that asks for the order of a graveyard.
 */
export interface Above {
  readonly kind: 'above';
  readonly of: Ref;
  readonly filter: Filter;
}
export const above = (of: Ref, filter: Filter): Above => ({ kind: 'above', of, filter });
