/** Cards change their owners, and life totals are set. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { forgetSources } from '../value/derived.ts';
import { readAmount } from '../reading/amounts.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import { gainLife } from '../events/gaining.ts';
import { loseLife } from '../events/small.ts';
import { pop } from '../value/stack.ts';
import { giveTo } from '../changes/owners.ts';
import { purseOf } from '../value/seats.ts';
import { contextIn, type Handlers } from './tools.ts';
import { cardsOf } from '../value/things.ts';

export const OWNING: Handlers<'changeOwner' | 'setLife'> = {
  changeOwner: (duel, frame, { what, who }) => {
    const context = contextIn(duel, frame);
    const owner = readSeats(duel, context, who)[0];
    // Wherever they are by now.
    const cards = cardsOf(readRef(duel, context, what));
    pop(duel);
    if (owner !== undefined) give(duel, cards, owner);
  },

  setLife: (duel, frame, { who, amount }) => {
    const context = contextIn(duel, frame);
    const seats = readSeats(duel, context, who);
    pop(duel);
    for (const seat of seats) {
      const change = readAmount(duel, context, amount) - purseOf(duel, seat).life;
      if (change > 0) gainLife(duel, seat, change);
      else loseLife(duel, seat, -change);
    }
  },
};

function give(duel: Duel, cards: readonly CardNumber[], owner: Seat): void {
  forgetSources(duel);
  for (const card of cards) giveTo(duel, card, owner);
}
