import type { Amount } from '../amount.ts';
import type { Face } from '../face.ts';
import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** Put tokens into play. */
export interface Create {
  readonly kind: 'create';
  readonly token: Face;
  readonly count: Amount;
  readonly who: Ref;
}
export const create = (token: Face, count: Amount = 1, who: Ref = you): Create => ({
  kind: 'create',
  token,
  count,
  who,
});
