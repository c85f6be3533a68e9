import type { Filter } from '../filter.ts';

/** An Aura or Equipment on something that fits. */
export interface AttachedTo {
  readonly kind: 'attachedTo';
  readonly host: Filter;
}
export const attachedTo = (host: Filter): AttachedTo => ({ kind: 'attachedTo', host });
