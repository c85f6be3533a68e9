import type { Amount } from '../amount.ts';

/** Pay so much life. */
export interface LifeCost {
  readonly kind: 'life';
  readonly count: Amount;
}
export const payLife = (count: Amount): LifeCost => ({ kind: 'life', count });
