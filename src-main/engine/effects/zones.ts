/** Destroying, moving, sacrificing, drawing, discarding, searching. */
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { learn, makeCard, reveal, shuffleLibrary } from '../changes/zones.ts';
import { readAmount } from '../reading/amounts.ts';
import type { Context } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { readPermanents, readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import { replacedSoFar } from '../events/draw.ts';
import { save } from '../events/dying.ts';
import { placeFace } from '../faces/faces.ts';
import { editionOf } from '../editions/registry.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { answerIn, goOn, keepSlot, pop, push } from '../value/stack.ts';
import type { Draw } from '../language/effects/draw.ts';
import { seatsIn } from '../value/seats.ts';
import { cardAt, cardsOf, cardThing, hasThing, isInPlay, isThere, seatThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { arriving, linkWith } from './linked.ts';
import {
  byChance,
  contextIn,
  meantBy,
  onlyMeantBy,
  reached,
  reachedPermanents,
  type Handlers,
} from './tools.ts';
import { lookAtTop } from './lookAtTop.ts';
import { moveThem } from './moving.ts';
import { searchLibraries } from './search.ts';

export const ZONES: Handlers<
  | 'destroy'
  | 'regenerate'
  | 'move'
  | 'sacrifice'
  | 'sacrificeIt'
  | 'equalise'
  | 'draw'
  | 'discard'
  | 'mill'
  | 'shuffle'
  | 'search'
  | 'lookAtTop'
  | 'revealHand'
  | 'create'
> = {
  destroy: (duel, frame, effect) => {
    if (frame.stage === 'destroyed') {
      pop(duel);
      const dead = frame.list.filter((thing) => !isThere(duel, thing));
      if (effect.slot !== undefined) keepSlot(duel, effect.slot, dead.length);
      return;
    }
    const cards = reachedPermanents(duel, frame, effect.what);
    if (effect.slot === undefined) pop(duel);
    else goOn(duel, frame, { stage: 'destroyed', list: cards.map((card) => cardThing(duel, card)) });
    happen(duel, {
      kind: 'destroy',
      bury: effect.bury === true,
      entries: cards.map((card) => ({ card })),
    });
  },

  regenerate: (duel, frame, effect) => {
    const things = reached(duel, frame, effect.what).filter((thing) => isInPlay(duel, thing));
    pop(duel);
    for (const thing of things) {
      if (thing.kind !== 'card') continue;
      if (editionOf(duel).dying.regeneration === 'whenDying') save(duel, thing.card, frame.act.source);
      else {
        const id = duel.nextId++;
        duel.effects.push({
          kind: 'regeneration',
          id,
          stamp: id,
          you: frame.act.you,
          source: frame.act.source,
          until: 'endOfTurn',
          thing,
        });
      }
    }
  },

  move: (duel, frame, effect) => moveThem(duel, frame, effect),

  sacrifice: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const seats = meantBy(duel, frame, 'who');
    gatherFrom(
      duel,
      frame,
      seats,
      'sacrifice',
      (seat) => {
        const from = ownPermanents(duel, seat).filter((card) =>
          fitsCard(duel, context, effect.filter, card, looksOf(duel, card)),
        );
        return { from, count: readAmount(duel, ofSeat(context, seat), effect.count) };
      },
      (cards) => {
        if (effect.slot) keepSlot(duel, effect.slot, cards.length);
        happen(duel, {
          kind: 'move',
          cause: 'sacrifice',
          at: -1,
          entries: cards.map((card) => ({ card, to: 'graveyard' })),
        });
      },
    );
  },

  sacrificeIt: (duel, frame, effect) => {
    const cards = readPermanents(duel, contextIn(duel, frame), effect.what);
    pop(duel);
    happen(duel, {
      kind: 'move',
      cause: 'sacrifice',
      at: -1,
      entries: cards.map((card) => ({ card, to: 'graveyard' })),
    });
  },

  equalise: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const { filter } = effect;
    const held = (seat: Seat): CardNumber[] =>
      filter
        ? ownPermanents(duel, seat).filter((card) =>
            fitsCard(duel, context, filter, card, looksOf(duel, card)),
          )
        : [...(duel.hands[seat] ?? [])];
    const fewest = Math.min(...seatsIn(duel).map((seat) => held(seat).length));
    gatherFrom(
      duel,
      frame,
      seatsIn(duel),
      filter ? 'sacrifice' : 'discard',
      (seat) => ({ from: held(seat), count: held(seat).length - fewest }),
      (cards) => {
        happen(duel, {
          kind: 'move',
          cause: filter ? 'sacrifice' : 'discard',
          at: -1,
          by: frame.act.you,
          entries: cards.map((card) => ({ card, to: 'graveyard' })),
        });
      },
    );
  },

  draw: (duel, frame, effect) => {
    const { at = 0 } = frame;
    const list = frame.at === undefined ? drawersOf(duel, contextIn(duel, frame), effect) : frame.list;
    const { counted = [duel.memory.length] } = frame;
    const drawer = list[at];
    if (drawer?.kind !== 'seat') {
      if (effect.slot) keepSlot(duel, effect.slot, drawnSince(duel, counted[0] ?? 0));
      return pop(duel);
    }
    // Drawing in the place of a draw goes past what replaced it.
    const replaced = replacedSoFar(duel);
    goOn(duel, frame, { at: at + 1, list, counted });
    happen(duel, { kind: 'draw', seat: drawer.seat, replaced });
  },

  discard: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const seats = meantBy(duel, frame, 'who');
    const by = onlyMeantBy(duel, frame, 'by');
    gatherFrom(
      duel,
      frame,
      seats,
      'discard',
      (seat) => {
        const from = (duel.hands[seat] ?? []).filter((card) =>
          fitsCard(duel, context, effect.filter, card, looksOf(duel, card)),
        );
        if (effect.count === 'all') return { from, count: from.length };
        if (effect.count === 'any') return { from, count: 0, most: from.length };
        const count = readAmount(duel, ofSeat(context, seat), effect.count);
        if (effect.upTo) return { from, count: 0, most: count };
        return effect.atRandom
          ? {
              from: cardsOf(
                byChance(
                  duel,
                  from.map((card) => cardThing(duel, card)),
                  count,
                ),
              ),
              count,
            }
          : { from, count, ...(by === undefined ? {} : { by }) };
      },
      (cards) => {
        if (effect.slot) keepSlot(duel, effect.slot, cards.length);
        for (const seat of seats)
          keepSlot(
            duel,
            `${effect.slot ?? 'discarded'}.${seat}`,
            cards.filter((card) => cardAt(duel, card).owner === seat).length,
          );
        happen(duel, {
          kind: 'move',
          cause: 'discard',
          at: -1,
          by: frame.act.you,
          entries: cards.map((card) => ({ card, to: 'graveyard' })),
        });
      },
    );
  },

  mill: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const count = readAmount(duel, context, effect.count);
    const cards = readSeats(duel, context, effect.who).flatMap((seat) =>
      (duel.libraries[seat] ?? []).slice(0, count),
    );
    pop(duel);
    happen(duel, {
      kind: 'move',
      cause: 'effect',
      at: -1,
      entries: cards.map((card) => ({ card, to: 'graveyard' })),
    });
  },

  shuffle: (duel, frame, effect) => {
    const seats = readSeats(duel, contextIn(duel, frame), effect.who);
    pop(duel);
    for (const seat of seats) shuffleLibrary(duel, seat);
  },

  search: (duel, frame, effect) => searchLibraries(duel, frame, effect),

  lookAtTop: (duel, frame, effect) => lookAtTop(duel, frame, effect),

  revealHand: (duel, frame, effect) => {
    const seats = readSeats(duel, contextIn(duel, frame), effect.who);
    pop(duel);
    for (const seat of seats) reveal(duel, duel.hands[seat] ?? [], seat);
  },

  create: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const seats = readSeats(duel, context, effect.who);
    const count = readAmount(duel, context, effect.count);
    pop(duel);
    const { token, size, slot, linked } = effect;
    const face = placeFace(
      duel,
      size
        ? {
            ...token,
            power: readAmount(duel, context, size.power),
            toughness: readAmount(duel, context, size.toughness),
          }
        : token,
    );
    const entries = seats.flatMap((seat) =>
      Array.from({ length: count }, (): MoveEntry => ({
        card: makeCard(duel, seat, face),
        to: 'battlefield',
        under: seat,
      })),
    );
    const tokens = entries.map(({ card }) => arriving(duel, card));
    if (slot !== undefined) keepSlot(duel, slot, tokens);
    if (linked !== undefined) linkWith(duel, frame, linked, tokens);
    happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
  },
};

