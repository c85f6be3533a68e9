import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

/** Something is noted under a name before it changes: objects, or a number. A name of several words is said as it is. */
export interface Keep {
  readonly kind: 'keep';
  readonly slot: string;
  readonly what?: Ref;
  readonly amount?: Amount;
}
export const keep = (slot: string, what: Ref): Keep => ({ kind: 'keep', slot, what });
export const keepAmount = (slot: string, amount: Amount): Keep => ({ kind: 'keep', slot, amount });
