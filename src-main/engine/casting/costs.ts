/** The parts of a cost that are not mana: whether they can be paid, what is to be chosen, and paying them. */
import type { Act, CardNumber, Duel, Seat } from '../value/duel.ts';
import { changeCounters } from '../changes/permanents.ts';
import { editionOf } from '../editions/registry.ts';
import { readAmount } from '../reading/amounts.ts';
import type { Context } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { happen } from '../events/happen.ts';
import { loseLife, takeOffCounters, tap } from '../events/small.ts';
import { thingsByChance } from '../changes/picking.ts';
import type { Cost } from '../language/cost.ts';
import type { DiscardCost } from '../language/costs/discardCost.ts';
import { KEYWORD, TYPE } from '../value/masks.ts';
import { purseOf } from '../value/seats.ts';
import { cardThing } from '../value/things.ts';
import { looksOf, snapshotOf } from '../reading/looks.ts';
import type { Refusal } from '../../../src-shared/duel/question.ts';

/** Summoning sick: a creature that has not been its controller's since the turn began, and has no haste. */
export function isSick(duel: Duel, card: CardNumber): boolean {
  const looks = looksOf(duel, card);
  if (!(looks.types & TYPE.creature) || looks.keywords & KEYWORD.haste) return false;
  return duel.board[card]?.settled !== looks.controller;
}

/** An upkeep cost on it is still unpaid. */
export function isLocked(duel: Duel, card: CardNumber): boolean {
  return editionOf(duel).timing.unpaidUpkeepLocks && duel.duties.some((duty) => duty.locks === card);
}

function contextFor(duel: Duel, seat: Seat, card: CardNumber, x = 0): Context {
  const self = cardThing(duel, card);
  return x === 0 ? { you: seat, self } : { you: seat, self, act: { ...bareAct(duel, seat, card), x } };
}

const bareAct = (duel: Duel, seat: Seat, card: CardNumber): Act => ({
  you: seat,
  source: snapshotOf(duel, card),
  face: -1,
  ability: -1,
  targets: [],
  modes: [],
  x: 0,
  shares: [],
});

/** What may be given up for a cost that leaves a choice. */
export function costCandidates(duel: Duel, seat: Seat, card: CardNumber, cost: Cost): CardNumber[] {
  const context = contextFor(duel, seat, card);
  if (cost.kind === 'tapOf' || (cost.kind === 'sacrifice' && cost.filter)) {
    const { filter = { kind: 'anything' } } = cost;
    return duel.battlefield.filter((other) => {
      const looks = looksOf(duel, other);
      if (cost.kind === 'tapOf' && duel.board[other]?.tapped) return false;
      return looks.controller === seat && fitsCard(duel, context, filter, other, looks);
    });
  }
  if (cost.kind === 'discard') {
    return (duel.hands[seat] ?? []).filter(
      (other) => other !== card && fitsCard(duel, context, cost.filter, other, looksOf(duel, other)),
    );
  }
  return [];
}

/** Something of one's own choice is given up. */
export const leavesChoice = (cost: Cost): boolean =>
  (cost.kind === 'sacrifice' && cost.filter !== undefined) ||
  (cost.kind === 'discard' && !cost.atRandom) ||
  cost.kind === 'tapOf';

/** Whether a cost leaves a choice of cards, and of how many. */
export function costChoice(duel: Duel, seat: Seat, card: CardNumber, cost: Cost): number | undefined {
  if (!leavesChoice(cost) || !('count' in cost)) return undefined;
  return readAmount(duel, contextFor(duel, seat, card), cost.count);
}

/** Cards of the hand that chance picks for a cost. */
function pickedByChance(duel: Duel, seat: Seat, card: CardNumber, cost: DiscardCost): CardNumber[] {
  const from = costCandidates(duel, seat, card, cost).map((other) => cardThing(duel, other));
  const count = readAmount(duel, contextFor(duel, seat, card), cost.count);
  return thingsByChance(duel, from, count).flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));
}

