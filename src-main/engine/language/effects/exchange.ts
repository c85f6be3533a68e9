import type { Ref } from '../ref.ts';

/** Two permanents change their controllers, both or neither. */
export interface ExchangeControl {
  readonly kind: 'exchangeControl';
  readonly one: Ref;
  readonly other: Ref;
  /** Keeps the two of them when it was done. */
  readonly slot?: string;
}
export const exchangeControl = (one: Ref, other: Ref, slot?: string): ExchangeControl =>
  slot === undefined
    ? { kind: 'exchangeControl', one, other }
    : { kind: 'exchangeControl', one, other, slot };
