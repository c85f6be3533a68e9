import type { Ref } from '../ref.ts';
import type { Zone } from '../../../../src-shared/duel/words.ts';

/** Put objects into another zone: of their owners, or into play. */
export interface Move {
  readonly kind: 'move';
  readonly what: Ref;
  readonly to: Zone;
  readonly place?: 'top' | 'bottom';
  /** Into play: under whose control (absent: the owner's), and tapped. */
  readonly under?: Ref;
  readonly tapped?: true;
  /** Keeps the moved cards. */
  readonly slot?: string;
}
type Manner = Partial<Pick<Move, 'place' | 'under' | 'tapped' | 'slot'>>;
export const move = (what: Ref, to: Zone, manner: Manner = {}): Move => ({
  kind: 'move',
  what,
  to,
  ...manner,
});
export const exile = (what: Ref): Move => move(what, 'exile');
export const toHand = (what: Ref): Move => move(what, 'hand');
export const putIntoPlay = (what: Ref, manner: Manner = {}): Move => move(what, 'battlefield', manner);
