/** Blocks at a glance, for either side: what the one who defends would likely do. */
import {
  COLOUR,
  completedBlocks,
  looksOf,
  options,
  purseOf,
  TYPE,
  type Block,
  type CardNumber,
  type Duel,
  type Looks,
} from '../position.ts';
import { has, worthOfCreature } from './creature.ts';

interface Blocking {
  readonly duel: Duel;
  /** Blockers still free, and whom each may block. */
  free: { readonly card: CardNumber; readonly attackers: readonly CardNumber[] }[];
  readonly blocks: Block[];
}

export function likelyBlocks(duel: Duel): readonly Block[] {
  const offered = options(duel);
  const seat = duel.question?.for;
  if (offered?.kind !== 'block' || seat === undefined) return [];
  const blocking: Blocking = { duel, free: [...offered.blockers], blocks: [] };
  const attackers = attackersAt(duel, seat);
  for (const attacker of attackers) blockWell(blocking, attacker);
  for (const attacker of attackers) blockToLive(blocking, attackers, attacker, purseOf(duel, seat).life);
  return declarable(duel, blocking.blocks);
}

/** All of them, or those against the most dangerous attacker where one is met at a time; and who else must block. */
function declarable(duel: Duel, blocks: Block[]): readonly Block[] {
  const seat = duel.question?.seat ?? -1;
  const first = blocks.filter(({ attacker }) => attacker === blocks[0]?.attacker);
  return (
    completedBlocks(duel, seat, blocks) ??
    completedBlocks(duel, seat, first) ??
    completedBlocks(duel, seat, []) ??
    []
  );
}

/** Who still comes, the most dangerous first: a fight that is settled already hurts nobody again. */
function attackersAt(duel: Duel, seat: number): CardNumber[] {
  const { combat } = duel;
  return (combat?.groups ?? [])
    .flatMap((group, place) =>
      group.seat === seat && !combat?.settled.includes(place) ? group.attackers : [],
    )
    .sort((one, other) => looksOf(duel, other).power - looksOf(duel, one).power);
}

/** By the cheapest that wins, or lives, or dies for something dearer. */
function blockWell(blocking: Blocking, attacker: CardNumber): void {
  const { duel } = blocking;
  const able = cheapestFirst(blocking, attacker);
  const find = (fits: (fight: Fight, blocker: CardNumber) => boolean): CardNumber | undefined =>
    able.find((blocker) => fits(fightOf(duel, attacker, blocker), blocker));
  const chosen =
    find((fight) => fight.attackerDies && !fight.blockerDies) ??
    find((fight) => !fight.blockerDies) ??
    find(
      (fight, blocker) =>
        fight.attackerDies && worthOfCreature(duel, attacker) >= worthOfCreature(duel, blocker),
    );
  if (chosen !== undefined) block(blocking, chosen, attacker);
}

function blockToLive(
  blocking: Blocking,
  attackers: readonly CardNumber[],
  attacker: CardNumber,
  life: number,
): void {
  const { duel, blocks } = blocking;
  const isBlocked = (card: CardNumber): boolean => blocks.some((made) => made.attacker === card);
  const coming = attackers
    .filter((card) => !isBlocked(card))
    .reduce((sum, card) => sum + Math.max(0, looksOf(duel, card).power), 0);
  const [chump] = cheapestFirst(blocking, attacker);
  if (coming >= life && !isBlocked(attacker) && chump !== undefined) block(blocking, chump, attacker);
}

function cheapestFirst({ duel, free }: Blocking, attacker: CardNumber): CardNumber[] {
  return free
    .filter(({ attackers }) => attackers.includes(attacker))
    .map(({ card }) => card)
    .sort((one, other) => worthOfCreature(duel, one) - worthOfCreature(duel, other));
}

function block(blocking: Blocking, blocker: CardNumber, attacker: CardNumber): void {
  blocking.blocks.push({ blocker, attacker });
  blocking.free = blocking.free.filter(({ card }) => card !== blocker);
}

interface Fight {
  readonly attackerDies: boolean;
  readonly blockerDies: boolean;
}

export function fightOf(duel: Duel, attacker: CardNumber, blocker: CardNumber): Fight {
  const attackerDies = kills(duel, blocker, attacker);
  const blockerDies = kills(duel, attacker, blocker);
  const attackerFirst = strikesFirst(duel, attacker) && !strikesFirst(duel, blocker);
  const blockerFirst = strikesFirst(duel, blocker) && !strikesFirst(duel, attacker);
  return {
    attackerDies: attackerDies && !(attackerFirst && blockerDies),
    blockerDies: blockerDies && !(blockerFirst && attackerDies),
  };
}

const strikesFirst = (duel: Duel, card: CardNumber): boolean =>
  has(looksOf(duel, card), 'firstStrike') || has(looksOf(duel, card), 'doubleStrike');

function kills(duel: Duel, by: CardNumber, card: CardNumber): boolean {
  const striker = looksOf(duel, by);
  const struck = looksOf(duel, card);
  if (has(struck, 'indestructible') || striker.power <= 0) return false;
  const left = struck.toughness - (duel.board[card]?.damage ?? 0);
  return striker.power >= left || has(striker, 'deathtouch');
}

const isOfArtifacts = (looks: Looks): boolean => (looks.types & TYPE.artifact) !== 0;

/** Whether it could block this at all, as far as one sees at a glance. */
export function mayStop(duel: Duel, blocker: CardNumber, attacker: CardNumber): boolean {
  const theirs = looksOf(duel, attacker);
  const mine = looksOf(duel, blocker);
  if (has(theirs, 'unblockable')) return false;
  if (has(theirs, 'fear') && !isOfArtifacts(mine) && (mine.colours & COLOUR.black) === 0) return false;
  if (has(theirs, 'intimidate') && !isOfArtifacts(mine) && (mine.colours & theirs.colours) === 0)
    return false;
  return !has(theirs, 'flying') || has(mine, 'flying') || has(mine, 'reach');
}
