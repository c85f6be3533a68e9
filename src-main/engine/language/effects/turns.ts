import type { Ref } from '../ref.ts';

export interface ExtraTurn {
  readonly kind: 'extraTurn';
  readonly who: Ref;
}
export const extraTurn = (who: Ref): ExtraTurn => ({ kind: 'extraTurn', who });
