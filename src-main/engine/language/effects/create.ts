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
  /** Power and toughness that are counted now. */
  readonly size?: { readonly power: Amount; readonly toughness: Amount };
  /** Keeps the tokens for the rest of the text. */
  readonly slot?: string;
  /** Keeps them with the permanent that made them. */
  readonly linked?: string;
}
type Manner = Partial<Pick<Create, 'size' | 'slot' | 'linked'>>;
export const create = (token: Face, count: Amount = 1, who: Ref = you, manner: Manner = {}): Create => ({
  kind: 'create',
  token,
  count,
  who,
  ...manner,
});
