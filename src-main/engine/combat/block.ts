/** Declaring blockers, and lining them up where the rulebook has the attacker do so. */
import type { CardNumber, Duel, Group, Looks, Seat } from '../duel.ts';
import { touchUnlessSettled } from '../derived.ts';
import { refuseWhole } from './blockDemands.ts';
import { askDues, blockDues, canPayDues } from './dues.ts';
import { hasInForce, inForce, type Obstacle } from './inForce.ts';
import { stepPiles } from './piles.ts';
import { editionOf } from '../editions/registry.ts';
import { contextAt } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { settleTriggers } from '../events/event.ts';
import { fact } from '../events/small.ts';
import { abilityAt } from '../faces.ts';
import type { BlockFrame } from '../frames/frame.ts';
import { pop, push, retop } from '../frames/stack.ts';
import { COLOUR, KEYWORD, TYPE } from '../masks.ts';
import { notice } from '../noticing.ts';
import { isProtectedFrom, isRuled } from '../protection.ts';
import type { Block, Question, Refusal, Reply } from '../../../src-shared/duel/question.ts';
import type { Reason } from '../../../src-shared/duel/why.ts';
import { report } from '../report.ts';
import { defendsFor, inTurnOrder } from '../seats.ts';
import { looksOf } from '../things.ts';
import { isDefender } from './attack.ts';

type Defence = Extract<Reply, { kind: 'block' }>;

/** 0: who defends; 1: one defender after the other; 2: one line-up after the other; 3: all is declared; 4: and fought. */
export function stepBlock(duel: Duel, frame: BlockFrame): Question | undefined {
  switch (frame.stage) {
    case 0:
      retop(duel, { ...frame, stage: 1, asking: inTurnOrder(duel).filter((seat) => isDefender(duel, seat)) });
      return undefined;
    case 1: {
      const [seat, ...asking] = frame.asking;
      if (seat === undefined) {
        retop(duel, { ...frame, stage: 2, lining: groupsToLineUp(duel) });
        return undefined;
      }
      if (hasInForce(duel, ['blocksByChance'])) {
        stepPiles(duel, frame, seat);
        return undefined;
      }
      if (isAsked(duel, seat)) return { seat, for: seat, kind: 'block' };
      retop(duel, { ...frame, asking });
      return undefined;
    }
    case 2: {
      const [place] = frame.lining;
      const group = place === undefined ? undefined : duel.combat?.groups[place];
      if (!group) {
        retop(duel, { ...frame, stage: 3 });
        return undefined;
      }
      const seat = attackerOf(duel, group);
      return { seat, for: seat, kind: 'lineUp' };
    }
    case 3:
      if (isOneByOne(duel)) {
        retop(duel, { ...frame, stage: 4 });
        return undefined;
      }
      pop(duel);
      noticeBlocks(duel, duel.combat?.groups ?? []);
      return undefined;
    default:
      letThrough(duel);
      return undefined;
  }
}

const isOneByOne = (duel: Duel): boolean => editionOf(duel).combat.fights === 'oneByOne';

/** Where fights are settled one by one, an attentive seat hears of it only as long as somebody still comes. */
function isAsked(duel: Duel, seat: Seat): boolean {
  if (duel.lost[seat]) return false;
  if (mayBlockSomething(duel, seat)) return true;
  return duel.attentive[seat] === true && (!isOneByOne(duel) || isStillAttacked(duel));
}

const unsettled = (duel: Duel): number[] =>
  (duel.combat?.groups ?? []).flatMap((_, place) => (duel.combat?.settled.includes(place) ? [] : [place]));

const isStillAttacked = (duel: Duel): boolean =>
  unsettled(duel).some((place) => (duel.combat?.groups[place]?.attackers.length ?? 0) > 0);

/** Whoever was not blocked deals its damage, one attacker after the other. */
function letThrough(duel: Duel): void {
  const [group] = unsettled(duel);
  if (group === undefined) pop(duel);
  else push(duel, { kind: 'fight', stage: 0, group });
}

const attackerOf = (duel: Duel, group: Group): Seat => looksOf(duel, group.attackers[0] ?? 0).controller;

function groupsToLineUp(duel: Duel): number[] {
  if (editionOf(duel).combat.division !== 'inLine') return [];
  return unsettled(duel).filter((place) => {
    const group = duel.combat?.groups[place];
    return group !== undefined && group.blockers.length > 1 && group.attackers.length > 0;
  });
}

