/** Declaring attackers: who may, who must, who bands, and what that costs. */
import type { CardNumber, Duel, Group, Seat } from '../duel.ts';
import { isSick } from '../casting/costs.ts';
import { editionOf } from '../editions/registry.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextAt } from '../reading/context.ts';
import { readSeats } from '../reading/refs.ts';
import { settleTriggers } from '../events/event.ts';
import { fact, tap } from '../events/small.ts';
import type { AttackFrame } from '../frames/frame.ts';
import { pop, push, retop, top } from '../frames/stack.ts';
import { derivedOf } from '../layers/inPlay.ts';
import { KEYWORD, TYPE } from '../masks.ts';
import { notice } from '../noticing.ts';
import type { Goal } from '../../../src-shared/duel/options.ts';
import type { Attacker, Question, Refusal } from '../../../src-shared/duel/question.ts';
import { report } from '../report.ts';
import { attackable, defendsFor } from '../seats.ts';
import { isRuled } from '../protection.ts';
import { looksOf } from '../things.ts';
import { skipAhead } from '../turn/turn.ts';
import { touchUnlessSettled } from '../derived.ts';
import { isAsDemanded, refuseDemandedAttack } from './attackDemands.ts';
import { askDues, attackDues, canPayDues } from './dues.ts';
import { hasInForce, inForce, isSaidOf, type InForce, type Obstacle } from './inForce.ts';

const AFTER_ATTACK = ['declareBlockers', 'firstStrikeDamage', 'combatDamage'] as const;

/** 0: whose turn it is; 1: one after the other says what attacks, and then all of it does; 2: it has been paid for. */
export function stepAttack(duel: Duel, frame: AttackFrame): Question | undefined {
  if (frame.stage === 0) {
    const asking = duel.turn.active.filter((active) => !duel.lost[active]);
    retop(duel, { ...frame, stage: 1, asking });
    return undefined;
  }
  if (frame.stage === 2) {
    pop(duel);
    noticeAttack(duel, frame.chosen.filter(isStillAble(duel)));
    return undefined;
  }
  const [seat, ...asking] = frame.asking;
  if (seat === undefined) {
    declareAttack(duel, frame, frame.chosen.filter(isStillAble(duel)));
    return undefined;
  }
  if (duel.attentive[seat] || mayBeSent(duel).length > 0) return { seat, for: seat, kind: 'attack' };
  retop(duel, { ...frame, asking });
  return undefined;
}

/** Whoever is attacked may have given up while the other head was still choosing. */
const isStillAble =
  (duel: Duel) =>
  ({ card, seat }: Attacker): boolean =>
    Boolean(duel.board[card]) && !duel.lost[seat];

/** Joins what the other head sends; bands are numbered on. */
export function chooseAttackers(duel: Duel, frame: AttackFrame, attackers: readonly Attacker[]): void {
  const next = Math.max(-1, ...frame.chosen.map(({ band }) => band)) + 1;
  const more = attackers.map((one) => (one.band < 0 ? one : { ...one, band: one.band + next }));
  retop(duel, { ...frame, asking: frame.asking.slice(1), chosen: [...frame.chosen, ...more] });
}

/** Whose creatures are being spoken of: one head's after the other's while they declare. */
function declaring(duel: Duel): readonly Seat[] {
  const frame = top(duel);
  return frame?.kind === 'attack' && frame.stage === 1 ? frame.asking.slice(0, 1) : duel.turn.active;
}

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

function cannotAttack(duel: Duel, card: CardNumber): Refusal | undefined {
  const obstacle = obstacleToAttack(duel, card);
  return obstacle && { reason: PLAIN.find((plain) => plain === obstacle.reason) ?? 'cannotAttack', card };
}

export function obstacleToAttack(duel: Duel, card: CardNumber): Obstacle | undefined {
  const looks = looksOf(duel, card);
  if (!declaring(duel).includes(looks.controller)) return { reason: 'notYours' };
  if (!(looks.types & TYPE.creature)) return { reason: 'notCreature' };
  if (duel.board[card]?.tapped) return { reason: 'isTapped' };
  if (isSick(duel, card) && !isSaidOf(duel, 'attackAtOnce', card)) return { reason: 'summoningSick' };
  if (looks.keywords & KEYWORD.defender) return { reason: 'defender' };
  const seats = attackable(duel, looks.controller);
  if (seats.length === 0) return { reason: 'noGoal' };
  if (seats.some((seat) => !isBarredFrom(duel, card, seat))) return undefined;
  return { reason: 'barred', by: barOn(duel, card, seats[0] as Seat)?.card ?? card };
}

export const isBarredFrom = (duel: Duel, card: CardNumber, seat: Seat): boolean =>
  barOn(duel, card, seat) !== undefined;

const barOn = (duel: Duel, card: CardNumber, seat: Seat): InForce<'cannotAttack'> | undefined =>
  inForce(duel, 'cannotAttack').find((one) => {
    const { rule } = one;
    const context = contextAt(duel, one.card, one.at);
    if (rule.whom && !readSeats(duel, context, rule.whom).includes(seat)) return false;
    if (rule.unless && isTrue(duel, context, rule.unless)) return false;
    return isRuled(duel, one, rule.who, card);
  });

export function refuseAttack(duel: Duel, attackers: readonly Attacker[]): Refusal | undefined {
  const cards = attackers.map((attacker) => attacker.card);
  return (
    refuseAttackers(duel, attackers) ?? refuseCompany(duel, cards) ?? refuseDemandedAttack(duel, attackers)
  );
}

