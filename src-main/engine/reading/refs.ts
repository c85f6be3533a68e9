/** Who and what is meant. */
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import type { Ref } from '../language/ref.ts';
import { inTurnOrder, opponentsOf } from '../value/seats.ts';
import { cardAt, cardThing, isThere, lastKnown, seatThing } from '../value/things.ts';
import { looksOfThing } from './looks.ts';
import { readAmount } from './amounts.ts';
import type { Context, Read, Reads } from './context.ts';
import { didThisTurn, sourcesOfDamage } from './deeds.ts';
import { measure } from './measures.ts';
import { allOf, facing, followed, hostThing, lyingAbove } from './objects.ts';
import { playersOf } from './players.ts';
import { chosenOn } from './slots.ts';

const REFS: Reads<Ref, readonly Thing[]> = {
  self: (_, context) => [context.self],
  attached: (duel, context) => {
    if (context.self.kind !== 'card') return [];
    const host = isThere(duel, context.self)
      ? duel.board[context.self.card]?.attachedTo
      : (lastKnown(duel, context.self)?.attachedTo ?? context.act?.source.attachedTo);
    return host === undefined || host < 0 ? [] : [hostThing(duel, host)];
  },
  that: (_, { act }, ref) => {
    const about = act?.about;
    if (!about) return [];
    if (ref.role === 'player') return about.player === undefined ? [] : [seatThing(about.player)];
    const thing = about[ref.role];
    return thing ? [thing] : [];
  },
  target: (duel, { act }, ref) =>
    (act?.targets[ref.n] ?? []).filter(
      (thing) => isThere(duel, thing) || lastKnown(duel, thing) !== undefined,
    ),
  slot: (duel, context, ref) => {
    const value = context.slots?.[ref.name] ?? chosenOn(duel, context)?.[ref.name];
    return Array.isArray(value) ? (value as readonly Thing[]) : [];
  },
  each: (_, context) => (context.each ? [context.each] : []),
  all: (duel, context, ref) => allOf(duel, context, ref),
  players: (duel, context, ref) => playersOf(duel, context, ref.who).map(seatThing),
  controllerOf: (duel, context, ref) =>
    readRef(duel, context, ref.of).flatMap((thing) => ofController(duel, thing)),
  ownerOf: (duel, context, ref) =>
    readRef(duel, context, ref.of).flatMap((thing) =>
      thing.kind === 'card' ? [seatThing(cardAt(duel, thing.card).owner)] : [],
    ),
  topOf: (duel, context, ref) =>
    readSeats(duel, context, ref.of).flatMap((seat) =>
      (duel.libraries[seat] ?? [])
        .slice(0, readAmount(duel, context, ref.count))
        .map((card) => cardThing(duel, card)),
    ),
  foremost: (duel, context, ref) => foremost(duel, ref.what, readRef(duel, context, ref.of)),
  opponentsOf: (duel, context, { of }) => {
    const seats = readSeats(duel, context, of);
    return inTurnOrder(duel)
      .filter((seat) => seats.some((other) => opponentsOf(duel, other).includes(seat)))
      .map(seatThing);
  },
  buried: (duel, context, { of }) => readRef(duel, context, of).flatMap((thing) => followed(duel, thing)),
  above: (duel, context, { of, filter }) =>
    readRef(duel, context, of).flatMap((thing) => lyingAbove(duel, context, thing, filter)),
  several: (duel, context, ref) => ref.of.flatMap((part) => readRef(duel, context, part)),
  allBut: (duel, context, ref) => {
    const left = readSeats(duel, context, ref.of);
    return inTurnOrder(duel)
      .filter((seat) => !left.includes(seat))
      .map(seatThing);
  },
  whoDid: (duel, context, ref) =>
    readSeats(duel, context, ref.of)
      .filter((seat) => didThisTurn(duel, seat, ref.did))
      .map(seatThing),
  sourcesOfDamage: (duel, context, ref) => sourcesOfDamage(duel, readRef(duel, context, ref.to)),
  against: (duel, context, ref) => readRef(duel, context, ref.of).flatMap((thing) => facing(duel, thing)),
};

function foremost(
  duel: Duel,
  what: Extract<Ref, { kind: 'foremost' }>['what'],
  things: readonly Thing[],
): readonly Thing[] {
  const numbers = things.map((thing) => measure(duel, what, thing));
  const most = Math.max(...numbers);
  return things.filter((_, place) => numbers[place] === most);
}

function ofController(duel: Duel, thing: Thing): Thing[] {
  if (thing.kind === 'seat') return [thing];
  const looks = looksOfThing(duel, thing);
  return looks ? [seatThing(looks.controller)] : [];
}

export function readRef(duel: Duel, context: Context, ref: Ref): readonly Thing[] {
  return (REFS[ref.kind] as Read<Ref, readonly Thing[]>)(duel, context, ref);
}

/** The players among those meant, as far as they have not left. */
export function readSeats(duel: Duel, context: Context, ref: Ref): Seat[] {
  const seats: Seat[] = [];
  for (const thing of readRef(duel, context, ref))
    if (thing.kind === 'seat' && !duel.lost[thing.seat]) seats.push(thing.seat);
  return seats;
}

/** The permanents among those meant that are still there. */
export function readPermanents(duel: Duel, context: Context, ref: Ref): CardNumber[] {
  const cards: CardNumber[] = [];
  for (const thing of readRef(duel, context, ref)) {
    if (thing.kind === 'card' && isThere(duel, thing) && duel.board[thing.card]) cards.push(thing.card);
  }
  return cards;
}
