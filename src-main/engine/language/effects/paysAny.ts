import type { Ref } from '../ref.ts';

/**
 * A player may pay any amount of mana; how much is kept.
 * One card: how much is paid decides how much is prevented, and nothing else asks for a free amount.
 */
export interface PaysAny {
  readonly kind: 'paysAny';
  readonly who: Ref;
  readonly slot: string;
}
export const paysAny = (who: Ref, slot: string): PaysAny => ({ kind: 'paysAny', who, slot });