/** What is wrong with these attackers and stays wrong whoever else attacks. */
export function refuseAttackers(duel: Duel, attackers: readonly Attacker[]): Refusal | undefined {
  if (new Set(attackers.map(({ card }) => card)).size !== attackers.length) return { reason: 'sameTwice' };
  for (const attacker of attackers) {
    const refusal = refuseAttacker(duel, attacker);
    if (refusal) return refusal;
  }
  return refuseBands(duel, attackers) ?? refuseLoners(duel, attackers) ?? refuseUnpaid(duel, attackers);
}

/** Who attacks alone or not at all has nobody beside it, of either head. */
function refuseLoners(duel: Duel, attackers: readonly Attacker[]): Refusal | undefined {
  const all = [...sentAlready(duel), ...attackers.map(({ card }) => card)];
  if (all.length < 2) return undefined;
  const loner = all.find((card) => isSaidOf(duel, 'attackAlone', card));
  return loner === undefined ? undefined : { reason: 'cannotAttack', card: loner };
}

function refuseUnpaid(duel: Duel, attackers: readonly Attacker[]): Refusal | undefined {
  const dues = attackDues(duel, attackers);
  const [due] = dues;
  if (!due) return undefined;
  const tapping = attackers.map(({ card }) => card);
  const isPaid = canPayDues(duel, looksOf(duel, due.card).controller, dues, tapping);
  return isPaid ? undefined : { reason: 'cannotPay', card: due.card };
}

function refuseAttacker(duel: Duel, { card, seat, walker }: Attacker): Refusal | undefined {
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
function refuseBands(duel: Duel, attackers: readonly Attacker[]): Refusal | undefined {
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

function refuseCompany(duel: Duel, cards: readonly CardNumber[]): Refusal | undefined {
  const lonely = lonelyAmong(duel, cards);
  return lonely === undefined ? undefined : { reason: 'cannotAttack', card: lonely };
}

/** One of these that attacks only in more company than this. */
function lonelyAmong(duel: Duel, cards: readonly CardNumber[]): CardNumber | undefined {
  const others = cards.length - 1 + sentAlready(duel).length;
  for (const { card: by, at, ability } of derivedOf(duel).rules) {
    if (ability.rule.kind !== 'attackCompany') continue;
    const { who, others: company } = ability.rule;
    const lonely = cards.find((card) => isRuled(duel, { card: by, at }, who, card) && others < company);
    if (lonely !== undefined) return lonely;
  }
  return undefined;
}

/** As many of these as can attack together: whoever lacks company even then stays at home, and nothing can make it attack. */
export function largestAttack(
  duel: Duel,
  among: readonly CardNumber[] = candidates(duel),
): readonly CardNumber[] {
  if (sentAlready(duel).some((card) => isSaidOf(duel, 'attackAlone', card))) return [];
  let cards = among.filter((card) => !isSaidOf(duel, 'attackAlone', card));
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
        (card) => isSaidOf(duel, 'attackAlone', card) && lonelyAmong(duel, [card]) === undefined,
      );

/** All attackers at once: bands are one group each. */
function declareAttack(duel: Duel, frame: AttackFrame, attackers: readonly Attacker[]): void {
  pop(duel);
  if (attackers.length === 0) {
    skipAhead(duel, AFTER_ATTACK);
    return;
  }
  const dues = attackDues(duel, attackers);
  if (dues.length > 0) push(duel, { ...frame, stage: 2, chosen: attackers });
  duel.combat = { groups: groupsOf(attackers), spent: [], struckFirst: [], settled: [] };
  touchUnlessSettled(duel);
  duel.memory.push(fact(duel, 'combat', -1, duel.turn.active[0] ?? 0));
  for (const { card } of attackers)
    if (!(looksOf(duel, card).keywords & KEYWORD.vigilance)) tap(duel, card, looksOf(duel, card).controller);
  if (dues.length > 0) askDues(duel, dues);
  else noticeAttack(duel, attackers);
}

function noticeAttack(duel: Duel, attackers: readonly Attacker[]): void {
  for (const { card, seat, walker } of attackers) {
    duel.memory.push(fact(duel, 'attacked', card, seat, looksOf(duel, card).controller));
    report(duel, { kind: 'attacked', card, seat, walker });
    notice(duel, { kind: 'attacks', card, seat });
  }
  if (attackers.length > 0)
    notice(duel, { kind: 'attackDeclared', cards: attackers.map(({ card }) => card) });
  settleTriggers(duel);
}

function groupsOf(attackers: readonly Attacker[]): Group[] {
  const groups: Group[] = [];
  const made = new Set<number>();
  for (const { card, seat, walker, band } of attackers) {
    if (band >= 0 && made.has(band)) continue;
    made.add(band);
    const members =
      band < 0 ? [card] : attackers.filter((other) => other.band === band).map((other) => other.card);
    groups.push({ attackers: members, seat, walker, blockers: [], blocked: false });
  }
  return groups;
}

/** Whom a creature may attack as things stand, and as it is asked to. */
export function goalsOf(duel: Duel, card: CardNumber): Goal[] {
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

/** Whoever may be sent at all. */
export const mayBeSent = (duel: Duel): CardNumber[] => [...largestAttack(duel), ...loners(duel)];

export const isDefender = (duel: Duel, seat: Seat): boolean =>
  duel.combat?.groups.some((group) => defendsFor(duel, seat, group.seat)) === true;