export function blockersOf(duel: Duel, seat: Seat): CardNumber[] {
  return duel.battlefield.filter((card) => {
    const looks = looksOf(duel, card);
    return looks.controller === seat && (looks.types & TYPE.creature) !== 0 && !duel.board[card]?.tapped;
  });
}

function mayBlockSomething(duel: Duel, seat: Seat): boolean {
  return blockersOf(duel, seat).some((blocker) => blockable(duel, blocker).length > 0);
}

/** The attackers that this creature may block. */
export function blockable(duel: Duel, blocker: CardNumber): CardNumber[] {
  const found: CardNumber[] = [];
  if (obstacleToBlocking(duel, blocker)) return found;
  for (const [place, { attackers }] of (duel.combat?.groups ?? []).entries())
    for (const attacker of attackers)
      if (!obstacleAgainst(duel, blocker, attacker, place)) found.push(attacker);
  return found;
}

export function cannotBlock(duel: Duel, blocker: CardNumber, attacker: CardNumber): Refusal | undefined {
  const obstacle = obstacleToBlock(duel, blocker, attacker);
  if (!obstacle) return undefined;
  const { reason } = obstacle;
  return { reason: reason === 'notThere' || reason === 'isTapped' ? reason : 'cannotBlock', card: blocker };
}

/** Why one creature may not block another: the one module that asks all the evasions. */
export function obstacleToBlock(duel: Duel, blocker: CardNumber, attacker: CardNumber): Obstacle | undefined {
  const obstacle = obstacleToBlocking(duel, blocker);
  if (obstacle) return obstacle;
  const place = duel.combat?.groups.findIndex((other) => other.attackers.includes(attacker)) ?? -1;
  return obstacleAgainst(duel, blocker, attacker, place);
}

/** Whatever attacks. */
function obstacleToBlocking(duel: Duel, blocker: CardNumber): Obstacle | undefined {
  if (!duel.board[blocker]) return { reason: 'notThere' };
  if (!(looksOf(duel, blocker).types & TYPE.creature)) return { reason: 'notCreature' };
  return duel.board[blocker].tapped ? { reason: 'isTapped' } : undefined;
}

/** An attacker in the group at this place. */
function obstacleAgainst(
  duel: Duel,
  blocker: CardNumber,
  attacker: CardNumber,
  place: number,
): Obstacle | undefined {
  const mine = looksOf(duel, blocker);
  const attacked = duel.combat?.groups[place]?.seat;
  if (attacked === undefined || duel.combat?.settled.includes(place)) return { reason: 'notAttacking' };
  if (hasFought(duel, blocker)) return { reason: 'hasFought' };
  if (!defendsFor(duel, mine.controller, attacked)) return { reason: 'attacksAnother' };
  if (isProtectedFrom(duel, attacker, mine, blocker)) return { reason: 'protected' };
  if (walksBy(duel, attacker, attacked)) return { reason: 'landwalk' };
  const evasion = evades(looksOf(duel, attacker), mine);
  return evasion ? { reason: evasion } : ruledOut(duel, blocker, attacker);
}

/** By keywords alone. */
function evades(theirs: Looks, mine: Looks): Reason | undefined {
  const { keywords } = theirs;
  if (keywords & KEYWORD.unblockable) return 'unblockable';
  if (keywords & KEYWORD.flying && !(mine.keywords & (KEYWORD.flying | KEYWORD.reach))) return 'flying';
  if (mine.types & TYPE.artifact) return undefined;
  if (keywords & KEYWORD.fear && !(mine.colours & COLOUR.black)) return 'fear';
  return keywords & KEYWORD.intimidate && (mine.colours & theirs.colours) === 0 ? 'intimidate' : undefined;
}

/** Where one fight is settled after the other, a blocker has had its own. */
const hasFought = (duel: Duel, blocker: CardNumber): boolean =>
  isOneByOne(duel) && fightsOf(duel, blocker) >= roomOf(duel, blocker);

const fightsOf = (duel: Duel, blocker: CardNumber): number =>
  (duel.combat?.groups ?? []).filter(({ blockers }) => blockers.includes(blocker)).length;

