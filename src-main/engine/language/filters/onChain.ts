/** A spell that has one target, no more and no less. */
export interface OneTarget {
  readonly kind: 'oneTarget';
}
export const withOneTarget: OneTarget = { kind: 'oneTarget' };