/** A number that is counted for each player is read from that player. */
const ofSeat = (context: Context, seat: Seat): Context =>
  context.each ? context : { ...context, each: seatThing(seat) };

/** What was drawn since this was noted, as far as it is still in the hand it went to. */
function drawnSince(duel: Duel, from: number): Thing[] {
  return duel.memory
    .slice(from)
    .flatMap(({ kind, who, incarnation }): Thing[] =>
      kind === 'drew' ? [{ kind: 'card', card: who, incarnation }] : [],
    )
    .filter((thing) => isThere(duel, thing));
}

const ownPermanents = (duel: Duel, seat: Seat): CardNumber[] =>
  duel.battlefield.filter((card) => looksOf(duel, card).controller === seat);

interface Gathering {
  readonly from: readonly CardNumber[];
  readonly count: number;
  readonly most?: number;
  readonly by?: Seat;
}

/** All choose one after the other, in turn order; then one event for all of them. `list`: who was asked, and the choices. */
function gatherFrom(
  duel: Duel,
  frame: EffectFrame<'sacrifice' | 'discard' | 'equalise'>,
  seats: readonly Seat[],
  what: 'sacrifice' | 'discard',
  wanted: (seat: Seat) => Gathering,
  then: (cards: readonly CardNumber[]) => void,
): void {
  const chosen = frame.stage === 'chosen' ? answerIn(frame, 'choose') : [];
  const list = [...frame.list, ...chosen];
  const seat = seats.find((other) => !hasThing(list, seatThing(other)));
  if (seat === undefined) {
    pop(duel);
    then(cardsOf(list));
    return;
  }
  goOn(duel, frame, { stage: 'chosen', list: [...list, seatThing(seat)] });
  const { from, count, most = count, by = seat } = wanted(seat);
  if (by !== seat) learn(duel, from, [by]);
  const things = from.map((card) => cardThing(duel, card));
  push(duel, {
    kind: 'choose',
    seat,
    by,
    what,
    from: things,
    least: Math.min(count, things.length),
    most: Math.min(most, things.length),
  });
}

/** A seat for each draw: how many there are is counted before the first. */
function drawersOf(duel: Duel, context: Context, { who, count }: Draw): Thing[] {
  const times = Math.max(0, readAmount(duel, context, count));
  return readSeats(duel, context, who).flatMap((seat) =>
    Array.from({ length: times }, (): Thing => ({ kind: 'seat', seat })),
  );
}
