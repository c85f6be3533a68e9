/** The tap symbol. */
export interface TapCost {
  readonly kind: 'tap';
}
export const tap: TapCost = { kind: 'tap' };
