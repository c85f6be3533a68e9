import type { Cost } from '../cost.ts';
import type { Effect } from '../effect.ts';
import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** "You may …": the player decides as it happens. */
export interface May {
  readonly kind: 'may';
  readonly who: Ref;
  readonly effect: Effect;
  /** Kept when it was done. */
  readonly slot?: string;
}
export const may = (effect: Effect, who: Ref = you): May => ({ kind: 'may', who, effect });

/** "You may pay …; if you do", and "… unless that player pays …". */
export interface Pays {
  readonly kind: 'pays';
  readonly who: Ref;
  readonly cost: readonly Cost[];
  readonly then?: Effect;
  readonly otherwise?: Effect;
  /** Nobody is asked whose pool and lands suffice for it; only mana of other sources may be kept back. */
  readonly fromLandsAnyway?: true;
}
export const mayPay = (cost: Cost | readonly Cost[], then: Effect, who: Ref = you): Pays => ({
  kind: 'pays',
  who,
  cost: 'kind' in cost ? [cost] : cost,
  then,
});
export const unlessPays = (cost: Cost | readonly Cost[], otherwise: Effect, who: Ref = you): Pays => ({
  kind: 'pays',
  who,
  cost: 'kind' in cost ? [cost] : cost,
  otherwise,
});
