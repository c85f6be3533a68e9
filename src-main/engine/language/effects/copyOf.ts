import type { Ability } from '../ability.ts';
import type { Ref } from '../ref.ts';
import type { Type } from '../../../../src-shared/duel/words.ts';

/** It becomes, or comes into play as, a copy of another permanent. */
export interface BecomeCopy {
  readonly kind: 'becomeCopy';
  readonly what: Ref;
  readonly of: Ref;
  readonly except?: CopyException;
}

/** What a copy has that its original has not. */
export interface CopyException {
  readonly types?: readonly Type[];
  /** It keeps the colours it has. */
  readonly ownColours?: true;
  readonly abilities?: readonly Ability[];
  /** And the very ability that makes it a copy. */
  readonly keepsThis?: true;
}
export const becomeCopy = (what: Ref, of: Ref, except?: CopyException): BecomeCopy =>
  except === undefined ? { kind: 'becomeCopy', what, of } : { kind: 'becomeCopy', what, of, except };