/** How many attackers (a band is one) this creature may block in a combat. */
export function roomOf(duel: Duel, blocker: CardNumber): number {
  return inForce(duel, 'blockMore').reduce(
    (room, one) =>
      isRuled(duel, one, one.rule.who, blocker)
        ? room + (one.rule.more === 'any' ? Infinity : one.rule.more)
        : room,
    1,
  );
}

function walksBy(duel: Duel, attacker: CardNumber, defender: Seat): boolean {
  return looksOf(duel, attacker).abilities.some((at) => {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'landwalk') return false;
    const context = contextAt(duel, attacker, at);
    return duel.battlefield.some((land) => {
      const looks = looksOf(duel, land);
      return (
        looks.controller === defender &&
        (looks.types & TYPE.land) !== 0 &&
        fitsCard(duel, context, ability.land, land, looks)
      );
    });
  });
}

function ruledOut(duel: Duel, blocker: CardNumber, attacker: CardNumber): Obstacle | undefined {
  const found = inForce(duel, 'cannotBlock').find(
    (one) => isRuled(duel, one, one.rule.who, blocker) && isRuled(duel, one, one.rule.whom, attacker),
  );
  return found && { reason: 'barred', by: found.card };
}

/**
 * What is wrong with these blocks whatever else blocks: half-made declarations are checked by it too, so that a rule
 * which more blocks could satisfy has to stand in a function of its own.
 */
export function refuseBlocks(
  duel: Duel,
  seat: Seat,
  blocks: readonly Block[],
  areAtOnce = !isOneByOne(duel),
): Refusal | undefined {
  for (const [place, { blocker, attacker }] of blocks.entries()) {
    if (hasNoRoom(duel, blocks.slice(0, place), blocker, attacker))
      return { reason: 'sameTwice', card: blocker };
    if (!duel.board[blocker]) return { reason: 'notThere', card: blocker };
    if (looksOf(duel, blocker).controller !== seat) return { reason: 'notYours', card: blocker };
    const refusal = cannotBlock(duel, blocker, attacker);
    if (refusal) return refusal;
    if (!areAtOnce && !isSameGroup(duel, attacker, blocks[0]?.attacker))
      return { reason: 'oneAttacker', card: attacker };
  }
  return refuseTooMany(duel, blocks) ?? refuseUnpaid(duel, seat, blocks);
}

/** It blocks as many as it may already, or this one, or another of its band. */
function hasNoRoom(duel: Duel, before: readonly Block[], blocker: CardNumber, attacker: CardNumber): boolean {
  const own = before.filter((block) => block.blocker === blocker);
  if (own.length === 0) return false;
  const fought = isOneByOne(duel) ? fightsOf(duel, blocker) : 0;
  return (
    own.length + fought >= roomOf(duel, blocker) ||
    own.some((block) => isSameGroup(duel, block.attacker, attacker))
  );
}

function refuseTooMany(duel: Duel, blocks: readonly Block[]): Refusal | undefined {
  for (const one of inForce(duel, 'blockersCount')) {
    const { most } = one.rule;
    if (most === undefined) continue;
    for (const group of duel.combat?.groups ?? []) {
      if (!group.attackers.some((member) => isRuled(duel, one, one.rule.who, member))) continue;
      const more = blocks.filter(({ attacker }) => group.attackers.includes(attacker));
      if (more.length > 0 && group.blockers.length + more.length > most)
        return { reason: 'cannotBlock', card: more[0]?.blocker ?? -1 };
    }
  }
  return undefined;
}

function refuseUnpaid(duel: Duel, seat: Seat, blocks: readonly Block[]): Refusal | undefined {
  const dues = blockDues(duel, blocks);
  return canPayDues(duel, seat, dues) ? undefined : { reason: 'cannotPay', card: dues[0]?.card ?? -1 };
}

export const groupOf = (duel: Duel, attacker: CardNumber): Group | undefined =>
  duel.combat?.groups.find(({ attackers }) => attackers.includes(attacker));

/** The whole of a reply: blocks, or one attacker that is let through. */
export function refuseDefence(duel: Duel, seat: Seat, { blocks, through }: Defence): Refusal | undefined {
  if (through === undefined) return refuseBlocks(duel, seat, blocks) ?? refuseWhole(duel, seat, blocks);
  const place = placeOf(duel, through);
  const group = duel.combat?.groups[place];
  const mayPass =
    isOneByOne(duel) &&
    blocks.length === 0 &&
    unsettled(duel).includes(place) &&
    group !== undefined &&
    defendsFor(duel, seat, group.seat);
  return mayPass ? refuseWhole(duel, seat, [], through) : { reason: 'notOffered', card: through };
}

