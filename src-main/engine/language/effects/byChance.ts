import type { Amount } from '../amount.ts';
import type { Effect } from '../effect.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** One of these happens, chance says which. */
export interface OneAtRandom {
  readonly kind: 'oneAtRandom';
  readonly of: readonly Effect[];
}
export const oneAtRandom = (...of: Effect[]): OneAtRandom => ({ kind: 'oneAtRandom', of });

/** A number between these by chance; it is kept in a slot. */
export interface RollNumber {
  readonly kind: 'rollNumber';
  readonly slot: string;
  readonly least: number;
  readonly most: number;
}
export const rollNumber = (slot: string, least: number, most: number): RollNumber => ({
  kind: 'rollNumber',
  slot,
  least,
  most,
});

/** So many counters are spread over these by chance, one at least on each as far as they go. */
export interface ScatterCounters {
  readonly kind: 'scatterCounters';
  readonly what: Ref;
  readonly counter: string;
  readonly count: Amount;
}
export const scatterCounters = (what: Ref, counter: string, count: Amount): ScatterCounters => ({
  kind: 'scatterCounters',
  what,
  counter,
  count,
});

/** Chance picks a card that fits out of everybody's deck, wherever it is now; it is kept in a slot. */
export interface PickFromDecks {
  readonly kind: 'pickFromDecks';
  readonly filter: Filter;
  readonly slot: string;
}
export const pickFromDecks = (filter: Filter, slot: string): PickFromDecks => ({
  kind: 'pickFromDecks',
  filter,
  slot,
});

/** Put a token into play that is a copy of the card picked. */
export interface CreatePicked {
  readonly kind: 'createPicked';
  readonly slot: string;
  readonly who: Ref;
}
export const createPicked = (slot: string, who: Ref = you): CreatePicked => ({
  kind: 'createPicked',
  slot,
  who,
});
