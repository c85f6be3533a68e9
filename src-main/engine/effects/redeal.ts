/** Permanents go back into the libraries of their owners, and as many cards come from there instead. */
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { reveal } from '../changes/zones.ts';
import { ceaseTokens } from '../timing/checks.ts';
import { fitsCard } from '../reading/filters.ts';
import { readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { answerIn, keepSlot, pop, retop, slotsOf } from '../value/stack.ts';
import type { Redeal } from '../language/effects/redeal.ts';
import { cardAt, cardsOf, cardThing, isThere } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { arrange, orderCards } from './libraryOrder.ts';
import { contextIn, type Handlers } from './tools.ts';

type Frame = EffectFrame<'redeal'>;

/** They are shuffled in, as many cards are shown, which come in wave by wave; the rest goes under, player by player. */
export const REDEALING: Handlers<'redeal'> = {
  redeal: (duel, frame, effect) => {
    const { at = 0 } = frame;
    switch (frame.stage) {
      case 'start':
        return shuffleIn(duel, frame, effect, readSeats(duel, contextIn(duel, frame), effect.who));
      case 'shuffled':
        return show(duel, frame, redealtTo(duel));
      case 'comingIn': {
        const wave = effect.waves[at];
        if (!wave) return retop(duel, frame, { stage: 'goingUnder', at: 0 });
        return comeIn(duel, frame, at, wave);
      }
      case 'goingUnder':
        putUnder(duel, frame, redealtTo(duel), at);
    }
  },
};

const DEALT = 'redealt.';

/** Whoever has left since has a turn all the same, with nothing to do in it. */
const redealtTo = (duel: Duel): Seat[] =>
  Object.keys(slotsOf(duel))
    .filter((name) => name.startsWith(DEALT))
    .map((name) => Number(name.slice(DEALT.length)));

function shuffleIn(duel: Duel, frame: Frame, { filter }: Redeal, seats: readonly Seat[]): void {
  const context = contextIn(duel, frame);
  const cards = duel.battlefield.filter(
    (card) =>
      seats.includes(cardAt(duel, card).owner) && fitsCard(duel, context, filter, card, looksOf(duel, card)),
  );
  retop(duel, frame, { stage: 'shuffled' });
  for (const seat of seats)
    keepSlot(duel, `${DEALT}${seat}`, cards.filter((card) => cardAt(duel, card).owner === seat).length);
  const entries = cards.map((card): MoveEntry => ({ card, to: 'library', shuffled: true }));
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

function show(duel: Duel, frame: Frame, seats: readonly Seat[]): void {
  // Tokens are no cards to be shown.
  ceaseTokens(duel);
  const slots = slotsOf(duel);
  const shown = seats.flatMap((seat) => {
    const cards = (duel.libraries[seat] ?? []).slice(0, Number(slots[`${DEALT}${seat}`] ?? 0));
    reveal(duel, cards, seat);
    return cards;
  });
  retop(duel, frame, { stage: 'comingIn', list: shown.map((card) => cardThing(duel, card)) });
}

function comeIn(duel: Duel, frame: Frame, at: number, wave: Redeal['filter']): void {
  const context = contextIn(duel, frame);
  const entries = cardsOf(frame.list.filter((thing) => isThere(duel, thing)))
    .filter((card) => fitsCard(duel, context, wave, card, looksOf(duel, card)))
    .map((card): MoveEntry => ({ card, to: 'battlefield' }));
  retop(duel, frame, { at: at + 1 });
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

/** The answer of the player before, then the question to the next. */
function putUnder(duel: Duel, frame: Frame, seats: readonly Seat[], place: number): void {
  const before = seats[place - 1];
  if (before !== undefined) arrange(duel, before, answerIn(frame, 'order'), 'bottom');
  const seat = seats[place];
  if (seat === undefined) return pop(duel);
  const rest = frame.list.filter((thing) => isThere(duel, thing) && isOf(duel, thing, seat));
  retop(duel, frame, { at: place + 1 });
  orderCards(duel, seat, cardsOf(rest), 'libraryBottom');
}

const isOf = (duel: Duel, thing: Thing, seat: Seat): boolean =>
  thing.kind === 'card' && ownerOf(duel, thing.card) === seat;
const ownerOf = (duel: Duel, card: CardNumber): Seat => cardAt(duel, card).owner;
