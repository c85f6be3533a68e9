import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/** Damage dealt this turn so far to these players or objects, by sources that fit. */
export interface DamageTaken {
  readonly kind: 'damageTaken';
  readonly to: Ref;
  readonly by: Filter;
}
export const damageTaken = (to: Ref, by: Filter): DamageTaken => ({ kind: 'damageTaken', to, by });
