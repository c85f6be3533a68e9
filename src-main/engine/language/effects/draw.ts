import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

/** Players draw cards, one after the other. */
export interface Draw {
  readonly kind: 'draw';
  readonly who: Ref;
  readonly count: Amount;
  /** Keeps what was drawn. */
  readonly slot?: string;
}
export const draw = (who: Ref, count: Amount = 1, slot?: string): Draw =>
  slot === undefined ? { kind: 'draw', who, count } : { kind: 'draw', who, count, slot };
