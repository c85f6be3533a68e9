/** Declaring blockers, and lining them up where the rulebook has the attacker do so. */
import {
  groupsMetBy,
  isDefender,
  isOneByOne,
  mayBlockSomething,
  metBy,
  refuseBlocks,
  unsettled,
} from './blockers.ts';
import { declareAtOnce, noticeBlocks } from './blocked.ts';
import type { CardNumber, Duel, Group, Seat } from '../value/duel.ts';
import { refuseWhole } from './blockDemands.ts';
import { askDues, blockDues } from './dues.ts';
import { stepPiles } from './piles.ts';
import { editionOf } from '../editions/registry.ts';
import type { BlockFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import type { Question, ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import { defendsFor, inTurnOrder } from '../value/seats.ts';
import { looksOf } from '../reading/looks.ts';
import { hasInForce } from '../reading/rules.ts';

type Defence = Extract<Reply, { kind: 'block' }>;

/** One defender after the other, then one line-up after the other. */
export function stepBlock(duel: Duel, frame: BlockFrame): Question | undefined {
  switch (frame.stage) {
    case 'start':
      retop(duel, {
        ...frame,
        stage: 'asking',
        asking: inTurnOrder(duel).filter((seat) => isDefender(duel, seat)),
      });
      return undefined;
    case 'asking': {
      const [seat, ...asking] = frame.asking;
      if (seat === undefined) {
        const lining = groupsToLineUp(duel);
        retop(duel, { ...frame, stage: 'liningUp', lining, ranking: blockersToRank(duel) });
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
    case 'liningUp': {
      // Somebody may have left since the blockers were declared, and taken attackers along.
      const ranking = (frame.ranking ?? []).filter((card) => metBy(duel, card).length > 1);
      const seat = linesUpNext(duel, { ...frame, ranking });
      retop(duel, { ...frame, ranking, stage: seat === undefined ? 'declared' : 'liningUp' });
      return seat === undefined ? undefined : { seat, for: seat, kind: 'lineUp' };
    }
    case 'declared':
      if (isOneByOne(duel)) {
        retop(duel, { ...frame, stage: 'lettingThrough' });
        return undefined;
      }
      pop(duel);
      noticeBlocks(duel, duel.combat?.groups ?? []);
      return undefined;
    case 'lettingThrough':
      letThrough(duel);
      return undefined;
  }
}

/** Where fights are settled one by one, an attentive seat hears of it only as long as somebody still comes. */
function isAsked(duel: Duel, seat: Seat): boolean {
  if (duel.lost[seat]) return false;
  if (mayBlockSomething(duel, seat)) return true;
  return duel.attentive[seat] === true && (!isOneByOne(duel) || isStillAttacked(duel));
}

const isStillAttacked = (duel: Duel): boolean =>
  unsettled(duel).some((place) => (duel.combat?.groups[place]?.attackers.length ?? 0) > 0);

/** Whoever was not blocked deals its damage, one attacker after the other. */
function letThrough(duel: Duel): void {
  const [group] = unsettled(duel);
  if (group === undefined) pop(duel);
  else push(duel, { kind: 'fight', stage: 'meeting', group });
}

const attackerOf = (duel: Duel, group: Group): Seat => looksOf(duel, group.attackers[0] ?? 0).controller;

function groupsToLineUp(duel: Duel): number[] {
  if (editionOf(duel).combat.division !== 'inLine') return [];
  return unsettled(duel).filter((place) => {
    const group = duel.combat?.groups[place];
    return group !== undefined && group.blockers.length > 1 && group.attackers.length > 0;
  });
}

/** Blockers of more than one attacker, save of a band, whose side divides their damage. */
function blockersToRank(duel: Duel): CardNumber[] {
  if (editionOf(duel).combat.division !== 'inLine') return [];
  const blockers = new Set((duel.combat?.groups ?? []).flatMap((group) => group.blockers));
  return [...blockers].filter((card) => {
    const groups = groupsMetBy(duel, card);
    return groups.length > 1 && groups.every(({ attackers }) => attackers.length === 1);
  });
}

/** The attackers' lines come first, then those of the defenders. */
function linesUpNext(duel: Duel, { lining: [place], ranking: [blocker] = [] }: BlockFrame): Seat | undefined {
  const group = place === undefined ? undefined : duel.combat?.groups[place];
  if (group) return attackerOf(duel, group);
  return blocker === undefined ? undefined : looksOf(duel, blocker).controller;
}

/** The blockers of an attacker, or the attackers of a blocker. */
export function lineAskedFor(
  duel: Duel,
  { lining: [place], ranking: [blocker] = [] }: BlockFrame,
): CardNumber[] {
  if (place !== undefined) return [...(duel.combat?.groups[place]?.blockers ?? [])];
  return blocker === undefined ? [] : metBy(duel, blocker);
}

/** The whole of a reply: blocks, or one attacker that is let through. */
export function refuseDefence(
  duel: Duel,
  seat: Seat,
  { blocks, through }: Defence,
): ReplyRefusal | undefined {
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

export function declareBlocks(duel: Duel, frame: BlockFrame, { blocks, through }: Defence): void {
  declareAtOnce(duel, blocks);
  const fighting = isOneByOne(duel) ? placeOf(duel, blocks[0]?.attacker ?? through) : -1;
  if (fighting < 0) retop(duel, { ...frame, asking: frame.asking.slice(1) });
  else push(duel, { kind: 'fight', stage: 'meeting', group: fighting });
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
  line: readonly CardNumber[],
): ReplyRefusal | undefined {
  const asked = lineAskedFor(duel, frame);
  const same =
    asked.length === line.length &&
    new Set(line).size === line.length &&
    line.every((card) => asked.includes(card));
  return same ? undefined : { reason: 'wrongNumber' };
}

export function lineUp(duel: Duel, frame: BlockFrame, line: readonly CardNumber[]): void {
  const [place, ...lining] = frame.lining;
  if (place === undefined) return rank(duel, frame, line);
  if (duel.combat)
    duel.combat = {
      ...duel.combat,
      groups: duel.combat.groups.map((group, other) =>
        other === place ? { ...group, blockers: line } : group,
      ),
    };
  retop(duel, { ...frame, lining });
}

function rank(duel: Duel, frame: BlockFrame, attackers: readonly CardNumber[]): void {
  const [blocker, ...ranking] = frame.ranking ?? [];
  if (duel.combat && blocker !== undefined)
    duel.combat = { ...duel.combat, ranks: [...(duel.combat.ranks ?? []), { blocker, attackers }] };
  retop(duel, { ...frame, ranking });
}
