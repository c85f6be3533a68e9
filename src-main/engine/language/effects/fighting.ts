import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';

/** They attack and block no more; `unblocks`: what they alone had blocked is not blocked. */
export interface RemoveFromCombat {
  readonly kind: 'removeFromCombat';
  readonly what: Ref;
  readonly unblocks?: true;
}
export const removeFromCombat = (what: Ref, unblocks?: true): RemoveFromCombat =>
  unblocks ? { kind: 'removeFromCombat', what, unblocks } : { kind: 'removeFromCombat', what };

/**
 * They block these attackers, where they lawfully can.
 * One card: blocks are changed after they were declared.
 */
export interface MakeBlock {
  readonly kind: 'makeBlock';
  readonly what: Ref;
  readonly whom: Ref;
}
export const makeBlock = (what: Ref, whom: Ref): MakeBlock => ({ kind: 'makeBlock', what, whom });

/**
 * Damage from one object, divided among these as a player likes while it happens.
 * One card: the one who divides is not the one who aimed.
 */
export interface DivideDamage {
  readonly kind: 'divideDamage';
  readonly amount: Amount;
  readonly among: Ref;
  readonly by: Ref;
  readonly divider: Ref;
}
export const divideDamage = (amount: Amount, among: Ref, by: Ref, divider: Ref): DivideDamage => ({
  kind: 'divideDamage',
  amount,
  among,
  by,
  divider,
});

/**
 * Nothing more of this turn happens but its cleaning up: what waits on the chain is gone.
 * One card: what waits and what is left of the turn are dropped together.
 */
export interface EndTurn {
  readonly kind: 'endTurn';
}
export const endTurn: EndTurn = { kind: 'endTurn' };
