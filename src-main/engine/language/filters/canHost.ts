import type { Ref } from '../ref.ts';

/** Something else than what this Aura is on that it could be on. */
export interface CanHost {
  readonly kind: 'canHost';
  readonly aura: Ref;
}
export const canHost = (aura: Ref): CanHost => ({ kind: 'canHost', aura });
