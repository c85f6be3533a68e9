import type { Cost } from '../cost.ts';

/**
 * This spell may be paid for in another way than with its mana cost.
 * One card: the price is chosen as the spell is announced.
 */
export interface AlternativePrice {
  readonly kind: 'alternativePrice';
  readonly costs: readonly Cost[];
}
