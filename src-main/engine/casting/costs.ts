/** The parts of a cost that are not mana: whether they can be paid, what is to be chosen, and paying them. */
import type { Act, CardNumber, Duel, Seat } from '../value/duel.ts';
import { changeCounters } from '../changes/permanents.ts';
import { isAwaitingUpkeep } from '../timing/duties.ts';
import { editionOf } from '../editions/registry.ts';
import { readAmount } from '../reading/amounts.ts';
import type { Context } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { happen } from '../events/happen.ts';
import { loseLife, takeOffCounters, tap } from '../events/small.ts';
import { thingsByChance } from '../changes/picking.ts';
import type { Amount } from '../language/amount.ts';
import type { Cost, CostKind } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import { KEYWORD, TYPE } from '../value/masks.ts';
import { purseOf } from '../value/seats.ts';
import { cardThing } from '../value/things.ts';
import { looksOf, snapshotOf } from '../reading/looks.ts';
import type { MoveCause } from '../../../src-shared/duel/events.ts';
import type { ReplyRefusal } from '../../../src-shared/duel/question.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';

/** Summoning sick: a creature that has not been its controller's since the turn began, and has no haste. */
export function isSick(duel: Duel, card: CardNumber): boolean {
  const looks = looksOf(duel, card);
  if (!(looks.types & TYPE.creature) || looks.keywords & KEYWORD.haste) return false;
  return duel.board[card]?.settled !== looks.controller;
}

