import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';
import { self } from '../refs/self.ts';

/** Damage from a source to creatures, players and planeswalkers, all at once. */
export interface Damage {
  readonly kind: 'damage';
  /** For each recipient, unless `shared` says that it is split among them. */
  readonly amount: Amount;
  readonly to: Ref;
  readonly by: Ref;
  /** Each of `by` deals it, all at once; `each` is then the one that deals. */
  readonly byEach?: true;
  /** `evenly`: the amount is split, rounded down; `chosen`: as announced with the targets. */
  readonly shared?: 'evenly' | 'chosen';
  readonly unpreventable?: true;
  /** Keeps how much was dealt in all. */
  readonly slot?: string;
  /** Keeps whom it was dealt to in the end. */
  readonly hurt?: string;
}
type Manner = Partial<Pick<Damage, 'by' | 'byEach' | 'shared' | 'unpreventable' | 'slot' | 'hurt'>>;
export const damage = (amount: Amount, to: Ref, manner: Manner = {}): Damage => ({
  kind: 'damage',
  amount,
  to,
  by: self,
  ...manner,
});
