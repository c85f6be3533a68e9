import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

/** The top cards of a player's library. */
export interface TopOf {
  readonly kind: 'topOf';
  readonly of: Ref;
  readonly count: Amount;
}
export const topOf = (of: Ref, count: Amount): TopOf => ({ kind: 'topOf', of, count });
