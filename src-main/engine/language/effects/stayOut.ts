import type { Zone } from '../../../../src-shared/duel/words.ts';

/** What is about to come into play goes elsewhere. */
export interface StayOut {
  readonly kind: 'stayOut';
  readonly to: Zone;
}
export const stayOut = (to: Zone = 'graveyard'): StayOut => ({ kind: 'stayOut', to });
