/** What a long piece of work gets from whoever asked for it. */
import type { Progress } from '../../../src-shared/contract.ts';

export interface Work {
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}
