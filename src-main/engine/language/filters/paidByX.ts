/**
 * A card whose mana cost could be paid with what was spent on X, its colours counted.
 * One card: a number for X says nothing of colours.
 */
export interface PaidByX {
  readonly kind: 'paidByX';
}
export const paidByX: PaidByX = { kind: 'paidByX' };
