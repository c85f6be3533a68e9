/** What happened, as it is noted in the memory of the duel. */
import type { CardNumber, Duel, Fact, Seat, Thing } from '../value/duel.ts';
import type { AmountNode } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import type { ThisTurn } from '../language/filters/thisTurn.ts';
import type { PlayerDeed } from '../language/refs/whoDid.ts';
import { cardAt, cardThing, chainThing, seatThing } from '../value/things.ts';
import { looksOf, looksOfThing } from './looks.ts';
import type { Context } from './context.ts';
import { fitsCard, fitsThing } from './filters.ts';
import { readRef } from './refs.ts';

/** It has not moved since: an object that has is another one. */
export function happenedTo(duel: Duel, card: CardNumber, is: ThisTurn['is']): boolean {
  const { owner, incarnation } = cardAt(duel, card);
  if (is === 'drawnLast') {
    const last = duel.memory.findLast((fact) => fact.kind === 'drew' && fact.seat === owner);
    return last?.who === card && last.incarnation === incarnation;
  }
  const kind = is === 'died' ? 'died' : 'drew';
  return duel.memory.some(
    (fact) => fact.kind === kind && fact.who === card && fact.incarnation === incarnation,
  );
}

export function damageTaken(
  duel: Duel,
  context: Context,
  { to, by }: Extract<AmountNode, { kind: 'damageTaken' }>,
): number {
  const things = readRef(duel, context, to);
  return sumOf(
    duel.memory.filter(
      (fact) =>
        fact.kind === 'damaged' &&
        things.some((thing) => wasDamaged(fact, thing)) &&
        dealtBy(duel, context, by, fact),
    ),
  );
}

export function sourcesOfDamage(duel: Duel, to: readonly Thing[]): readonly Thing[] {
  const cards = duel.memory
    .filter(
      (fact) => fact.kind === 'damaged' && fact.amount > 0 && to.some((thing) => wasDamaged(fact, thing)),
    )
    .map(({ who }) => who);
  return [...new Set(cards)].map((card) => cardThing(duel, card));
}

const sumOf = (facts: readonly Fact[]): number => facts.reduce((sum, { amount }) => sum + amount, 0);

const wasDamaged = (fact: Fact, thing: Thing): boolean =>
  thing.kind === 'seat' ? fact.to === -2 - thing.seat : thing.kind === 'card' && fact.to === thing.card;

/** The dealer as it is, or was last; of a spell that has gone its card is asked. */
function dealtBy(duel: Duel, context: Context, by: Filter, { who, incarnation }: Fact): boolean {
  if (who < 0) return fitsThing(duel, context, by, chainThing(-who));
  const looks = looksOfThing(duel, { kind: 'card', card: who, incarnation }) ?? looksOf(duel, who);
  return fitsCard(duel, context, by, who, looks);
}

/** What a copy of a spell did is noted under its number on the chain. */
export const wasDoneBy = ({ who, incarnation }: Fact, thing: Thing): boolean =>
  thing.kind === 'card'
    ? who === thing.card && incarnation === thing.incarnation
    : thing.kind === 'chain' && who === -thing.id;

/** The spell it was had the incarnation before this one. */
export const wasCastFromHand = (duel: Duel, seat: Seat, thing: Thing): boolean =>
  thing.kind === 'card' &&
  duel.memory.some(
    (fact) =>
      fact.kind === 'cast' &&
      fact.seat === seat &&
      fact.who === thing.card &&
      fact.incarnation === thing.incarnation - 1 &&
      fact.amount === 1,
  );

export const hasHurt = (duel: Duel, by: Extract<Thing, { kind: 'card' }>, seat: Seat): boolean =>
  duel.memory.some(
    (fact) => fact.kind === 'damaged' && wasDoneBy(fact, by) && wasDamaged(fact, seatThing(seat)),
  );

/** What players did is noted with what they did it with. */
export function didThisTurn(duel: Duel, seat: Seat, did: PlayerDeed): boolean {
  return duel.memory.some((fact) => {
    if (did === 'wasDamaged') return fact.kind === 'damaged' && wasDamaged(fact, seatThing(seat));
    return did === 'cast'
      ? fact.kind === 'cast' && fact.seat === seat
      : fact.kind === 'attacked' && fact.to === seat;
  });
}
