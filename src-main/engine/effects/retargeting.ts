/** Spells on the chain are given other targets. */
import { readRef, readSeats } from '../reading/refs.ts';
import { pop, push } from '../value/stack.ts';
import { chainItem } from '../value/things.ts';
import { contextIn, type Handlers } from './tools.ts';

export const RETARGETING: Handlers<'retarget'> = {
  retarget: (duel, frame, { what, who, must }) => {
    const context = contextIn(duel, frame);
    const seat = readSeats(duel, context, who)[0];
    const thing = readRef(duel, context, what)[0];
    pop(duel);
    if (seat === undefined || thing?.kind !== 'chain' || !chainItem(duel, thing.id)) return;
    push(duel, { kind: 'retarget', stage: 'asking', at: 0, item: thing.id, seat, ...(must ? { must } : {}) });
  },
};
