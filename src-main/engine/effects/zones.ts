/** Destroying, moving, sacrificing, drawing, discarding, searching. */
import type { CardNumber, Duel, Seat, Thing } from '../duel.ts';
import { learn, makeCard, reveal, shuffleLibrary } from '../changes/zones.ts';
import { fitsCard, hasThing, readAmount, readPermanents, readSeats } from '../evaluate.ts';
import { happen } from '../events/event.ts';
import { replacedSoFar } from '../events/draw.ts';
import { save } from '../events/destroy.ts';
import { placeFace } from '../faces.ts';
import { editionOf } from '../editions/registry.ts';
import type { EffectFrame, MoveEntry } from '../frames/frame.ts';
import { keepSlot, pop, push, retop, slotsOf, takeReturned } from '../frames/stack.ts';
import { seatsIn } from '../seats.ts';
import { cardAt, cardThing, isInPlay, isThere, looksOf, seatThing } from '../things.ts';
import { byChance, cardsOf, contextIn, reached, reachedPermanents, type Handlers } from './tools.ts';
import type { LookAtTop } from '../language/effects/library.ts';

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
    const cards = reachedPermanents(duel, frame, effect.what);
    pop(duel);
    happen(duel, {
      kind: 'destroy',
      bury: effect.bury === true,
      entries: cards.map((card) => ({ card, saved: false })),
    });
  },

  regenerate: (duel, frame, effect) => {
    const things = reached(duel, frame, effect.what).filter((thing) => isInPlay(duel, thing));
    pop(duel);
    for (const thing of things) {
      if (thing.kind !== 'card') continue;
      if (editionOf(duel).dying.regeneration === 'whenDying') save(duel, thing.card);
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

  move: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const things = reached(duel, frame, effect.what).filter((thing) => isThere(duel, thing));
    const under = effect.under ? readSeats(duel, context, effect.under)[0] : undefined;
    pop(duel);
    const cards = things.flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));
    if (effect.slot)
      keepSlot(
        duel,
        effect.slot,
        cards.map((card) => afterMoving(duel, card)),
      );
    const entries = cards.map((card): MoveEntry => ({
      card,
      to: effect.to,
      ...(effect.place ? { place: effect.place } : {}),
      ...(under === undefined ? {} : { under }),
      ...(effect.tapped ? { tapped: true } : {}),
    }));
    happen(duel, { kind: 'move', cause: 'effect', at: -1, entries, by: frame.act.you });
  },

  sacrifice: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const seats = readSeats(duel, context, effect.who);
    gatherFrom(
      duel,
      frame,
      seats,
      'sacrifice',
      (seat) => {
        const from = ownPermanents(duel, seat).filter((card) =>
          fitsCard(duel, context, effect.filter, card, looksOf(duel, card)),
        );
        return { from, count: readAmount(duel, context, effect.count) };
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
    const context = contextIn(duel, frame);
    const seats =
      frame.stage === 0
        ? readSeats(duel, context, effect.who)
        : frame.list.flatMap((thing) => (thing.kind === 'seat' ? [thing.seat] : []));
    const count = readAmount(duel, context, effect.count);
    const seat = seats[Math.floor(frame.stage / Math.max(1, count))];
    if (seat === undefined || count <= 0) return pop(duel);
    // "That player draws" in the place of a draw goes past what replaced it.
    const replaced = effect.who.kind === 'that' ? replacedSoFar(duel) : [];
    retop(duel, {
      ...frame,
      stage: frame.stage + 1,
      list: seats.map((other): Thing => ({ kind: 'seat', seat: other })),
    });
    happen(duel, { kind: 'draw', seat, replaced });
  },

  discard: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const seats = readSeats(duel, context, effect.who);
    const by = effect.by ? readSeats(duel, context, effect.by)[0] : undefined;
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
        const count = readAmount(duel, context, effect.count);
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

  search: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const seats =
      frame.stage === 0
        ? readSeats(duel, context, effect.who)
        : frame.list.flatMap((thing) => (thing.kind === 'seat' ? [thing.seat] : []));
    const seat = seats[Math.floor(frame.stage / 2)];
    if (seat === undefined) return pop(duel);
    const list = seats.map((other): Thing => ({ kind: 'seat', seat: other }));
    if (frame.stage % 2 === 0) {
      const library = duel.libraries[seat] ?? [];
      learn(duel, library, [seat]);
      const from = library
        .filter((card) => fitsCard(duel, context, effect.filter, card, looksOf(duel, card)))
        .map((card) => cardThing(duel, card));
      retop(duel, { ...frame, stage: frame.stage + 1, list });
      push(duel, {
        kind: 'choose',
        seat,
        by: seat,
        what: 'search',
        from,
        least: 0,
        most: Math.min(from.length, readAmount(duel, context, effect.most)),
      });
      return;
    }
    const found = chosenCards(duel);
    retop(duel, { ...frame, stage: frame.stage + 1, list });
    if (effect.reveal) reveal(duel, found, seat);
    push(duel, { kind: 'afterSearch', seat });
    happen(duel, {
      kind: 'move',
      cause: 'effect',
      at: -1,
      entries: found.map((card) => ({ card, to: effect.to, ...(effect.tapped ? { tapped: true } : {}) })),
    });
  },

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
    const face = placeFace(duel, effect.token);
    const entries = seats.flatMap((seat) =>
      Array.from({ length: count }, (): MoveEntry => ({
        card: makeCard(duel, seat, face),
        to: 'battlefield',
        under: seat,
      })),
    );
    happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
  },
};

