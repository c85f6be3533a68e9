import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';
import type { Zone } from '../../../../src-shared/duel/words.ts';

/** A player shows cards from the top of the library until so many fit; those go to `to`, the others where `rest` says. */
export interface RevealUntil {
  readonly kind: 'revealUntil';
  readonly who: Ref;
  readonly filter: Filter;
  readonly count: Amount;
  readonly to: Zone;
  readonly rest: 'bottom' | 'shuffled' | 'graveyard';
}
export const revealUntil = (
  who: Ref,
  filter: Filter,
  to: Zone,
  rest: RevealUntil['rest'],
  count: Amount = 1,
): RevealUntil => ({ kind: 'revealUntil', who, filter, count, to, rest });
