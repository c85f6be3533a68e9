/** Reading cards, permanents and references that may have gone stale. */
import type {
  Act,
  Card,
  CardNumber,
  ChainItem,
  Duel,
  Looks,
  Permanent,
  Seat,
  Snapshot,
  Thing,
} from './duel.ts';
import { looksOfFace } from './faces.ts';
import { looksInPlay } from './layers/inPlay.ts';

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

/** What a card is now, wherever it is. */
export const looksOf = (duel: Duel, card: CardNumber): Looks =>
  duel.board[card] ? looksInPlay(duel, card) : looksElsewhere(duel, card);

function looksElsewhere(duel: Duel, card: CardNumber): Looks {
  const record = cardAt(duel, card);
  if (record.zone === 'chain') {
    const item = duel.chain.find((other) => other.card === card);
    if (item) return item.looks;
  }
  return looksOfFace(duel, record.face, record.owner);
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

export const controllerOf = (duel: Duel, card: CardNumber): Seat => looksOf(duel, card).controller;

export const cardThing = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: cardAt(duel, card).incarnation,
});
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

export function snapshotOf(duel: Duel, card: CardNumber): Snapshot {
  const record = cardAt(duel, card);
  const permanent = duel.board[card];
  return {
    card,
    incarnation: record.incarnation,
    looks: looksOf(duel, card),
    owner: record.owner,
    tapped: permanent?.tapped ?? false,
    counters: permanent?.counters ?? NO_COUNTERS,
    attachedTo: permanent?.attachedTo ?? -1,
    chosen: permanent?.chosen ?? NOTHING_CHOSEN,
  };
}

const NO_COUNTERS: Snapshot['counters'] = {};
const NOTHING_CHOSEN: Snapshot['chosen'] = {};

/** What it is, or was when it was last there; undefined for players and for what nobody remembers. */
export function looksOfThing(duel: Duel, thing: Thing): Looks | undefined {
  if (thing.kind === 'chain')
    return chainItem(duel, thing.id)?.looks ?? duel.past.find((was) => was.card === -thing.id)?.looks;
  if (thing.kind === 'seat') return undefined;
  if (isThere(duel, thing)) return looksOf(duel, thing.card);
  return lastKnown(duel, thing)?.looks;
}

export function lastKnown(duel: Duel, thing: Thing): Snapshot | undefined {
  if (thing.kind !== 'card') return undefined;
  return duel.past.findLast((was) => was.card === thing.card && was.incarnation === thing.incarnation);
}

/** The source of an act as the rulebook has it: as announced, or as it is or was last. */
export function sourceNow(duel: Duel, act: Act, announced: boolean): Snapshot {
  return announced ? act.source : presentSource(duel, act.source);
}

/** The source as it is, or was when it was last there. */
export function presentSource(duel: Duel, source: Snapshot): Snapshot {
  const thing: Thing = { kind: 'card', card: source.card, incarnation: source.incarnation };
  if (source.card < 0) return source;
  if (isThere(duel, thing)) return snapshotOf(duel, source.card);
  return lastKnown(duel, thing) ?? source;
}