/** A card as it will be once it has moved: each passage makes it a new object. */
const afterMoving = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: cardAt(duel, card).incarnation + 1,
});

const ownPermanents = (duel: Duel, seat: Seat): CardNumber[] =>
  duel.battlefield.filter((card) => looksOf(duel, card).controller === seat);

function chosenCards(duel: Duel): CardNumber[] {
  const chosen = takeReturned(duel);
  return Array.isArray(chosen)
    ? (chosen as readonly Thing[]).flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []))
    : [];
}

interface Gathering {
  readonly from: readonly CardNumber[];
  readonly count: number;
  readonly most?: number;
  readonly by?: Seat;
}

/** All choose one after the other, in turn order; then one event for all of them. `list`: who was asked, and the choices. */
function gatherFrom(
  duel: Duel,
  frame: EffectFrame,
  seats: readonly Seat[],
  what: 'sacrifice' | 'discard',
  wanted: (seat: Seat) => Gathering,
  then: (cards: readonly CardNumber[]) => void,
): void {
  const chosen = frame.stage > 0 ? chosenCards(duel) : [];
  const list = [...frame.list, ...chosen.map((card) => cardThing(duel, card))];
  const seat = seats.find((other) => !hasThing(list, seatThing(other)));
  if (seat === undefined) {
    pop(duel);
    then(list.flatMap((thing) => (thing.kind === 'card' ? [thing.card] : [])));
    return;
  }
  retop(duel, { ...frame, stage: frame.stage + 1, list: [...list, seatThing(seat)] });
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

/** 0: look, and take some; 1: they move; 2: the rest goes to its place; 3: in this order. */
function lookAtTop(duel: Duel, frame: EffectFrame, effect: LookAtTop): void {
  const context = contextIn(duel, frame);
  const seat = readSeats(duel, context, effect.who)[0];
  if (seat === undefined) return pop(duel);
  switch (frame.stage) {
    case 0: {
      const cards = (duel.libraries[seat] ?? []).slice(0, readAmount(duel, context, effect.count));
      learn(duel, cards, [seat]);
      const list = cards.map((card) => cardThing(duel, card));
      retop(duel, { ...frame, stage: 1, list });
      const { take } = effect;
      const from = take
        ? list.filter(
            (thing) =>
              thing.kind === 'card' &&
              fitsCard(duel, context, take.filter, thing.card, looksOf(duel, thing.card)),
          )
        : [];
      push(duel, {
        kind: 'choose',
        seat,
        by: seat,
        what: 'effect',
        from,
        least: Math.min(take?.least ?? 0, from.length),
        most: Math.min(take?.most ?? 0, from.length),
      });
      return;
    }
    case 1: {
      const taken = chosenCards(duel);
      retop(duel, {
        ...frame,
        stage: 2,
        list: frame.list.filter((thing) => thing.kind === 'card' && !taken.includes(thing.card)),
      });
      happen(duel, {
        kind: 'move',
        cause: 'effect',
        at: -1,
        entries: taken.map((card) => ({ card, to: effect.take?.to ?? 'hand' })),
      });
      return;
    }
    case 2: {
      retop(duel, { ...frame, stage: 3 });
      takeReturned(duel);
      if (effect.rest === 'either')
        push(duel, {
          kind: 'choose',
          seat,
          by: seat,
          what: 'bottom',
          from: frame.list,
          least: 0,
          most: frame.list.length,
        });
      else duel.returned = effect.rest === 'bottom' ? frame.list : [];
      return;
    }
    case 3: {
      const down = chosenCards(duel);
      const cards = frame.list.flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));
      if (effect.rest === 'graveyard') {
        pop(duel);
        happen(duel, {
          kind: 'move',
          cause: 'effect',
          at: -1,
          entries: cards.map((card) => ({ card, to: 'graveyard' })),
        });
        return;
      }
      keepSlot(
        duel,
        'bottom',
        down.map((card) => cardThing(duel, card)),
      );
      retop(duel, { ...frame, stage: 4 });
      orderCards(
        duel,
        seat,
        cards.filter((card) => !down.includes(card)),
      );
      return;
    }
    case 4: {
      arrange(duel, seat, orderedCards(duel), 'top');
      retop(duel, { ...frame, stage: 5 });
      const down = slotsOf(duel)['bottom'];
      orderCards(
        duel,
        seat,
        Array.isArray(down)
          ? (down as readonly Thing[]).flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []))
          : [],
      );
      return;
    }
    default:
      arrange(duel, seat, orderedCards(duel), 'bottom');
      pop(duel);
  }
}

function orderCards(duel: Duel, seat: Seat, cards: readonly CardNumber[]): void {
  if (cards.length > 1) push(duel, { kind: 'order', seat, what: 'library', items: cards });
  else duel.returned = cards.map((card) => cardThing(duel, card));
}

function orderedCards(duel: Duel): CardNumber[] {
  const returned = takeReturned(duel);
  if (!Array.isArray(returned)) return [];
  return (returned as readonly (Thing | number)[]).flatMap((entry) =>
    typeof entry === 'number' ? [entry] : entry.kind === 'card' ? [entry.card] : [],
  );
}

/** Puts cards of a library on its top or bottom, the first on top. */
function arrange(duel: Duel, seat: Seat, cards: readonly CardNumber[], place: 'top' | 'bottom'): void {
  if (duel.lost[seat]) return;
  const others = (duel.libraries[seat] ?? []).filter((card) => !cards.includes(card));
  duel.libraries[seat] = place === 'top' ? [...cards, ...others] : [...others, ...cards];
}
