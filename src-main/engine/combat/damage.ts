/** Combat damage: who deals it now, who divides it, and what it comes to. */
import type { Division } from '../../../src-shared/duel/options.ts';
import type { CardNumber, Duel, Group, Looks, Thing } from '../value/duel.ts';
import { turnUp } from '../changes/turnUp.ts';
import { editionOf } from '../editions/registry.ts';
import { happen } from '../events/happen.ts';
import type { CombatDamageFrame, DamageEntry } from '../value/frame.ts';
import { pop, retop, top } from '../value/stack.ts';
import { KEYWORD } from '../value/masks.ts';
import { actOf } from '../events/noticing.ts';
import type { DamageShare, Question, ReplyRefusal } from '../../../src-shared/duel/question.ts';
import { report } from '../value/report.ts';
import { isSaid } from '../reading/rules.ts';
import { groupsMetBy, metBy } from './blockers.ts';
import { cardThing, sameThing, seatThing } from '../value/things.ts';
import { looksOf, snapshotOf } from '../reading/looks.ts';

/** One creature after the other divides its damage, then all of it is dealt, or waits to be. */
export function stepCombatDamage(duel: Duel, frame: CombatDamageFrame): Question | undefined {
  switch (frame.stage) {
    case 'start':
      for (const card of dealers(duel, frame)) if (divisionOf(duel, card)) turnUp(duel, card);
      retop(duel, { ...frame, stage: 'dividing', dividing: inOrder(duel, dealers(duel, frame)) });
      return undefined;
    case 'dividing':
      return divideNext(duel, frame);
    case 'dealing':
      pop(duel);
      strike(duel, frame);
      return undefined;
  }
}

/** Of all groups, or of the one that fights by itself. */
function fighters(duel: Duel, only: number): CardNumber[] {
  const groups = (duel.combat?.groups ?? []).filter((_, place) => only < 0 || place === only);
  return [...new Set(groups.flatMap((group) => [...group.attackers, ...group.blockers]))];
}

const strikesFirst = (duel: Duel, card: CardNumber): boolean =>
  (looksOf(duel, card).keywords & (KEYWORD.firstStrike | KEYWORD.doubleStrike)) !== 0;

/** In the first of two steps the quick ones; then all that have not struck, and those that strike twice. */
function dealers(duel: Duel, { first, group }: CombatDamageFrame): CardNumber[] {
  const { combat } = duel;
  if (!combat) return [];
  return fighters(duel, group).filter((card) => {
    if (!duel.board[card] || combat.spent.includes(card) || looksOf(duel, card).power <= 0) return false;
    if (isSaid(duel, 'noCombatDamage', card)) return false;
    if (first) return strikesFirst(duel, card);
    return !combat.struckFirst.includes(card) || (looksOf(duel, card).keywords & KEYWORD.doubleStrike) !== 0;
  });
}

/**
 * Where a trampler has to kill what blocks it before anything goes on, and others strike the same blocker, tramplers
 * assign theirs last: what the others assign at the same time counts for them.
 */
function inOrder(duel: Duel, striking: CardNumber[]): CardNumber[] {
  if (editionOf(duel).combat.trample !== 'assigned' || !isSomeBlockerShared(duel)) return striking;
  const tramples = (card: CardNumber): boolean => (looksOf(duel, card).keywords & KEYWORD.trample) !== 0;
  return [...striking.filter((card) => !tramples(card)), ...striking.filter(tramples)];
}

const isSomeBlockerShared = (duel: Duel): boolean =>
  (duel.combat?.groups ?? []).some(({ blockers }) =>
    blockers.some((blocker) => metBy(duel, blocker).length > 1),
  );

export function divisionOf(duel: Duel, card: CardNumber): Division | undefined {
  for (const group of duel.combat?.groups ?? []) {
    if (group.attackers.includes(card)) return attackersDivision(duel, card, group);
  }
  const blocked = groupsMetBy(duel, card);
  return blocked.length > 0 ? blockersDivision(duel, card, blocked) : undefined;
}

/** Regenerated before the damage it takes none, where the rulebook has it rest. */
const takesPart = (duel: Duel, card: CardNumber): boolean =>
  Boolean(duel.board[card]) && !duel.combat?.spent.includes(card);

