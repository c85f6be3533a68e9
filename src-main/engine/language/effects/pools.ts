import type { Ref } from '../ref.ts';

/**
 * Every kind of mana in these pools is doubled.
 * One card: what is added depends on what each pool holds, kind by kind.
 */
export interface DoublePool {
  readonly kind: 'doublePool';
  readonly who: Ref;
}
export const doublePool = (who: Ref): DoublePool => ({ kind: 'doublePool', who });

/**
 * All mana in these pools goes to another player's.
 * One card: mana changes hands, and is neither made nor lost.
 */
export interface TakePool {
  readonly kind: 'takePool';
  readonly from: Ref;
  readonly to: Ref;
}
export const takePool = (from: Ref, to: Ref): TakePool => ({ kind: 'takePool', from, to });

/**
 * Each of these permanents is made to give its mana; where there is a choice its controller has it.
 * One card: a player is made to use the mana abilities of lands, with the choices in them.
 */
export interface DrawMana {
  readonly kind: 'drawMana';
  readonly from: Ref;
}
export const drawMana = (from: Ref): DrawMana => ({ kind: 'drawMana', from });
