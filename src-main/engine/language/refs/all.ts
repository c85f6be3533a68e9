import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';
import type { Zone } from '../../../../src-shared/duel/words.ts';

/** Everything that fits, in play or in another zone; of all players, or of some. */
export interface All {
  readonly kind: 'all';
  readonly filter: Filter;
  readonly zone: Zone;
  /** Whose: controllers in play, owners elsewhere. */
  readonly of?: Ref;
}
export const all = (filter: Filter, zone: Zone = 'battlefield', of?: Ref): All =>
  of === undefined ? { kind: 'all', filter, zone } : { kind: 'all', filter, zone, of };