/** An upkeep cost on it is still unpaid. */
export function isLocked(duel: Duel, card: CardNumber): boolean {
  return editionOf(duel).timing.unpaidUpkeepLocks && isAwaitingUpkeep(duel, card);
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

/** Who pays, for which card; `x`: the number that was chosen for X. */
interface Payer {
  readonly duel: Duel;
  readonly seat: Seat;
  readonly card: CardNumber;
  readonly x: number;
}

/** A payer at work: what leaves its place is gathered, and goes when everything is paid. */
interface Payment extends Payer {
  /** Taps for mana: the mana that is made by it, in symbols, where it is known. */
  readonly forMana: boolean | string;
  readonly sacrificed: CardNumber[];
  readonly discarded: CardNumber[];
  readonly exiled: CardNumber[];
}

/** How a kind of cost is treated. A kind that is missing here does not compile, and could not be paid. */
interface Treatment<One extends Cost> {
  /** How what its payer picks is given up; undefined: nothing is left to pick. */
  readonly picks: (cost: One) => CostChoice['kind'] | undefined;
  /** The cards of which it takes some. */
  readonly candidates: (payer: Payer, cost: One) => CardNumber[];
  /** Why it cannot be paid now. */
  readonly refusal: (payer: Payer, cost: One) => ReplyRefusal['reason'] | undefined;
  readonly pay: (payment: Payment, cost: One, picked: readonly CardNumber[]) => void;
}

type CostOf<Kind extends CostKind> = Extract<Cost, { kind: Kind }>;

const TAKES_NO_CARDS = { picks: () => undefined, candidates: () => [] } as const;

const TREATMENTS: { [Kind in CostKind]: Treatment<CostOf<Kind>> } = {
  // Mana is summed up over all parts of a price, and paid from the pool.
  mana: { ...TAKES_NO_CARDS, refusal: () => undefined, pay: () => undefined },
  tap: {
    ...TAKES_NO_CARDS,
    refusal: ({ duel, card }) => {
      if (duel.board[card]?.tapped) return 'isTapped';
      return isSick(duel, card) ? 'summoningSick' : undefined;
    },
    pay: ({ duel, seat, card, forMana }) => tap(duel, card, seat, forMana),
  },
  tapOf: {
    picks: () => 'tap',
    candidates: (payer, { filter }) =>
      ownPermanents(payer, filter).filter((other) => !payer.duel.board[other]?.tapped),
    refusal: refusedForTooFew,
    pay: ({ duel, seat }, _cost, picked) => {
      for (const other of picked) tap(duel, other, seat);
    },
  },
  sacrifice: {
    picks: ({ filter }) => (filter ? 'sacrifice' : undefined),
    candidates: (payer, { filter }) => (filter ? ownPermanents(payer, filter) : []),
    refusal: (payer, cost) => {
      if (cost.filter) return refusedForTooFew(payer, cost);
      const { duel, seat, card } = payer;
      return duel.board[card] && looksOf(duel, card).controller === seat ? undefined : 'cannotPay';
    },
    pay: ({ card, sacrificed }, { filter }, picked) => {
      sacrificed.push(...(filter ? picked : [card]));
    },
  },
  discard: {
    picks: ({ atRandom }) => (atRandom ? undefined : 'discard'),
    candidates: ({ duel, seat, card }, { filter }) => {
      const context = contextFor(duel, seat, card);
      return (duel.hands[seat] ?? []).filter(
        (other) => other !== card && fitsCard(duel, context, filter, other, looksOf(duel, other)),
      );
    },
    refusal: refusedForTooFew,
    pay: (payment, cost, picked) => {
      payment.discarded.push(...(cost.atRandom ? pickedByChance(payment, cost) : picked));
    },
  },
  exileThis: {
    ...TAKES_NO_CARDS,
    refusal: ({ duel, card }) => (duel.cards[card]?.zone === 'chain' ? 'cannotPay' : undefined),
    pay: ({ card, exiled }) => {
      exiled.push(card);
    },
  },
  life: {
    ...TAKES_NO_CARDS,
    refusal: (payer, { count }) =>
      purseOf(payer.duel, payer.seat).life < read(payer, count) ? 'cannotPay' : undefined,
    pay: (payment, { count }) => loseLife(payment.duel, payment.seat, read(payment, count)),
  },
  counter: {
    ...TAKES_NO_CARDS,
    refusal: (payer, { counter, count }) =>
      countersOn(payer, counter) < readWithX(payer, count) ? 'cannotPay' : undefined,
    pay: (payment, { counter, count }) => {
      takeOffCounters(payment.duel, payment.card, counter, readWithX(payment, count));
    },
  },
  loyalty: {
    ...TAKES_NO_CARDS,
    refusal: (payer, { count }) => (countersOn(payer, 'loyalty') + count < 0 ? 'cannotPay' : undefined),
    pay: ({ duel, card }, { count }) => {
      changeCounters(duel, card, 'loyalty', count);
    },
  },
};

const treatmentOf = (cost: Cost): Treatment<Cost> => TREATMENTS[cost.kind] as Treatment<Cost>;

const read = ({ duel, seat, card }: Payer, amount: Amount): number =>
  readAmount(duel, contextFor(duel, seat, card), amount);

const readWithX = ({ duel, seat, card, x }: Payer, amount: Amount): number =>
  readAmount(duel, contextFor(duel, seat, card, x), amount);

const countersOn = ({ duel, card }: Payer, counter: string): number =>
  duel.board[card]?.counters[counter] ?? 0;

function ownPermanents({ duel, seat, card }: Payer, filter: Filter): CardNumber[] {
  const context = contextFor(duel, seat, card);
  return duel.battlefield.filter((other) => {
    const looks = looksOf(duel, other);
    return looks.controller === seat && fitsCard(duel, context, filter, other, looks);
  });
}

function refusedForTooFew(
  payer: Payer,
  cost: CostOf<'tapOf' | 'sacrifice' | 'discard'>,
): 'cannotPay' | undefined {
  return treatmentOf(cost).candidates(payer, cost).length < read(payer, cost.count) ? 'cannotPay' : undefined;
}

/** Cards of the hand that chance picks for a cost. */
function pickedByChance(payment: Payment, cost: CostOf<'discard'>): CardNumber[] {
  const { duel } = payment;
  const from = TREATMENTS.discard.candidates(payment, cost).map((other) => cardThing(duel, other));
  return thingsByChance(duel, from, read(payment, cost.count)).flatMap((thing) =>
    thing.kind === 'card' ? [thing.card] : [],
  );
}

/** Something of one's own choice is given up. */
export const leavesChoice = (cost: Cost): boolean => treatmentOf(cost).picks(cost) !== undefined;

/** What is to be picked for a cost: so many of these cards, and how they are given up. */
export interface CostChoice {
  readonly kind: 'sacrifice' | 'discard' | 'tap';
  readonly candidates: readonly CardNumber[];
  readonly count: number;
}

export function costChoice(duel: Duel, seat: Seat, card: CardNumber, cost: Cost): CostChoice | undefined {
  const treatment = treatmentOf(cost);
  const kind = treatment.picks(cost);
  if (!kind || !('count' in cost)) return undefined;
  const payer = { duel, seat, card, x: 0 };
  return { kind, candidates: treatment.candidates(payer, cost), count: read(payer, cost.count) };
}

/** Why the parts that are not mana cannot be paid now. */
export function cannotPayOther(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  costs: readonly Cost[],
  x = 0,
): ReplyRefusal | undefined {
  for (const cost of costs) {
    const reason = treatmentOf(cost).refusal({ duel, seat, card, x }, cost);
    if (reason) return { reason, card };
  }
  return undefined;
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
  const gone = { sacrificed: [], discarded: [], exiled: [] };
  const payment: Payment = { duel, seat, card, x, forMana, ...gone };
  let choice = 0;
  for (const cost of costs)
    treatmentOf(cost).pay(payment, cost, leavesChoice(cost) ? (chosen[choice++] ?? []) : []);
  const { sacrificed, discarded, exiled } = payment;
  sendAway(duel, 'sacrifice', sacrificed, 'graveyard');
  sendAway(duel, 'effect', exiled, 'exile');
  sendAway(duel, 'discard', discarded, 'graveyard');
}

function sendAway(duel: Duel, cause: MoveCause, cards: readonly CardNumber[], to: Zone): void {
  happen(duel, { kind: 'move', cause, at: -1, entries: cards.map((card) => ({ card, to })) });
}
