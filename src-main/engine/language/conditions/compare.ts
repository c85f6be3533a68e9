import type { Amount } from '../amount.ts';
import type { Comparison } from '../../../../src-shared/duel/words.ts';

/** Two numbers, compared. */
export interface Compare {
  readonly kind: 'compare';
  readonly left: Amount;
  readonly is: Comparison;
  readonly right: Amount;
}
export const compare = (left: Amount, is: Comparison, right: Amount): Compare => ({
  kind: 'compare',
  left,
  is,
  right,
});
