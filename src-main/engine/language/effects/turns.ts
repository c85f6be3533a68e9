import type { Ref } from '../ref.ts';

/** A player takes a turn more, right after this one. */
export interface ExtraTurn {
  readonly kind: 'extraTurn';
  readonly who: Ref;
}
export const extraTurn = (who: Ref): ExtraTurn => ({ kind: 'extraTurn', who });

export type Phase = 'combat' | 'main';

/**
 * After the phase in which this happens the turn has these as well, in this order.
 * One card: no other card adds phases to a turn, and they come from the turn's own list.
 */
export interface ExtraPhases {
  readonly kind: 'extraPhases';
  readonly phases: readonly Phase[];
}
export const extraPhases = (...phases: Phase[]): ExtraPhases => ({ kind: 'extraPhases', phases });

/**
 * In their next turn these players skip every phase of a kind.
 * One card: what is skipped lies in a later turn, and is no step that a rule could bar as long as something is there.
 */
export interface SkipPhases {
  readonly kind: 'skipPhases';
  readonly who: Ref;
  readonly phase: Phase;
}
export const skipPhases = (who: Ref, phase: Phase): SkipPhases => ({ kind: 'skipPhases', who, phase });