/** Attackers that may be let through next, where one is met at a time. */
export const lettable = (duel: Duel, seat: Seat): CardNumber[] =>
  isOneByOne(duel)
    ? unsettled(duel).flatMap((place) => {
        const [attacker] = duel.combat?.groups[place]?.attackers ?? [];
        const isRefused =
          attacker === undefined ||
          refuseDefence(duel, seat, { kind: 'block', blocks: [], through: attacker });
        return isRefused ? [] : [attacker];
      })
    : [];

const isSameGroup = (duel: Duel, one: CardNumber, other: CardNumber | undefined): boolean =>
  duel.combat?.groups.some(
    ({ attackers }) => attackers.includes(one) && other !== undefined && attackers.includes(other),
  ) === true;

/** Those that a defender has lined up against each other, all at once. */
export function declareAtOnce(duel: Duel, blocks: readonly Block[]): void {
  if (duel.combat) {
    const groups = duel.combat.groups.map((group) => {
      const blockers = blocks
        .filter(({ attacker }) => group.attackers.includes(attacker))
        .map(({ blocker }) => blocker);
      return blockers.length === 0
        ? group
        : { ...group, blocked: true, blockers: [...group.blockers, ...blockers] };
    });
    duel.combat = { ...duel.combat, groups };
    touchUnlessSettled(duel);
  }
  for (const { blocker, attacker } of blocks) {
    duel.memory.push(fact(duel, 'blocked', blocker, looksOf(duel, blocker).controller, attacker));
    report(duel, { kind: 'blocked', card: blocker, attacker });
  }
}

export function declareBlocks(duel: Duel, frame: BlockFrame, { blocks, through }: Defence): void {
  declareAtOnce(duel, blocks);
  const fighting = isOneByOne(duel) ? placeOf(duel, blocks[0]?.attacker ?? through) : -1;
  if (fighting < 0) retop(duel, { ...frame, asking: frame.asking.slice(1) });
  else push(duel, { kind: 'fight', stage: 0, group: fighting });
  const dues = blockDues(duel, blocks);
  if (dues.length > 0) askDues(duel, dues);
}

const placeOf = (duel: Duel, attacker: CardNumber | undefined): number =>
  attacker === undefined
    ? -1
    : (duel.combat?.groups.findIndex((group) => group.attackers.includes(attacker)) ?? -1);

export function refuseLineUp(
  duel: Duel,
  frame: BlockFrame,
  blockers: readonly CardNumber[],
): Refusal | undefined {
  const group = duel.combat?.groups[frame.lining[0] ?? -1];
  const same =
    group?.blockers.length === blockers.length &&
    new Set(blockers).size === blockers.length &&
    blockers.every((card) => group.blockers.includes(card));
  return same ? undefined : { reason: 'wrongNumber' };
}

export function lineUp(duel: Duel, frame: BlockFrame, blockers: readonly CardNumber[]): void {
  const [place, ...lining] = frame.lining;
  if (duel.combat)
    duel.combat = {
      ...duel.combat,
      groups: duel.combat.groups.map((group, other) => (other === place ? { ...group, blockers } : group)),
    };
  retop(duel, { ...frame, lining });
}

/** A blocker stands before every member of the band it blocks. */
export function noticeBlocks(duel: Duel, groups: readonly Group[]): void {
  noticeMeetings(duel, groups);
  for (const group of groups) {
    for (const attacker of group.attackers) {
      for (const card of group.blockers) notice(duel, { kind: 'blocks', card, attacker });
      if (!group.blocked) notice(duel, { kind: 'goesUnblocked', card: attacker, seat: group.seat });
    }
  }
  settleTriggers(duel);
}

/** Once for each creature, whoever else it meets. */
function noticeMeetings(duel: Duel, groups: readonly Group[]): void {
  const blockers = [...new Set(groups.flatMap((group) => group.blockers))];
  for (const { attackers, blockers: others } of groups)
    if (others.length > 0)
      for (const card of attackers) notice(duel, { kind: 'meets', card, as: 'blocked', others });
  for (const card of blockers) {
    const others = groups
      .filter((group) => group.blockers.includes(card))
      .flatMap(({ attackers }) => attackers);
    notice(duel, { kind: 'meets', card, as: 'blocker', others });
  }
}
