import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

/** Something is noted under a name before it changes: objects, or a number. A name of several words is said as it is. */
export interface Keep {
  readonly kind: 'keep';
  readonly slot: string;
  readonly what?: Ref;
  readonly amount?: Amount;
  /** Kept with the permanent as long as it is in play, objects beside those kept there already. */
  readonly linked?: true;
  /** The text says it. */
  readonly told?: true;
}
export const keep = (slot: string, what: Ref): Keep => ({ kind: 'keep', slot, what });
export const keepAmount = (slot: string, amount: Amount): Keep => ({ kind: 'keep', slot, amount });
export const keepLinked = (slot: string, what: Ref): Keep => ({ kind: 'keep', slot, what, linked: true });
export const markWith = (slot: string): Keep => ({ kind: 'keep', slot, amount: 1, linked: true });
export const keepTold = (slot: string, amount: Amount): Keep => ({ kind: 'keep', slot, amount, told: true });
