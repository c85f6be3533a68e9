import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/**
 * Put a token into play that is a copy of a permanent.
 * One card: tokens are made from a face, and what is copied has none until it is looked at.
 */
export interface CreateCopy {
  readonly kind: 'createCopy';
  readonly of: Ref;
  readonly who: Ref;
  /** Kept with the permanent that made it, under this name. */
  readonly linked?: string;
}
export const createCopy = (of: Ref, linked?: string, who: Ref = you): CreateCopy =>
  linked === undefined ? { kind: 'createCopy', of, who } : { kind: 'createCopy', of, who, linked };
