import type { Ref } from '../ref.ts';

/** Controlled by one of these players. */
export interface ControlledBy {
  readonly kind: 'controlledBy';
  readonly who: Ref;
}
export const controlledBy = (who: Ref): ControlledBy => ({ kind: 'controlledBy', who });

/** One of these very objects; `not(is(self))` is "other". */
export interface Is {
  readonly kind: 'is';
  readonly what: Ref;
}
export const is = (what: Ref): Is => ({ kind: 'is', what });
