import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** A player looks at cards that are hidden, and nobody else does. */
export interface Look {
  readonly kind: 'look';
  readonly what: Ref;
  readonly by: Ref;
}
export const look = (what: Ref, by: Ref = you): Look => ({ kind: 'look', what, by });
