import type { Ref } from '../ref.ts';

/** The permanent whose text this is keeps these under a name, besides those it keeps already; `slot` reads them. */
export interface Remember {
  readonly kind: 'remember';
  readonly slot: string;
  readonly what: Ref;
}
export const remember = (slot: string, what: Ref): Remember => ({ kind: 'remember', slot, what });
