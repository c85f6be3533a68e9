/** Permanents go back into the libraries of their owners, and as many cards come from there instead. */
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { reveal } from '../changes/zones.ts';
import { ceaseTokens } from '../timing/checks.ts';
import { fitsCard } from '../reading/filters.ts';
import { readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { keepSlot, pop, retop, slotsOf, takeReturned } from '../value/stack.ts';
import type { Redeal } from '../language/effects/redeal.ts';
import { cardAt, cardThing, isThere } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { arrange, cardsIn, orderCards, orderedCards } from './libraryOrder.ts';
import { contextIn, type Handlers } from './tools.ts';

/** 0: shuffle them in; 1: show as many cards; then a stage a wave; then a stage a player for the rest. */
export const REDEALING: Handlers<'redeal'> = {
  redeal: (duel, frame, effect) => {
    const { stage } = frame;
    const seats = stage === 0 ? readSeats(duel, contextIn(duel, frame), effect.who) : redealtTo(duel);
    const wave = effect.waves[stage - 2];
    if (stage === 0) return shuffleIn(duel, frame, effect, seats);
    if (stage === 1) return show(duel, frame, seats);
    if (wave) return comeIn(duel, frame, wave);
    putUnder(duel, frame, seats, stage - 2 - effect.waves.length);
  },
};

const DEALT = 'redealt.';

/** Whoever has left since has a turn all the same, with nothing to do in it: the stages are counted by these. */
const redealtTo = (duel: Duel): Seat[] =>
  Object.keys(slotsOf(duel))
    .filter((name) => name.startsWith(DEALT))
    .map((name) => Number(name.slice(DEALT.length)));

const next = (frame: EffectFrame, list = frame.list): EffectFrame => ({
  ...frame,
  stage: frame.stage + 1,
  list,
});

function shuffleIn(duel: Duel, frame: EffectFrame, { filter }: Redeal, seats: readonly Seat[]): void {
  const context = contextIn(duel, frame);
  const cards = duel.battlefield.filter(
    (card) =>
      seats.includes(cardAt(duel, card).owner) && fitsCard(duel, context, filter, card, looksOf(duel, card)),
  );
  retop(duel, next(frame));
  for (const seat of seats)
    keepSlot(duel, `${DEALT}${seat}`, cards.filter((card) => cardAt(duel, card).owner === seat).length);
  const entries = cards.map((card): MoveEntry => ({ card, to: 'library', shuffled: true }));
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

function show(duel: Duel, frame: EffectFrame, seats: readonly Seat[]): void {
  // Tokens are no cards to be shown.
  ceaseTokens(duel);
  const slots = slotsOf(duel);
  const shown = seats.flatMap((seat) => {
    const cards = (duel.libraries[seat] ?? []).slice(0, Number(slots[`${DEALT}${seat}`] ?? 0));
    reveal(duel, cards, seat);
    return cards;
  });
  retop(
    duel,
    next(
      frame,
      shown.map((card) => cardThing(duel, card)),
    ),
  );
}

function comeIn(duel: Duel, frame: EffectFrame, wave: Redeal['filter']): void {
  const context = contextIn(duel, frame);
  const entries = cardsIn(frame.list.filter((thing) => isThere(duel, thing)))
    .filter((card) => fitsCard(duel, context, wave, card, looksOf(duel, card)))
    .map((card): MoveEntry => ({ card, to: 'battlefield' }));
  retop(duel, next(frame));
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

/** The answer of the player before, then the question to the next. */
function putUnder(duel: Duel, frame: EffectFrame, seats: readonly Seat[], place: number): void {
  const before = seats[place - 1];
  if (before === undefined) takeReturned(duel);
  else arrange(duel, before, orderedCards(duel), 'bottom');
  const seat = seats[place];
  if (seat === undefined) return pop(duel);
  const rest = frame.list.filter((thing) => isThere(duel, thing) && isOf(duel, thing, seat));
  keepSlot(duel, 'bottom', rest);
  retop(duel, next(frame));
  orderCards(duel, seat, cardsIn(rest));
}

const isOf = (duel: Duel, thing: Thing, seat: Seat): boolean =>
  thing.kind === 'card' && ownerOf(duel, thing.card) === seat;
const ownerOf = (duel: Duel, card: CardNumber): Seat => cardAt(duel, card).owner;
