/** The amount of the triggering event, or of an earlier part of the same text. */
export interface ThatMuch {
  readonly kind: 'thatMuch';
  /** The slot it was kept in; absent: the triggering event's amount. */
  readonly slot?: string;
}
export const thatMuch = (slot?: string): ThatMuch =>
  slot === undefined ? { kind: 'thatMuch' } : { kind: 'thatMuch', slot };
