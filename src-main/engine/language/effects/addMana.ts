import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** Mana into a pool: one of the choices, each a row of symbols (`CC`, `W`), so many times. */
export interface AddMana {
  readonly kind: 'addMana';
  readonly choices: readonly string[];
  readonly times: Amount;
  readonly who: Ref;
}
export const addMana = (...choices: string[]): AddMana => ({ kind: 'addMana', choices, times: 1, who: you });
export const addManaFor = (who: Ref, times: Amount, ...choices: string[]): AddMana => ({
  kind: 'addMana',
  choices,
  times,
  who,
});

/** All mana in these pools is gone. */
export interface EmptyPool {
  readonly kind: 'emptyPool';
  readonly who: Ref;
}
export const emptyPool = (who: Ref): EmptyPool => ({ kind: 'emptyPool', who });
