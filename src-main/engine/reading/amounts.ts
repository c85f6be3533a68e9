/** How many. */
import type { Duel } from '../value/duel.ts';
import type { Amount, AmountKind, AmountNode } from '../language/amount.ts';
import { isThere } from '../value/things.ts';
import { isTrue } from './conditions.ts';
import type { Context, Read } from './context.ts';
import { damageTaken } from './deeds.ts';
import { fitsThing } from './filters.ts';
import { countersOn, measure } from './measures.ts';
import { readRef, readSeats } from './refs.ts';
import type { Comparison } from '../../../src-shared/duel/words.ts';

const AMOUNTS: { [Kind in AmountKind]: Read<Extract<AmountNode, { kind: Kind }>, number> } = {
  x: (_, { act }) => act?.x ?? 0,
  landsPlayed: (duel, context, { of }) =>
    readSeats(duel, context, of).reduce((sum, seat) => sum + (duel.turn.lands[seat] ?? 0), 0),
  count: (duel, context, { of }) => readRef(duel, context, of).length,
  measure: (duel, context, { what, of }) =>
    readRef(duel, context, of).reduce((sum, thing) => sum + measure(duel, what, thing), 0),
  countersOn: (duel, context, { counter, of }) =>
    readRef(duel, context, of).reduce((sum, thing) => sum + countersOn(duel, thing, counter), 0),
  thatMuch: (duel, context, { slot, of }) => {
    const { act, slots } = context;
    const seat = of ? readSeats(duel, context, of)[0] : undefined;
    const name = slot === undefined || seat === undefined ? slot : `${slot}.${seat}`;
    const value = name === undefined ? act?.about?.amount : slots?.[name];
    return typeof value === 'number' ? value : 0;
  },
  arithmetic: (duel, context, { how, left, right }) =>
    join(how, readAmount(duel, context, left), readAmount(duel, context, right)),
  whether: (duel, context, { if: condition, then, otherwise }) =>
    readAmount(duel, context, isTrue(duel, context, condition) ? then : otherwise),
  fraction: (duel, context, { of, by, round }) => {
    const share = readAmount(duel, context, of) / by;
    return round === 'up' ? Math.ceil(share) : Math.floor(share);
  },
  damageTaken: (duel, context, amount) => damageTaken(duel, context, amount),
  greatest: (duel, context, { what, of }) =>
    readRef(duel, context, of).reduce((most, thing) => Math.max(most, measure(duel, what, thing)), 0),
  untappedAtStart: (duel, context, { who }) => {
    const seats = readSeats(duel, context, who);
    return duel.memory.filter((fact) => fact.kind === 'beganUntapped' && seats.includes(fact.seat)).length;
  },
  uses: (duel, { self, act }) =>
    self.kind === 'card' && isThere(duel, self) ? (duel.board[self.card]?.used[act?.ability ?? -1] ?? 0) : 0,
  deaths: (duel, context, { filter }) =>
    duel.memory.filter(
      (fact) =>
        fact.kind === 'died' &&
        fitsThing(duel, context, filter, {
          kind: 'card',
          card: fact.who,
          incarnation: fact.incarnation - 1,
        }),
    ).length,
};

function join(how: Extract<AmountNode, { kind: 'arithmetic' }>['how'], left: number, right: number): number {
  switch (how) {
    case 'plus':
      return left + right;
    case 'minus':
      return left - right;
    case 'times':
      return left * right;
    case 'least':
      return Math.min(left, right);
    case 'most':
      return Math.max(left, right);
  }
}

export function readAmount(duel: Duel, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return (AMOUNTS[amount.kind] as Read<AmountNode, number>)(duel, context, amount);
}

export function holds(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case '=':
      return left === right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
