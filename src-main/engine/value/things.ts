/** Reading cards, permanents and references that may have gone stale. */
import type { Card, CardNumber, ChainItem, Duel, Permanent, Seat, Snapshot, Thing } from './duel.ts';

export function cardAt(duel: Duel, card: CardNumber): Card {
  const found = duel.cards[card];
  if (!found) throw new Error(`There is no card ${card}.`);
  return found;
}

export function permanentAt(duel: Duel, card: CardNumber): Permanent {
  const found = duel.board[card];
  if (!found) throw new Error(`Card ${card} is not in play.`);
  return found;
}

export function zoneOf(duel: Duel, seat: Seat, zone: string): readonly CardNumber[] {
  switch (zone) {
    case 'library':
      return duel.libraries[seat] ?? [];
    case 'hand':
      return duel.hands[seat] ?? [];
    case 'graveyard':
      return duel.graveyards[seat] ?? [];
    case 'exile':
      return duel.exiles[seat] ?? [];
    case 'ante':
      return duel.antes[seat] ?? [];
    default:
      return [];
  }
}

export const cardThing = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: cardAt(duel, card).incarnation,
});
/** Of those that are cards. */
export const cardsOf = (things: readonly Thing[]): CardNumber[] =>
  things.flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));

/** The object that this is a picture of: a copy of a spell is none of a card. */
export const objectOf = ({ card, incarnation, copy }: Snapshot): Thing =>
  copy === undefined ? { kind: 'card', card, incarnation } : chainThing(copy);

/** Its card; -1 for a copy of a spell, which has none. */
export const cardOf = ({ card, copy }: Snapshot): CardNumber => (copy === undefined ? card : -1);

export const seatThing = (seat: Seat): Thing => ({ kind: 'seat', seat });
export const chainThing = (id: number): Thing => ({ kind: 'chain', id });

export function sameThing(one: Thing, other: Thing): boolean {
  if (one.kind === 'card')
    return other.kind === 'card' && one.card === other.card && one.incarnation === other.incarnation;
  if (one.kind === 'seat') return other.kind === 'seat' && one.seat === other.seat;
  return other.kind === 'chain' && one.id === other.id;
}

export const hasThing = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((other) => sameThing(other, thing));

/** It is still the object it was. */
export function isThere(duel: Duel, thing: Thing): boolean {
  if (thing.kind === 'card') return cardAt(duel, thing.card).incarnation === thing.incarnation;
  if (thing.kind === 'seat') return !duel.lost[thing.seat];
  return duel.chain.some((item) => item.id === thing.id);
}

export const isInPlay = (duel: Duel, thing: Thing): boolean =>
  thing.kind === 'card' && Boolean(duel.board[thing.card]) && isThere(duel, thing);

export const chainItem = (duel: Duel, id: number): ChainItem | undefined =>
  duel.chain.find((item) => item.id === id);

export function lastKnown(duel: Duel, thing: Thing): Snapshot | undefined {
  if (thing.kind !== 'card') return undefined;
  return duel.past.findLast((was) => was.card === thing.card && was.incarnation === thing.incarnation);
}
