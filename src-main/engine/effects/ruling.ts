/** Rules that hold for a time. */
import type { Act } from '../value/duel.ts';
import { touch } from '../value/derived.ts';
import { readSeats } from '../reading/refs.ts';
import { pop, slotsOf } from '../value/stack.ts';
import { contextIn, type Handlers } from './tools.ts';

export const RULING: Handlers<'setRule'> = {
  setRule: (duel, frame, { rule, until, nextTurnOf }) => {
    const slots = { ...slotsOf(duel), ...(frame.each ? { each: [frame.each] } : {}) };
    const act: Act = { ...frame.act, slots };
    const seats = nextTurnOf ? readSeats(duel, contextIn(duel, frame), nextTurnOf) : [undefined];
    pop(duel);
    const { you, source } = frame.act;
    for (const nextTurn of seats) {
      const id = duel.nextId++;
      const later = nextTurn === undefined ? {} : { nextTurn };
      duel.effects.push({ kind: 'ruling', id, stamp: id, you, source, until, rule, act, ...later });
    }
    touch(duel);
  },
};
