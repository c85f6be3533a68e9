import type { Ref } from '../ref.ts';

/** Players by their part in the duel, seen from the controller of the ability. */
export interface Players {
  readonly kind: 'players';
  readonly who: 'you' | 'opponents' | 'everyone' | 'others' | 'active' | 'defender';
}
const players = (who: Players['who']): Players => ({ kind: 'players', who });
export const you = players('you');
export const opponents = players('opponents');
export const everyone = players('everyone');
export const otherPlayers = players('others');
export const activePlayer = players('active');
export const defender = players('defender');

/** The controller of an object, as it is now or was last. */
export interface ControllerOf {
  readonly kind: 'controllerOf';
  readonly of: Ref;
}
export const controllerOf = (of: Ref): ControllerOf => ({ kind: 'controllerOf', of });

/** The owner of an object: whoever began the duel with the card. */
export interface OwnerOf {
  readonly kind: 'ownerOf';
  readonly of: Ref;
}
export const ownerOf = (of: Ref): OwnerOf => ({ kind: 'ownerOf', of });
