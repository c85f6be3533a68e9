/** Who may attack, and what is wrong with attackers whatever is asked of them. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { isSick } from '../casting/costs.ts';
import { editionOf } from '../editions/registry.ts';
import { top } from '../value/stack.ts';
import type { InForce } from '../value/derived.ts';
import { KEYWORD, TYPE } from '../value/masks.ts';
import type { Attacker, ReplyRefusal } from '../../../src-shared/duel/question.ts';
import { attackable } from '../value/seats.ts';
import { hasInForce, inForce, isSaid, speaks } from '../reading/rules.ts';
import { looksOf } from '../reading/looks.ts';
import { attackDues, canPayDues } from './dues.ts';
import type { Obstacle } from './obstacle.ts';

/** Creatures that the other head has sent already. */
function sentAlready(duel: Duel): CardNumber[] {
  const frame = top(duel);
  return frame?.kind === 'attack' ? frame.chosen.map(({ card }) => card) : [];
}

/** Creatures of whoever declares that may attack somebody. */
export function candidates(duel: Duel): CardNumber[] {
  const seats = declaring(duel);
  return duel.battlefield.filter((card) => {
    const { controller, types } = looksOf(duel, card);
    return (types & TYPE.creature) !== 0 && seats.includes(controller) && !obstacleToAttack(duel, card);
  });
}

const PLAIN = ['notYours', 'isTapped', 'summoningSick'] as const;

function cannotAttack(duel: Duel, card: CardNumber): ReplyRefusal | undefined {
  const obstacle = obstacleToAttack(duel, card);
  return obstacle && { reason: PLAIN.find((plain) => plain === obstacle.reason) ?? 'cannotAttack', card };
}

export function obstacleToAttack(duel: Duel, card: CardNumber): Obstacle | undefined {
  const looks = looksOf(duel, card);
  if (!declaring(duel).includes(looks.controller)) return { reason: 'notYours' };
  if (!(looks.types & TYPE.creature)) return { reason: 'notCreature' };
  if (duel.board[card]?.tapped) return { reason: 'isTapped' };
  if (isSick(duel, card) && !isSaid(duel, 'attackAtOnce', card)) return { reason: 'summoningSick' };
  if (looks.keywords & KEYWORD.defender) return { reason: 'defender' };
  const seats = attackable(duel, looks.controller);
  if (seats.length === 0) return { reason: 'noGoal' };
  if (seats.some((seat) => !isBarredFrom(duel, card, seat))) return undefined;
  return { reason: 'barred', by: barOn(duel, card, seats[0] as Seat)?.card ?? card };
}

export const isBarredFrom = (duel: Duel, card: CardNumber, seat: Seat): boolean =>
  barOn(duel, card, seat) !== undefined;

const barOn = (duel: Duel, card: CardNumber, seat: Seat): InForce<'cannotAttack'> | undefined =>
  inForce(duel, 'cannotAttack').find((one) => speaks(duel, one, card, seat));

/** What is wrong with these attackers and stays wrong whoever else attacks. */
export function refuseAttackers(duel: Duel, attackers: readonly Attacker[]): ReplyRefusal | undefined {
  if (new Set(attackers.map(({ card }) => card)).size !== attackers.length) return { reason: 'sameTwice' };
  for (const attacker of attackers) {
    const refusal = refuseAttacker(duel, attacker);
    if (refusal) return refusal;
  }
  return refuseBands(duel, attackers) ?? refuseLoners(duel, attackers) ?? refuseUnpaid(duel, attackers);
}

/** Who attacks alone or not at all has nobody beside it, of either head. */
function refuseLoners(duel: Duel, attackers: readonly Attacker[]): ReplyRefusal | undefined {
  const all = [...sentAlready(duel), ...attackers.map(({ card }) => card)];
  if (all.length < 2) return undefined;
  const loner = all.find((card) => isSaid(duel, 'attackAlone', card));
  return loner === undefined ? undefined : { reason: 'cannotAttack', card: loner };
}

