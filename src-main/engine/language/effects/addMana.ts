import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** Mana into a pool: one of the choices, each a row of symbols (`CC`, `W`), so many times. */
export interface AddMana {
  readonly kind: 'addMana';
  readonly choices: readonly string[];
  readonly times: Amount;
  readonly who: Ref;
  /** The choices are not written out: one mana of the kinds that this gives. */
  readonly origin?: ManaOrigin;
  /** It pays only for spells that fit. */
  readonly only?: Filter;
}
/**
 * `chosen`: of the colour kept under a name; `couldProduce`: of any kind, or of any colour, that these permanents could
 * give;
 * `produced`: of any kind that the triggering use of a mana ability gave.
 */
export type ManaOrigin =
  | { readonly kind: 'chosen'; readonly slot: string }
  | { readonly kind: 'couldProduce'; readonly of: Ref; readonly coloursOnly?: true }
  | { readonly kind: 'produced' };
export const addManaOf = (origin: ManaOrigin, who: Ref = you): AddMana => ({
  kind: 'addMana',
  choices: [],
  times: 1,
  who,
  origin,
});
export const addMana = (...choices: string[]): AddMana => ({ kind: 'addMana', choices, times: 1, who: you });
export const addManaOnly = (only: Filter, ...choices: string[]): AddMana => ({
  kind: 'addMana',
  choices,
  times: 1,
  who: you,
  only,
});
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
