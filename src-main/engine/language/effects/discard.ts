import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';
import { anything } from '../filters/logic.ts';

/** Players discard cards: chosen by themselves, by someone else, or by chance. */
export interface Discard {
  readonly kind: 'discard';
  readonly who: Ref;
  readonly count: Amount | 'any' | 'all';
  readonly filter: Filter;
  /** Or fewer, as they like. */
  readonly upTo?: true;
  readonly atRandom?: true;
  readonly by?: Ref;
  /** Keeps how many cards each player discarded. */
  readonly slot?: string;
}
type Manner = Partial<Pick<Discard, 'filter' | 'upTo' | 'atRandom' | 'by' | 'slot'>>;
export const discard = (who: Ref, count: Discard['count'] = 1, manner: Manner = {}): Discard => ({
  kind: 'discard',
  who,
  count,
  filter: anything,
  ...manner,
});
