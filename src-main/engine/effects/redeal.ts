/** Permanents go back into the libraries of their owners, and as many cards come from there instead. */
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { reveal } from '../changes/zones.ts';
import { ceaseTokens } from '../timing/checks.ts';
import { fitsCard } from '../reading/filters.ts';
import { readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { answerIn, goOn, pop } from '../value/stack.ts';
import type { Redeal } from '../language/effects/redeal.ts';
import { cardAt, cardsOf, cardThing, isThere, seatThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { arrange, orderCards } from './libraryOrder.ts';
import { contextIn, type Handlers } from './tools.ts';

type RedealFrame = EffectFrame<'redeal'>;

/** They are shuffled in, as many cards are shown, which come in wave by wave; the rest goes under, player by player. */
export const REDEALING: Handlers<'redeal'> = {
  redeal: (duel, frame, effect) => {
    const { at = 0 } = frame;
    switch (frame.stage) {
      case 'start':
        return shuffleIn(duel, frame, effect, readSeats(duel, contextIn(duel, frame), effect.who));
      case 'shuffled':
        return show(duel, frame);
      case 'comingIn': {
        const wave = effect.waves[at];
        if (!wave) return goOn(duel, frame, { stage: 'goingUnder', at: 0 });
        return comeIn(duel, frame, at, wave);
      }
      case 'goingUnder':
        putUnder(duel, frame, at);
    }
  },
};

/** Whoever has left since has a turn all the same, with nothing to do in it. */
const redealtTo = ({ list }: RedealFrame): Seat[] =>
  list.flatMap((thing) => (thing.kind === 'seat' ? [thing.seat] : []));

function shuffleIn(duel: Duel, frame: RedealFrame, { filter }: Redeal, seats: readonly Seat[]): void {
  const context = contextIn(duel, frame);
  const cards = duel.battlefield.filter(
    (card) =>
      seats.includes(cardAt(duel, card).owner) && fitsCard(duel, context, filter, card, looksOf(duel, card)),
  );
  const counted = seats.map((seat) => cards.filter((card) => cardAt(duel, card).owner === seat).length);
  goOn(duel, frame, { stage: 'shuffled', list: seats.map(seatThing), counted });
  const entries = cards.map((card): MoveEntry => ({ card, to: 'library', shuffled: true }));
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

function show(duel: Duel, frame: RedealFrame): void {
  // Tokens are no cards to be shown.
  ceaseTokens(duel);
  const shown = redealtTo(frame).flatMap((seat, place) => {
    const cards = (duel.libraries[seat] ?? []).slice(0, frame.counted?.[place] ?? 0);
    reveal(duel, cards, seat);
    return cards;
  });
  goOn(duel, frame, {
    stage: 'comingIn',
    list: [...frame.list, ...shown.map((card) => cardThing(duel, card))],
  });
}

function comeIn(duel: Duel, frame: RedealFrame, at: number, wave: Redeal['filter']): void {
  const context = contextIn(duel, frame);
  const entries = cardsOf(frame.list.filter((thing) => isThere(duel, thing)))
    .filter((card) => fitsCard(duel, context, wave, card, looksOf(duel, card)))
    .map((card): MoveEntry => ({ card, to: 'battlefield' }));
  goOn(duel, frame, { at: at + 1 });
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

/** The answer of the player before, then the question to the next. */
function putUnder(duel: Duel, frame: RedealFrame, place: number): void {
  const seats = redealtTo(frame);
  const before = seats[place - 1];
  if (before !== undefined) arrange(duel, before, answerIn(frame, 'order'), 'bottom');
  const seat = seats[place];
  if (seat === undefined) return pop(duel);
  const rest = frame.list.filter((thing) => isThere(duel, thing) && isOf(duel, thing, seat));
  goOn(duel, frame, { at: place + 1 });
  orderCards(duel, seat, cardsOf(rest), 'libraryBottom');
}

const isOf = (duel: Duel, thing: Thing, seat: Seat): boolean =>
  thing.kind === 'card' && ownerOf(duel, thing.card) === seat;
const ownerOf = (duel: Duel, card: CardNumber): Seat => cardAt(duel, card).owner;
