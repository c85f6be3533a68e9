import type { Ref } from '../ref.ts';

/** These become tapped. */
export interface Tap {
  readonly kind: 'tap';
  readonly what: Ref;
}
export const tapIt = (what: Ref): Tap => ({ kind: 'tap', what });

/** These become untapped. */
export interface Untap {
  readonly kind: 'untap';
  readonly what: Ref;
}
export const untapIt = (what: Ref): Untap => ({ kind: 'untap', what });
