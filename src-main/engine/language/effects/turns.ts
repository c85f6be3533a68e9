import type { Ref } from '../ref.ts';

export interface ExtraTurn {
  readonly kind: 'extraTurn';
  readonly who: Ref;
}
export const extraTurn = (who: Ref): ExtraTurn => ({ kind: 'extraTurn', who });

export type Phase = 'combat' | 'main';

/** After the phase in which this happens the turn has these as well, in this order. */
export interface ExtraPhases {
  readonly kind: 'extraPhases';
  readonly phases: readonly Phase[];
}
export const extraPhases = (...phases: Phase[]): ExtraPhases => ({ kind: 'extraPhases', phases });

/** In their next turn these players skip every phase of a kind. */
export interface SkipPhases {
  readonly kind: 'skipPhases';
  readonly who: Ref;
  readonly phase: Phase;
}
export const skipPhases = (who: Ref, phase: Phase): SkipPhases => ({ kind: 'skipPhases', who, phase });
