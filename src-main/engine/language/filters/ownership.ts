import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/** Owned by one of these players, whoever controls it. */
export interface OwnedBy {
  readonly kind: 'ownedBy';
  readonly who: Ref;
}
export const ownedBy = (who: Ref): OwnedBy => ({ kind: 'ownedBy', who });

/**
 * Its controller has a permanent that fits.
 * One card: the question is about another permanent of the same controller.
 */
export interface ControllerHas {
  readonly kind: 'controllerHas';
  readonly filter: Filter;
}
export const controllerHas = (filter: Filter): ControllerHas => ({ kind: 'controllerHas', filter });