function attackersDivision(duel: Duel, card: CardNumber, group: Group): Division | undefined {
  const looks = looksOf(duel, card);
  const goal = goalOf(duel, group);
  const total = looks.power;
  if (!group.blocked)
    return goal
      ? {
          card,
          total,
          creatures: [],
          beyond: goal,
          tramples: false,
          divider: looks.controller,
          inLine: false,
        }
      : undefined;
  const creatures = group.blockers.filter((blocker) => takesPart(duel, blocker));
  const tramples = (looks.keywords & KEYWORD.trample) !== 0;
  const atOnce = goal !== undefined && isSaid(duel, 'asUnblocked', card);
  if (creatures.length === 0 && !((tramples || atOnce) && goal)) return undefined;
  const bander = creatures.find((blocker) => looksOf(duel, blocker).keywords & KEYWORD.banding);
  const divider = bander === undefined ? looks.controller : looksOf(duel, bander).controller;
  const inLine = editionOf(duel).combat.division === 'inLine' && bander === undefined;
  return {
    card,
    total,
    creatures,
    ...((tramples || atOnce) && goal ? { beyond: goal } : {}),
    ...(atOnce && creatures.length > 0 ? { allBeyond: true } : {}),
    tramples,
    divider: atOnce ? looks.controller : divider,
    inLine,
  };
}

function goalOf(duel: Duel, group: Group): Thing | undefined {
  if (group.walker < 0) return seatThing(group.seat);
  return duel.board[group.walker] ? cardThing(duel, group.walker) : undefined;
}

/** A blocker's damage is divided by its controller, or by the attacker's where a band has a bander. */
function blockersDivision(duel: Duel, card: CardNumber, groups: readonly Group[]): Division | undefined {
  const looks = looksOf(duel, card);
  if (duel.board[card]?.tapped && !editionOf(duel).combat.tappedBlockersDeal) return undefined;
  const creatures = metBy(duel, card).filter((attacker) => takesPart(duel, attacker));
  const [first] = creatures;
  if (first === undefined) return undefined;
  const isBand = groups.some((group) => group.attackers.length > 1);
  const divider = isBand ? looksOf(duel, first).controller : looks.controller;
  const inLine = editionOf(duel).combat.division === 'inLine' && !isBand;
  return { card, total: looks.power, creatures, tramples: false, divider, inLine };
}

function divideNext(duel: Duel, frame: CombatDamageFrame): Question | undefined {
  const card = frame.dividing[0];
  if (card === undefined) {
    retop(duel, { ...frame, stage: 'dealing' });
    return undefined;
  }
  const division = divisionOf(duel, card);
  if (!division) {
    retop(duel, { ...frame, dividing: frame.dividing.slice(1) });
    return undefined;
  }
  if (hasChoice(duel, division, frame.entries))
    return { seat: division.divider, for: division.divider, kind: 'assign' };
  assign(duel, frame, defaultShares(duel, division));
  return undefined;
}

/** One creature and nothing beyond, or nothing but beyond, leaves nothing to choose. */
function hasChoice(duel: Duel, division: Division, before: readonly DamageEntry[]): boolean {
  if (division.creatures.length === 0 || placesOf(duel, division).length < 2) return false;
  return (
    division.creatures.length > 1 ||
    division.allBeyond === true ||
    division.total > lethalFor(duel, division.card, division.creatures[0] as CardNumber, before)
  );
}

/** What it takes to kill, with the damage already there and what others assign in the same step. */
export function lethalFor(
  duel: Duel,
  by: CardNumber,
  card: CardNumber,
  before: readonly DamageEntry[],
): number {
  const others = before.filter((entry) => entry.to.kind === 'card' && entry.to.card === card);
  if (others.some(({ source }) => isDeadly(duel, source.looks))) return 0;
  const assigned = others.reduce((sum, entry) => sum + entry.amount, 0);
  const left = Math.max(0, looksOf(duel, card).toughness - (duel.board[card]?.damage ?? 0) - assigned);
  return isDeadly(duel, looksOf(duel, by)) ? Math.min(1, left) : left;
}

/** Any damage of such a creature is lethal, where the rulebook has it so. */
const isDeadly = (duel: Duel, { keywords }: Looks): boolean =>
  (keywords & KEYWORD.deathtouch) !== 0 && editionOf(duel).dying.deathtouch === 'part';

/** Lethal to each in order, with what others assign, the rest to whoever is attacked with trample, else to the last. */
export function defaultShares(duel: Duel, division: Division): DamageShare[] {
  const frame = top(duel);
  const before = frame?.kind === 'combatDamage' ? frame.entries : [];
  let left = division.total;
  const spills = division.tramples && editionOf(duel).combat.trample === 'spills';
  const shares: DamageShare[] = [];
  division.creatures.forEach((card, place) => {
    const isLast = place === division.creatures.length - 1;
    const isOwn = division.allBeyond === true && !division.tramples;
    const wanted =
      isLast && (!division.beyond || spills || isOwn) ? left : lethalFor(duel, division.card, card, before);
    const amount = Math.min(left, wanted);
    left -= amount;
    if (amount > 0) shares.push({ to: cardThing(duel, card), amount });
  });
  if (left > 0 && division.beyond) shares.push({ to: division.beyond, amount: left });
  return shares;
}

