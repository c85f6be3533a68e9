import type { Ref } from '../ref.ts';

/** It has the name that these players named (`nameCard`). */
export interface NamedAs {
  readonly kind: 'namedAs';
  readonly slot: string;
  readonly by: Ref;
}
export const namedAs = (slot: string, by: Ref): NamedAs => ({ kind: 'namedAs', slot, by });

/**
 * It has the name of one of these.
 * One card: cards are compared with several others by name, which no fixed name can say.
 */
export interface SharesName {
  readonly kind: 'sharesName';
  readonly with: Ref;
}
export const sharesName = (of: Ref): SharesName => ({ kind: 'sharesName', with: of });
