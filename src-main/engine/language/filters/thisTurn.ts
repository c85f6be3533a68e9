/**
 * It lies face down.
 * One card: the only card that puts cards face down outside the game reads them again.
 */
export interface FaceDown {
  readonly kind: 'faceDown';
}
export const faceDown: FaceDown = { kind: 'faceDown' };

/** What happened to a card this turn, as long as it has stayed where that brought it. */
export interface ThisTurn {
  readonly kind: 'thisTurn';
  /** `drawnLast`: of what its owner has drawn, the last. */
  readonly is: 'drawn' | 'drawnLast' | 'died';
}
const thisTurn = (is: ThisTurn['is']): ThisTurn => ({ kind: 'thisTurn', is });
export const drawnThisTurn = thisTurn('drawn');
export const drawnLast = thisTurn('drawnLast');
export const diedThisTurn = thisTurn('died');
