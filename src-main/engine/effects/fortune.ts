/** What chance decides: one effect of several, a number, where counters go, a card of anybody's deck. */
import type { CardNumber, Duel } from '../value/duel.ts';
import { pickByChance } from '../value/chance.ts';
import { changeCounters } from '../changes/permanents.ts';
import { makeCard } from '../changes/zones.ts';
import { readAmount } from '../reading/amounts.ts';
import { fitsCard } from '../reading/filters.ts';
import { readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import { faceAt, looksOfFace, placeFace } from '../faces/faces.ts';
import type { MoveEntry } from '../value/frame.ts';
import { keepSlot, pop, slotsOf } from '../value/stack.ts';
import { child, contextIn, reachedPermanents, type Handlers } from './tools.ts';

export const FORTUNE: Handlers<
  'oneAtRandom' | 'rollNumber' | 'scatterCounters' | 'pickFromDecks' | 'createPicked'
> = {
  oneAtRandom: (duel, frame, { of }) => {
    pop(duel);
    const places = of.map((_, place) => place);
    const part = of[pickByChance(duel, places, (place) => place + 1)];
    if (part) child(duel, frame, part);
  },

  rollNumber: (duel, _frame, { slot, least, most }) => {
    pop(duel);
    const numbers = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    keepSlot(duel, slot, pickByChance(duel, numbers, Number));
  },

  scatterCounters: (duel, frame, { what, counter, count }) => {
    const cards = reachedPermanents(duel, frame, what);
    const wanted = readAmount(duel, contextIn(duel, frame), count);
    pop(duel);
    const shares = scattered(duel, cards, wanted);
    cards.forEach((card, place) => changeCounters(duel, card, counter, shares[place] ?? 0));
  },

  pickFromDecks: (duel, frame, { filter, slot }) => {
    const context = contextIn(duel, frame);
    pop(duel);
    const fitting = facesOfDecks(duel).filter((face) =>
      fitsCard(duel, context, filter, -1, looksOfFace(duel, face, frame.act.you)),
    );
    if (fitting.length === 0) return;
    keepSlot(
      duel,
      slot,
      pickByChance(duel, fitting, (face) => faceAt(duel, face).name),
    );
  },

  createPicked: (duel, frame, { slot, who }) => {
    const context = contextIn(duel, frame);
    const picked = slotsOf(duel)[slot];
    const seats = readSeats(duel, context, who);
    pop(duel);
    if (typeof picked !== 'number') return;
    const face = placeFace(duel, { ...faceAt(duel, picked), token: true });
    const entries = seats.map((seat): MoveEntry => ({
      card: makeCard(duel, seat, face),
      to: 'battlefield',
      under: seat,
    }));
    happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
  },
};

/** One for each as far as they go, then each of the rest by chance. */
function scattered(duel: Duel, cards: readonly CardNumber[], count: number): number[] {
  const shares: number[] = cards.map((_, place) => (place < count ? 1 : 0));
  const places = cards.map((_, place) => place);
  for (let left = count - cards.length; left > 0 && places.length > 0; left--) {
    const place = pickByChance(duel, places, (other) => other + 1);
    shares[place] = (shares[place] ?? 0) + 1;
  }
  return shares;
}

/** A card for each in the decks, so that what is there more often comes up more often. */
const facesOfDecks = (duel: Duel): number[] =>
  duel.cards.map(({ face }) => face).filter((face) => face >= 0 && !faceAt(duel, face).token);
