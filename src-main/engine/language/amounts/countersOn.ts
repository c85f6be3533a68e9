import type { Ref } from '../ref.ts';

/** Counters of one name on it. */
export interface CountersOn {
  readonly kind: 'countersOn';
  readonly counter: string;
  readonly of: Ref;
}
export const countersOn = (counter: string, of: Ref): CountersOn => ({ kind: 'countersOn', counter, of });
