/** What a permanent is doing or has on it just now. */
export interface State {
  readonly kind: 'state';
  readonly is:
    | 'tapped'
    | 'untapped'
    | 'attacking'
    | 'blocking'
    | 'unblocked'
    | 'token'
    | 'attackedThisTurn'
    | 'foughtThisCombat'
    | 'enchanted'
    | 'settled';
}
const state = (is: State['is']): State => ({ kind: 'state', is });
export const tapped = state('tapped');
export const untapped = state('untapped');
export const attacking = state('attacking');
export const blocking = state('blocking');
export const unblocked = state('unblocked');
export const token = state('token');
export const attackedThisTurn = state('attackedThisTurn');
/** It attacked or blocked, in the combat at hand. */
export const foughtThisCombat = state('foughtThisCombat');
export const enchanted = state('enchanted');
/** Its controller has had it since that player's last turn began, or longer. */
export const settled = state('settled');
