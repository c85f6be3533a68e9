/** Whether it is so. */
import type { Duel, Seat } from '../value/duel.ts';
import type { Condition, ConditionKind } from '../language/condition.ts';
import { looksOfThing } from './looks.ts';
import { holds, readAmount } from './amounts.ts';
import type { Context, Read } from './context.ts';
import { didThisTurn, hasHurt, wasCastFromHand } from './deeds.ts';
import { fitsThing } from './filters.ts';
import { readRef, readSeats } from './refs.ts';
import { came, chosenOn } from './slots.ts';

const CONDITIONS: { [Kind in ConditionKind]: Read<Extract<Condition, { kind: Kind }>, boolean> } = {
  compare: (duel, context, { left, is, right }) =>
    holds(readAmount(duel, context, left), is, readAmount(duel, context, right)),
  fits: (duel, context, { what, filter }) => {
    const things = readRef(duel, context, what);
    return things.length > 0 && things.every((thing) => fitsThing(duel, context, filter, thing));
  },
  allTrue: (duel, context, { of }) => of.every((part) => isTrue(duel, context, part)),
  notTrue: (duel, context, { of }) => !isTrue(duel, context, of),
  trueOfOne: (duel, context, { of, condition }) =>
    readRef(duel, context, of).some((each) => isTrue(duel, { ...context, each }, condition)),
  during: (duel, context, { steps, turnOf, attackOn }) =>
    (!steps || steps.includes(duel.turn.step)) &&
    (!turnOf || readSeats(duel, context, turnOf).some((seat) => duel.turn.active.includes(seat))) &&
    (!attackOn || readSeats(duel, context, attackOn).some((seat) => isAttacked(duel, seat))),
  someoneDid: (duel, context, { who, did }) =>
    readSeats(duel, context, who).some((seat) => didThisTurn(duel, seat, did)),
  hasHurt: (duel, context, { by, whom }) => {
    const seats = readSeats(duel, context, whom);
    return readRef(duel, context, by).some(
      (thing) => thing.kind === 'card' && seats.some((seat) => hasHurt(duel, thing, seat)),
    );
  },
  did: (duel, context, { slot }) => came(context.slots?.[slot] ?? chosenOn(duel, context)?.[slot]),
  said: (_, { slots }, { slot, word }) => slots?.[slot] === word,
  sameNames: (duel, context, { of }) => {
    const names = readRef(duel, context, of).flatMap((thing) => looksOfThing(duel, thing)?.name ?? []);
    return new Set(names).size < names.length;
  },
  castFromHand: (duel, context, { what }) =>
    readRef(duel, context, what).every((thing) => wasCastFromHand(duel, context.you, thing)),
};

const isAttacked = (duel: Duel, seat: Seat): boolean =>
  duel.combat?.groups.some((group) => group.seat === seat && group.walker < 0) === true;

export function isTrue(duel: Duel, context: Context, condition: Condition): boolean {
  return (CONDITIONS[condition.kind] as Read<Condition, boolean>)(duel, context, condition);
}
