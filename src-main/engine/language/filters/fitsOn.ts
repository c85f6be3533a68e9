import type { Ref } from '../ref.ts';

/**
 * An Aura, wherever it lies, that could be put on this.
 * One card: the Aura is looked for before there is anything it is on.
 */
export interface FitsOn {
  readonly kind: 'fitsOn';
  readonly host: Ref;
}
export const fitsOn = (host: Ref): FitsOn => ({ kind: 'fitsOn', host });
