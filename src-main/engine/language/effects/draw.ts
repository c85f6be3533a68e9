import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

export interface Draw {
  readonly kind: 'draw';
  readonly who: Ref;
  readonly count: Amount;
}
export const draw = (who: Ref, count: Amount = 1): Draw => ({ kind: 'draw', who, count });
