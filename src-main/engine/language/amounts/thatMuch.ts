import type { Ref } from '../ref.ts';

/** The amount of the triggering event, or of an earlier part of the same text. */
export interface ThatMuch {
  readonly kind: 'thatMuch';
  /** The slot it was kept in; absent: the triggering event's amount. */
  readonly slot?: string;
  /** Of what was kept for each player, the part of this one. */
  readonly of?: Ref;
}
export const thatMuch = (slot?: string, of?: Ref): ThatMuch => ({
  kind: 'thatMuch',
  ...(slot === undefined ? {} : { slot }),
  ...(of === undefined ? {} : { of }),
});
