/** Who may block what, and what is wrong with blocks whatever else blocks. */
import type { Duel, Seat, CardNumber, Group } from '../value/duel.ts';
import { defendsFor } from '../value/seats.ts';
import { blockDues, canPayDues } from './dues.ts';
import type { Obstacle } from './obstacle.ts';
import { editionOf } from '../editions/registry.ts';
import { contextAt } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { abilityAt } from '../faces/faces.ts';
import { evasionFrom } from '../faces/keywords.ts';
import { TYPE } from '../value/masks.ts';
import { isProtectedFrom } from '../reading/protection.ts';
import { inForce, speaking, speaks } from '../reading/rules.ts';
import type { Block, ReplyRefusal } from '../../../src-shared/duel/question.ts';
import { looksOf } from '../reading/looks.ts';

export const isDefender = (duel: Duel, seat: Seat): boolean =>
  duel.combat?.groups.some((group) => defendsFor(duel, seat, group.seat)) === true;

export const isOneByOne = (duel: Duel): boolean => editionOf(duel).combat.fights === 'oneByOne';

export const unsettled = (duel: Duel): number[] =>
  (duel.combat?.groups ?? []).flatMap((_, place) => (duel.combat?.settled.includes(place) ? [] : [place]));

export function blockersOf(duel: Duel, seat: Seat): CardNumber[] {
  return duel.battlefield.filter((card) => {
    const looks = looksOf(duel, card);
    return looks.controller === seat && (looks.types & TYPE.creature) !== 0 && !duel.board[card]?.tapped;
  });
}

export function mayBlockSomething(duel: Duel, seat: Seat): boolean {
  return blockersOf(duel, seat).some((blocker) => blockable(duel, blocker).length > 0);
}

/** The attackers that this creature may block: of a band all, if it can block one of them (R522). */
export function blockable(duel: Duel, blocker: CardNumber): CardNumber[] {
  if (obstacleToBlocking(duel, blocker)) return [];
  return (duel.combat?.groups ?? []).flatMap(({ attackers }, place) =>
    attackers.some((attacker) => !obstacleAgainst(duel, blocker, attacker, place)) ? attackers : [],
  );
}

/** Whether it could block this attacker without the rest of its band. */
export function isBlockableAlone(duel: Duel, blocker: CardNumber, attacker: CardNumber): boolean {
  const place = placeOf(duel, attacker);
  return !obstacleToBlocking(duel, blocker) && !obstacleAgainst(duel, blocker, attacker, place);
}

export function cannotBlock(duel: Duel, blocker: CardNumber, attacker: CardNumber): ReplyRefusal | undefined {
  const obstacle = obstacleToBlock(duel, blocker, attacker);
  if (!obstacle) return undefined;
  const { reason } = obstacle;
  return { reason: reason === 'notThere' || reason === 'isTapped' ? reason : 'cannotBlock', card: blocker };
}

/** Why one creature may not block another, nor through another of its band: the one module that asks all the evasions. */
export function obstacleToBlock(duel: Duel, blocker: CardNumber, attacker: CardNumber): Obstacle | undefined {
  const obstacle = obstacleToBlocking(duel, blocker);
  if (obstacle) return obstacle;
  const place = placeOf(duel, attacker);
  const own = obstacleAgainst(duel, blocker, attacker, place);
  const band = own ? (duel.combat?.groups[place]?.attackers ?? []) : [];
  return band.some((member) => !obstacleAgainst(duel, blocker, member, place)) ? undefined : own;
}

const placeOf = (duel: Duel, attacker: CardNumber): number =>
  duel.combat?.groups.findIndex(({ attackers }) => attackers.includes(attacker)) ?? -1;

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
  const evasion = evasionFrom(looksOf(duel, attacker), mine);
  return evasion ? { reason: evasion } : ruledOut(duel, blocker, attacker);
}

/** Where one fight is settled after the other, a blocker has had its own. */
const hasFought = (duel: Duel, blocker: CardNumber): boolean =>
  isOneByOne(duel) && fightsOf(duel, blocker) >= roomOf(duel, blocker);

const fightsOf = (duel: Duel, blocker: CardNumber): number =>
  (duel.combat?.groups ?? []).filter(({ blockers }) => blockers.includes(blocker)).length;

/** How many attackers (a band is one) this creature may block in a combat. */
export function roomOf(duel: Duel, blocker: CardNumber): number {
  return speaking(duel, 'blockMore', blocker).reduce(
    (room, { rule }) => room + (rule.more === 'any' ? Infinity : rule.more),
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
        defendsFor(duel, looks.controller, defender) &&
        (looks.types & TYPE.land) !== 0 &&
        fitsCard(duel, context, ability.land, land, looks)
      );
    });
  });
}

function ruledOut(duel: Duel, blocker: CardNumber, attacker: CardNumber): Obstacle | undefined {
  const found = inForce(duel, 'cannotBlock').find((one) => speaks(duel, one, blocker, attacker));
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
): ReplyRefusal | undefined {
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

function refuseTooMany(duel: Duel, blocks: readonly Block[]): ReplyRefusal | undefined {
  for (const one of inForce(duel, 'blockersCount')) {
    const { most } = one.rule;
    if (most === undefined) continue;
    for (const group of duel.combat?.groups ?? []) {
      if (!group.attackers.some((member) => speaks(duel, one, member))) continue;
      const more = blocks.filter(({ attacker }) => group.attackers.includes(attacker));
      if (more.length > 0 && group.blockers.length + more.length > most)
        return { reason: 'cannotBlock', card: more[0]?.blocker ?? -1 };
    }
  }
  return undefined;
}

function refuseUnpaid(duel: Duel, seat: Seat, blocks: readonly Block[]): ReplyRefusal | undefined {
  const dues = blockDues(duel, blocks);
  return canPayDues(duel, seat, dues) ? undefined : { reason: 'cannotPay', card: dues[0]?.card ?? -1 };
}

/** The groups of attackers that this creature blocks. */
export const groupsMetBy = (duel: Duel, blocker: CardNumber): readonly Group[] =>
  (duel.combat?.groups ?? []).filter(({ blockers }) => blockers.includes(blocker));

/** The attackers that this creature blocks: as they were lined up, else as they were declared. */
export function metBy(duel: Duel, blocker: CardNumber): CardNumber[] {
  const line = duel.combat?.ranks?.find((rank) => rank.blocker === blocker)?.attackers ?? [];
  return groupsMetBy(duel, blocker)
    .flatMap(({ attackers }) => attackers)
    .toSorted((one, other) => line.indexOf(one) - line.indexOf(other));
}

export const groupOf = (duel: Duel, attacker: CardNumber): Group | undefined =>
  duel.combat?.groups.find(({ attackers }) => attackers.includes(attacker));

const isSameGroup = (duel: Duel, one: CardNumber, other: CardNumber | undefined): boolean =>
  duel.combat?.groups.some(
    ({ attackers }) => attackers.includes(one) && other !== undefined && attackers.includes(other),
  ) === true;
