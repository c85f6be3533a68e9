import type { Ref } from '../ref.ts';

/** A player loses the duel outright. */
export interface LoseDuel {
  readonly kind: 'loseDuel';
  readonly who: Ref;
}
export const loseDuel = (who: Ref): LoseDuel => ({ kind: 'loseDuel', who });
