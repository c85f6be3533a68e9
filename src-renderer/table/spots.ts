/** Places at the table that can be clicked, and what they show. */
import type { CardNumber, Seat, Thing } from '../../src-shared/duel/things.ts';

export type Spot =
  | { readonly kind: 'card'; readonly card: CardNumber }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'chain'; readonly id: number }
  /** Mana of one kind in a pool: its place in MANA. */
  | { readonly kind: 'mana'; readonly seat: Seat; readonly place: number };

export const cardSpot = (card: CardNumber): Spot => ({ kind: 'card', card });
export const seatSpot = (seat: Seat): Spot => ({ kind: 'seat', seat });
export const manaSpot = (seat: Seat, place: number): Spot => ({ kind: 'mana', seat, place });
export const itemSpot = (id: number): Spot => ({ kind: 'chain', id });

/** Names the spot in the page, so that the keyboard finds it again after everything has moved. */
export function spotKey(spot: Spot): string {
  switch (spot.kind) {
    case 'card':
      return `card-${spot.card}`;
    case 'seat':
      return `seat-${spot.seat}`;
    case 'chain':
      return `chain-${spot.id}`;
    case 'mana':
      return `mana-${spot.seat}-${spot.place}`;
  }
}

/** The spot with this name; undefined for what is no spot of the duel, such as a pile. */
function spotAt(key: string | undefined): Spot | undefined {
  const [kind, one, other] = (key ?? '').split('-');
  const number = Number(one);
  if (one === undefined || !Number.isInteger(number)) return undefined;
  switch (kind) {
    case 'card':
      return cardSpot(number);
    case 'seat':
      return seatSpot(number);
    case 'chain':
      return itemSpot(number);
    case 'mana':
      return manaSpot(number, Number(other));
    default:
      return undefined;
  }
}

/** The innermost that it lies in. */
export const spotUnder = (target: EventTarget | null): Spot | undefined =>
  target instanceof Element ? spotAt(target.closest<HTMLElement>('[data-spot]')?.dataset['spot']) : undefined;

export function cardUnder(target: EventTarget | null): CardNumber | undefined {
  const spot = spotUnder(target);
  return spot?.kind === 'card' ? spot.card : undefined;
}

export const isAt = (thing: Thing, spot: Spot): boolean => spotKey(thing) === spotKey(spot);

/** What frames a spot, the most urgent first: never two frames on one card. */
export const SPOT_MARKS = ['mandatory', 'selected', 'targetable', 'optional', 'canPay'] as const;
export type Mark = (typeof SPOT_MARKS)[number];

/** What a click on the spot does; the sentences have the words. */
export const SPOT_DEEDS = [
  'playLand',
  'cast',
  'use',
  'perform',
  'chooseAct',
  'target',
  'choose',
  'takeBack',
  'pay',
  'spend',
  'pour',
  'takeOut',
  'pourOne',
  'attack',
  'aim',
  'band',
  'takeBlocker',
  'letThrough',
  'letGo',
  'block',
] as const;
export type Deed = (typeof SPOT_DEEDS)[number];

export interface Sign {
  readonly mark: Mark;
  readonly deed: Deed;
  /** Its place in an order that is being made. */
  readonly number?: number;
  /** The mana that the plan of a payment has from it, in symbols. */
  readonly gives?: string;
}
