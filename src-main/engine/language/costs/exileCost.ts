/** The card whose ability it is leaves the game. */
export interface ExileCost {
  readonly kind: 'exileThis';
}
export const exileThis: ExileCost = { kind: 'exileThis' };
