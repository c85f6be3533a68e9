import type { Ref } from '../ref.ts';
import type { Zone } from '../../../../src-shared/duel/words.ts';

/** Put objects into another zone: of their owners, or into play. */
export interface Move {
  readonly kind: 'move';
  readonly what: Ref;
  readonly to: Zone;
  readonly place?: 'top' | 'bottom';
  /** Into the libraries, which are then shuffled. */
  readonly shuffled?: true;
  /** Who puts them in an order, where several go to a library; that player knows what lies there. */
  readonly order?: Ref;
  /** Out of the game where nobody sees what they are. */
  readonly faceDown?: true;
  /** Into play: under whose control (absent: the owner's), and tapped. */
  readonly under?: Ref;
  readonly tapped?: true;
  /** Into play on this; where it is not there they stay where they are. */
  readonly onto?: Ref;
  /** Keeps the moved cards. */
  readonly slot?: string;
}
type Manner = Partial<Omit<Move, 'kind' | 'what' | 'to'>>;
export const move = (what: Ref, to: Zone, manner: Manner = {}): Move => ({
  kind: 'move',
  what,
  to,
  ...manner,
});
export const exile = (what: Ref, slot?: string): Move =>
  move(what, 'exile', slot === undefined ? {} : { slot });
export const shuffleIn = (what: Ref): Move => move(what, 'library', { shuffled: true });
export const toHand = (what: Ref): Move => move(what, 'hand');
export const putIntoPlay = (what: Ref, manner: Manner = {}): Move => move(what, 'battlefield', manner);
