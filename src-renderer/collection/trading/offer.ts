/** What is put on the table in a trade: cards of either side, each only as often as it is there. */
import type { TradeOffer } from '../../../src-shared/collection-calls.ts';
import type { Copies } from '../../../src-shared/collection.ts';

export type OfferSide = keyof TradeOffer;

export const NOTHING: TradeOffer = { given: [], taken: [] };

const isSame = (one: Copies, other: Copies): boolean =>
  one.card === other.card && one.set === other.set && one.number === other.number && one.foil === other.foil;

export const keyOf = ({ card, set, number, foil }: Copies): string => [card, set, number, foil].join('\n');

export function withOneMore(offer: TradeOffer, side: OfferSide, copies: Copies): TradeOffer {
  const before = offer[side].find((other) => isSame(other, copies));
  if ((before?.count ?? 0) >= copies.count) return offer;
  const others = offer[side].filter((other) => !isSame(other, copies));
  return { ...offer, [side]: [...others, { ...copies, count: (before?.count ?? 0) + 1 }] };
}

export function withOneFewer(offer: TradeOffer, side: OfferSide, copies: Copies): TradeOffer {
  const after = offer[side].flatMap((other) => {
    if (!isSame(other, copies)) return [other];
    return other.count > 1 ? [{ ...other, count: other.count - 1 }] : [];
  });
  return { ...offer, [side]: after };
}

/** What is still beside the table. */
export function leftOf(held: readonly Copies[], offered: readonly Copies[]): Copies[] {
  return held.flatMap((copies) => {
    const count = copies.count - (offered.find((other) => isSame(other, copies))?.count ?? 0);
    return count > 0 ? [{ ...copies, count }] : [];
  });
}

export const isEmpty = ({ given, taken }: TradeOffer): boolean => given.length + taken.length === 0;