function refuseUnpaid(duel: Duel, attackers: readonly Attacker[]): ReplyRefusal | undefined {
  const dues = attackDues(duel, attackers);
  const [due] = dues;
  if (!due) return undefined;
  const tapping = attackers.map(({ card }) => card);
  const isPaid = canPayDues(duel, looksOf(duel, due.card).controller, dues, tapping);
  return isPaid ? undefined : { reason: 'cannotPay', card: due.card };
}

function refuseAttacker(duel: Duel, { card, seat, walker }: Attacker): ReplyRefusal | undefined {
  if (!duel.board[card]) return { reason: 'notThere', card };
  const refusal = cannotAttack(duel, card);
  if (refusal) return refusal;
  const { controller } = looksOf(duel, card);
  if (!attackable(duel, controller).includes(seat) || isBarredFrom(duel, card, seat))
    return { reason: 'cannotAttack', card };
  if (walker < 0) return undefined;
  const isWalker =
    duel.board[walker] &&
    (looksOf(duel, walker).types & TYPE.planeswalker) !== 0 &&
    looksOf(duel, walker).controller === seat;
  return isWalker && editionOf(duel).combat.walkers ? undefined : { reason: 'notOffered', card };
}

/** Any number of banders and at most one other, all at the same goal. */
function refuseBands(duel: Duel, attackers: readonly Attacker[]): ReplyRefusal | undefined {
  for (const members of bandsOf(attackers)) {
    const others = members.filter(({ card }) => !(looksOf(duel, card).keywords & KEYWORD.banding));
    const [first] = members;
    const apart = members.some(({ seat, walker }) => seat !== first?.seat || walker !== first.walker);
    if (members.length > 1 && (others.length > 1 || others.length === members.length || apart))
      return { reason: 'illegalBand', card: others[0]?.card ?? -1 };
  }
  return undefined;
}

function bandsOf(attackers: readonly Attacker[]): Attacker[][] {
  const bands = new Map<number, Attacker[]>();
  for (const attacker of attackers)
    if (attacker.band >= 0) bands.set(attacker.band, [...(bands.get(attacker.band) ?? []), attacker]);
  return [...bands.values()];
}

export function refuseCompany(duel: Duel, cards: readonly CardNumber[]): ReplyRefusal | undefined {
  const lonely = lonelyAmong(duel, cards);
  return lonely === undefined ? undefined : { reason: 'cannotAttack', card: lonely };
}

/** One of these that attacks only in more company than this. */
function lonelyAmong(duel: Duel, cards: readonly CardNumber[]): CardNumber | undefined {
  const others = cards.length - 1 + sentAlready(duel).length;
  return cards.find((card) => isSaid(duel, 'attackCompany', card, others));
}

/** As many of these as can attack together: whoever lacks company even then stays at home, and nothing can make it attack. */
export function largestAttack(
  duel: Duel,
  among: readonly CardNumber[] = candidates(duel),
): readonly CardNumber[] {
  if (sentAlready(duel).some((card) => isSaid(duel, 'attackAlone', card))) return [];
  let cards = among.filter((card) => !isSaid(duel, 'attackAlone', card));
  for (;;) {
    const lonely = lonelyAmong(duel, cards);
    if (lonely === undefined) return cards;
    cards = cards.filter((card) => card !== lonely);
  }
}

/** Those that attack alone or not at all, as long as nothing else does. */
export const loners = (duel: Duel): CardNumber[] =>
  sentAlready(duel).length > 0 || !hasInForce(duel, ['attackAlone'])
    ? []
    : candidates(duel).filter(
        (card) => isSaid(duel, 'attackAlone', card) && lonelyAmong(duel, [card]) === undefined,
      );

/** Whoever may be sent at all. */
export const mayBeSent = (duel: Duel): CardNumber[] => [...largestAttack(duel), ...loners(duel)];

/** Whose creatures are being spoken of: one head's after the other's while they declare. */
function declaring(duel: Duel): readonly Seat[] {
  const frame = top(duel);
  return frame?.kind === 'attack' && frame.stage === 'asking' ? frame.asking.slice(0, 1) : duel.turn.active;
}