/** Where damage may be assigned: what spills over goes on by itself, when it is dealt. */
export function placesOf(duel: Duel, division: Division): Thing[] {
  const places: Thing[] = division.creatures.map((card) => cardThing(duel, card));
  const spills = editionOf(duel).combat.trample === 'spills' && places.length > 0;
  if (division.beyond && (!spills || division.allBeyond)) places.push(division.beyond);
  return places;
}

export function refuseShares(
  duel: Duel,
  frame: CombatDamageFrame,
  shares: readonly DamageShare[],
): ReplyRefusal | undefined {
  const card = frame.dividing[0];
  const division = card === undefined ? undefined : divisionOf(duel, card);
  if (!division || card === undefined) return { reason: 'noQuestion' };
  const places = placesOf(duel, division);
  if (
    !shares.every(
      (share) =>
        Number.isSafeInteger(share.amount) &&
        share.amount >= 0 &&
        places.some((place) => sameThing(place, share.to)),
    )
  )
    return { reason: 'notOffered', card };
  if (shares.reduce((sum, share) => sum + share.amount, 0) !== division.total)
    return { reason: 'wrongTotal', card };
  return refuseOrder(duel, frame, division, shares);
}

function refuseOrder(
  duel: Duel,
  frame: CombatDamageFrame,
  division: Division,
  shares: readonly DamageShare[],
): ReplyRefusal | undefined {
  const given = (thing: Thing): number =>
    shares.filter((share) => sameThing(share.to, thing)).reduce((sum, share) => sum + share.amount, 0);
  const needed = (card: CardNumber): number => lethalFor(duel, division.card, card, frame.entries);
  const isShort = division.creatures.map((card) => given(cardThing(duel, card)) < needed(card));
  const beyond = division.beyond && division.creatures.length > 0 ? given(division.beyond) : 0;
  if (division.allBeyond && division.beyond && given(division.beyond) === division.total) return undefined;
  if (beyond > 0 && (isShort.some(Boolean) || !division.tramples))
    return { reason: 'notLethal', card: division.card };
  if (!division.inLine) return undefined;
  const first = isShort.indexOf(true);
  const skipped =
    first >= 0 && division.creatures.slice(first + 1).some((card) => given(cardThing(duel, card)) > 0);
  return skipped ? { reason: 'notLethal', card: division.card } : undefined;
}

export function assign(duel: Duel, frame: CombatDamageFrame, shares: readonly DamageShare[]): void {
  const card = frame.dividing[0];
  if (card === undefined) return;
  const division = divisionOf(duel, card);
  const source = snapshotOf(duel, card);
  const spillsTo =
    division?.beyond && division.tramples && editionOf(duel).combat.trample === 'spills'
      ? { spillsTo: division.beyond }
      : {};
  const entries = shares
    .filter((share) => share.amount > 0)
    .map((share): DamageEntry => ({
      id: duel.nextId++,
      source,
      to: share.to,
      amount: share.amount,
      unpreventable: false,
      ...(share.to.kind === 'card' ? spillsTo : {}),
    }));
  retop(duel, { ...frame, dividing: frame.dividing.slice(1), entries: frame.entries.concat(entries) });
}

function strike(duel: Duel, frame: CombatDamageFrame): void {
  if (frame.first && duel.combat) duel.combat = { ...duel.combat, struckFirst: dealers(duel, frame) };
  const [first] = frame.entries;
  if (first && editionOf(duel).combat.damage === 'waits') return waitOnChain(duel, first, frame.entries);
  happen(duel, { kind: 'damage', combat: true, entries: frame.entries });
}

/** All of it is one object, which goes under the name of the first creature that deals any. */
function waitOnChain(duel: Duel, { source }: DamageEntry, damage: readonly DamageEntry[]): void {
  const act = actOf(duel.turn.active[0] ?? 0, source, -1, -1);
  const id = duel.nextId++;
  duel.chain.push({ id, kind: 'combatDamage', act, looks: source.looks, damage });
  report(duel, { kind: 'damageAssigned', item: id });
}

/** Without a quick fighter there is one damage step only. */
export const hasFirstStep = (duel: Duel, group = -1): boolean =>
  fighters(duel, group).some((card) => duel.board[card] && strikesFirst(duel, card));
