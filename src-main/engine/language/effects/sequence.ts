import type { Effect } from '../effect.ts';

/** One after another. */
export interface Sequence {
  readonly kind: 'sequence';
  readonly of: readonly Effect[];
}
export const sequence = (...of: Effect[]): Sequence => ({ kind: 'sequence', of });