/** Why the parts that are not mana cannot be paid now. */
export function cannotPayOther(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  costs: readonly Cost[],
  x = 0,
): Refusal | undefined {
  for (const cost of costs) {
    const refusal = cannotPayOne(duel, seat, card, cost, x);
    if (refusal) return refusal;
  }
  return undefined;
}

function cannotPayOne(duel: Duel, seat: Seat, card: CardNumber, cost: Cost, x: number): Refusal | undefined {
  const permanent = duel.board[card];
  switch (cost.kind) {
    case 'mana':
      return undefined;
    case 'tap':
      if (permanent?.tapped) return { reason: 'isTapped', card };
      return isSick(duel, card) ? { reason: 'summoningSick', card } : undefined;
    case 'sacrifice': {
      if (!cost.filter)
        return permanent && looksOf(duel, card).controller === seat
          ? undefined
          : { reason: 'cannotPay', card };
      const wanted = costChoice(duel, seat, card, cost) ?? 0;
      return costCandidates(duel, seat, card, cost).length < wanted
        ? { reason: 'cannotPay', card }
        : undefined;
    }
    case 'tapOf':
    case 'discard': {
      const wanted = readAmount(duel, contextFor(duel, seat, card), cost.count);
      return costCandidates(duel, seat, card, cost).length < wanted
        ? { reason: 'cannotPay', card }
        : undefined;
    }
    case 'exileThis':
      return duel.cards[card]?.zone === 'chain' ? { reason: 'cannotPay', card } : undefined;
    case 'life':
      return purseOf(duel, seat).life < readAmount(duel, contextFor(duel, seat, card), cost.count)
        ? { reason: 'cannotPay', card }
        : undefined;
    case 'counter':
      return (permanent?.counters[cost.counter] ?? 0) <
        readAmount(duel, contextFor(duel, seat, card, x), cost.count)
        ? { reason: 'cannotPay', card }
        : undefined;
    case 'loyalty':
      return (permanent?.counters['loyalty'] ?? 0) + cost.count < 0
        ? { reason: 'cannotPay', card }
        : undefined;
  }
}

/** Pays everything but mana. `chosen` holds, for each cost with a choice, what is given up. */
export function payOther(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  costs: readonly Cost[],
  chosen: readonly (readonly CardNumber[])[],
  forMana: boolean | string = false,
  x = 0,
): void {
  const sacrificed: CardNumber[] = [];
  const discarded: CardNumber[] = [];
  const exiled: CardNumber[] = [];
  let choice = 0;
  for (const cost of costs) {
    switch (cost.kind) {
      case 'mana':
        break;
      case 'tap':
        tap(duel, card, seat, forMana);
        break;
      case 'sacrifice':
        sacrificed.push(...(cost.filter ? (chosen[choice++] ?? []) : [card]));
        break;
      case 'tapOf':
        for (const other of chosen[choice++] ?? []) tap(duel, other, seat);
        break;
      case 'discard':
        discarded.push(
          ...(cost.atRandom ? pickedByChance(duel, seat, card, cost) : (chosen[choice++] ?? [])),
        );
        break;
      case 'exileThis':
        exiled.push(card);
        break;
      case 'life':
        loseLife(duel, seat, readAmount(duel, contextFor(duel, seat, card), cost.count));
        break;
      case 'counter':
        takeOffCounters(
          duel,
          card,
          cost.counter,
          readAmount(duel, contextFor(duel, seat, card, x), cost.count),
        );
        break;
      case 'loyalty':
        changeCounters(duel, card, 'loyalty', cost.count);
        break;
    }
  }
  happen(duel, {
    kind: 'move',
    cause: 'sacrifice',
    at: -1,
    entries: sacrificed.map((other) => ({ card: other, to: 'graveyard' })),
  });
  happen(duel, {
    kind: 'move',
    cause: 'effect',
    at: -1,
    entries: exiled.map((other) => ({ card: other, to: 'exile' })),
  });
  happen(duel, {
    kind: 'move',
    cause: 'discard',
    at: -1,
    entries: discarded.map((other) => ({ card: other, to: 'graveyard' })),
  });
}
