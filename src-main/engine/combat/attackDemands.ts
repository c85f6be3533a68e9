/** What must attack, and whom; and half-made attacks brought to an end that is accepted. */
import type { Goal } from '../../../src-shared/duel/options.ts';
import type { Attacker, ReplyRefusal } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { contextAt } from '../reading/context.ts';
import { readSeats } from '../reading/refs.ts';
import { hasInForce, inForce, isSaid, speaking } from '../reading/rules.ts';
import { attackable } from '../value/seats.ts';
import { looksOf } from '../reading/looks.ts';
import {
  candidates,
  isBarredFrom,
  largestAttack,
  loners,
  refuseAttackers,
  refuseCompany,
} from './attackers.ts';
import { attackDues } from './dues.ts';
import { derivedOf } from '../value/derived.ts';

/** Each demand on this creature: the players it is to attack, or anybody. */
type Demand = readonly Seat[] | 'anybody';

function demandsOn(duel: Duel, card: CardNumber): Demand[] {
  return speaking(duel, 'mustAttack', card).map(({ rule, card: by, at }) =>
    rule.whom ? readSeats(duel, contextAt(duel, by, at), rule.whom) : 'anybody',
  );
}

const meets = (demand: Demand, { seat, walker }: Goal): boolean =>
  demand === 'anybody' || (walker < 0 && demand.includes(seat));

const metBy = (demands: readonly Demand[], goal: Goal): number =>
  demands.filter((demand) => meets(demand, goal)).length;

/** Nobody has to pay for an attack. */
const freeGoals = (duel: Duel, card: CardNumber): Goal[] =>
  attackable(duel, looksOf(duel, card).controller)
    .filter((seat) => !isBarredFrom(duel, card, seat))
    .map((seat): Goal => ({ seat, walker: -1 }))
    .filter((goal) => attackDues(duel, [{ card, ...goal }]).length === 0);

/** How many demands on it can be met at once. */
function most(duel: Duel, card: CardNumber, demands: readonly Demand[]): number {
  if (demands.length === 0) return 0;
  return Math.max(0, ...freeGoals(duel, card).map((goal) => metBy(demands, goal)));
}

export const mustAttack = (duel: Duel, card: CardNumber): boolean =>
  most(duel, card, demandsOn(duel, card)) > 0;

/** Where it attacks as much as it is asked to. */
function isAsDemanded(duel: Duel, card: CardNumber, goal: Goal): boolean {
  const demands = demandsOn(duel, card);
  return demands.length === 0 || metBy(demands, goal) >= most(duel, card, demands);
}

/** Those that must attack and can, with as much company as comes for nothing. */
function obliged(duel: Duel): CardNumber[] {
  if (!hasInForce(duel, ['mustAttack'])) return [];
  const free = candidates(duel).filter((card) => freeGoals(duel, card).length > 0);
  return largestAttack(duel, free).filter((card) => mustAttack(duel, card));
}

function refuseDemandedAttack(duel: Duel, attackers: readonly Attacker[]): ReplyRefusal | undefined {
  if (!hasInForce(duel, ['mustAttack'])) return undefined;
  const cards = attackers.map(({ card }) => card);
  const misled = attackers.find(({ card, seat, walker }) => !isAsDemanded(duel, card, { seat, walker }));
  if (misled) return { reason: 'mustAttack', card: misled.card };
  const must = obliged(duel);
  const alone = cards.find((card) => isSaid(duel, 'attackAlone', card));
  if (alone !== undefined && must.length <= (mustAttack(duel, alone) ? 1 : 0)) return undefined;
  const staying = must.find((card) => !cards.includes(card)) ?? idleLoner(duel, must, cards);
  return staying === undefined ? undefined : { reason: 'mustAttack', card: staying };
}

/** Where nothing else must, one that attacks alone may have to. */
const idleLoner = (
  duel: Duel,
  must: readonly CardNumber[],
  cards: readonly CardNumber[],
): CardNumber | undefined =>
  must.length > 0 || cards.length > 0 ? undefined : loners(duel).find((card) => mustAttack(duel, card));

/** These and as few others as it takes; undefined: nothing that is accepted begins like this. */
export function completedAttack(duel: Duel, begun: readonly Attacker[]): readonly Attacker[] | undefined {
  if (!refuseAttack(duel, begun)) return begun;
  if (refuseAttackers(duel, begun)) return undefined;
  let attackers = begun;
  for (const others of [obliged(duel), loners(duel), largestAttack(duel)]) {
    for (const card of others) {
      attackers = joinedBy(duel, attackers, card) ?? attackers;
      if (!refuseAttack(duel, attackers)) return attackers;
    }
  }
  return undefined;
}

function joinedBy(
  duel: Duel,
  attackers: readonly Attacker[],
  card: CardNumber,
): readonly Attacker[] | undefined {
  if (attackers.some((attacker) => attacker.card === card)) return undefined;
  return goalsOf(duel, card)
    .map((goal) => [...attackers, { card, ...goal, band: -1 }])
    .find((more) => !refuseAttackers(duel, more));
}

/** Whether these may stand in an attack that others still join. */
export function mayStillAttack(duel: Duel, attackers: readonly Attacker[]): boolean {
  if (refuseAttackers(duel, attackers)) return false;
  const isSimple = !hasInForce(duel, ['attackAlone', 'combatCost']) && !hasGoals(duel);
  return isSimple || completedAttack(duel, attackers) !== undefined;
}

const hasGoals = (duel: Duel): boolean =>
  inForce(duel, 'mustAttack').some(({ rule }) => rule.whom !== undefined);

/** Whom it may be sent at, where anything that is accepted begins so. */
export const openGoals = (duel: Duel, card: CardNumber): Goal[] =>
  goalsOf(duel, card).filter((goal) => mayStillAttack(duel, [{ card, ...goal, band: -1 }]));

export function refuseAttack(duel: Duel, attackers: readonly Attacker[]): ReplyRefusal | undefined {
  const cards = attackers.map((attacker) => attacker.card);
  return (
    refuseAttackers(duel, attackers) ?? refuseCompany(duel, cards) ?? refuseDemandedAttack(duel, attackers)
  );
}

/** Whom a creature may attack as things stand, and as it is asked to. */
function goalsOf(duel: Duel, card: CardNumber): Goal[] {
  const seats = attackable(duel, looksOf(duel, card).controller).filter(
    (seat) => !isBarredFrom(duel, card, seat),
  );
  return seats
    .flatMap((seat): Goal[] => [
      { seat, walker: -1 },
      ...walkersOf(duel, seat).map((walker) => ({ seat, walker })),
    ])
    .filter((goal) => isAsDemanded(duel, card, goal));
}

const walkersOf = (duel: Duel, seat: Seat): CardNumber[] =>
  derivedOf(duel).walkers.filter((card) => looksOf(duel, card).controller === seat);
