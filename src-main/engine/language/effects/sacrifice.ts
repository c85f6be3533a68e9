import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/** Players sacrifice permanents of their own choice. */
export interface Sacrifice {
  readonly kind: 'sacrifice';
  readonly who: Ref;
  readonly filter: Filter;
  readonly count: Amount;
  /** Keeps what was sacrificed. */
  readonly slot?: string;
}
export const sacrifice = (who: Ref, filter: Filter, count: Amount = 1, slot?: string): Sacrifice =>
  slot === undefined
    ? { kind: 'sacrifice', who, filter, count }
    : { kind: 'sacrifice', who, filter, count, slot };

/** These very permanents are sacrificed by their controllers. */
export interface SacrificeIt {
  readonly kind: 'sacrificeIt';
  readonly what: Ref;
}
export const sacrificeIt = (what: Ref): SacrificeIt => ({ kind: 'sacrificeIt', what });
