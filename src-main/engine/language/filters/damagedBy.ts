import type { Ref } from '../ref.ts';

/** Dealt damage this turn by one of these (Sengir Vampire). */
export interface DamagedBy {
  readonly kind: 'damagedBy';
  readonly by: Ref;
}
export const damagedBy = (by: Ref): DamagedBy => ({ kind: 'damagedBy', by });
