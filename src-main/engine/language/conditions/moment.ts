import type { Ref } from '../ref.ts';
import type { Step } from '../../../../src-shared/duel/words.ts';

/** It is one of these steps, of the turn of one of these players, or of an attack on one of them. */
export interface During {
  readonly kind: 'during';
  readonly steps?: readonly Step[];
  readonly turnOf?: Ref;
  readonly attackOn?: Ref;
}
export const during = (steps: readonly Step[], turnOf?: Ref): During =>
  turnOf === undefined ? { kind: 'during', steps } : { kind: 'during', steps, turnOf };
/** As attackers have been declared against these players, and before anybody blocks. */
export const attacked = (who: Ref): During => ({
  kind: 'during',
  steps: ['declareAttackers'],
  attackOn: who,
});
export const turnOf = (who: Ref): During => ({ kind: 'during', turnOf: who });
