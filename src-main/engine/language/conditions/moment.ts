import type { Ref } from '../ref.ts';
import type { Step } from '../../../../src-shared/duel/words.ts';

/** It is one of these steps, of the turn of one of these players. */
export interface During {
  readonly kind: 'during';
  readonly steps?: readonly Step[];
  readonly turnOf?: Ref;
}
export const during = (steps: readonly Step[], turnOf?: Ref): During =>
  turnOf === undefined ? { kind: 'during', steps } : { kind: 'during', steps, turnOf };
export const turnOf = (who: Ref): During => ({ kind: 'during', turnOf: who });
