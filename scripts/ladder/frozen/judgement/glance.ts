/** Whom to send, at a glance: everybody if that is the end, else whoever nobody would gladly block and is not needed at home. */
import {
  completedAttack,
  looksOf,
  opponentsOf,
  purseOf,
  type Attacker,
  type CardNumber,
  type Duel,
  type Options,
  type Reply,
  type Seat,
} from '../position.ts';
import { has, isCreature, mayEverAttack, worthOfCreature } from './creature.ts';
import { fightOf, likelyBlocks, mayStop } from './fight.ts';

type Offered = Extract<Options, { kind: 'attack' }>;

/** Attacks and blocks as they come to mind; undefined where something else is asked. */
export function fightAtAGlance(duel: Duel, offered: Options): Reply | undefined {
  if (offered.kind === 'block') return { kind: 'block', blocks: likelyBlocks(duel) };
  if (offered.kind !== 'attack') return undefined;
  const attackers = completedAttack(duel, attackAtAGlance(duel, offered)) ?? completedAttack(duel, []);
  return attackers && { kind: 'attack', attackers };
}

export function attackAtAGlance(duel: Duel, { attackers }: Offered): readonly Attacker[] {
  const seat = duel.question?.for ?? 0;
  const able = attackers.flatMap(({ card, goals, must }) => {
    const goal = goals[0];
    return goal && (must || looksOf(duel, card).power > 0)
      ? [{ attacker: { card, ...goal, band: -1 }, must }]
      : [];
  });
  if (able.length === 0) return [];
  const theirs = readyBlockersAgainst(duel, seat);
  const all = able.map(({ attacker }) => attacker);
  const life = purseOf(duel, all[0]?.seat ?? 0).life;
  if (leastThrough(duel, all, theirs) >= life) return all;
  const going = able.filter(({ attacker, must }) => must || isWelcome(duel, attacker.card, theirs));
  return keptHome(duel, seat, going);
}

const creaturesOf = (duel: Duel, seats: readonly Seat[]): CardNumber[] =>
  duel.battlefield.filter((card) => {
    const looks = looksOf(duel, card);
    return isCreature(looks) && seats.includes(looks.controller);
  });

const readyBlockers = (duel: Duel, seats: readonly Seat[]): CardNumber[] =>
  creaturesOf(duel, seats).filter((card) => !duel.board[card]?.tapped);

const readyBlockersAgainst = (duel: Duel, seat: Seat): CardNumber[] =>
  readyBlockers(duel, opponentsOf(duel, seat));

/** What comes through when each blocker stops the strongest it can. */
function leastThrough(duel: Duel, attackers: readonly Attacker[], blockers: readonly CardNumber[]): number {
  const free = [...blockers];
  const sorted = attackers.toSorted(
    (one, other) => looksOf(duel, other.card).power - looksOf(duel, one.card).power,
  );
  let through = 0;
  for (const { card } of sorted) {
    const place = free.findIndex((blocker) => mayStop(duel, blocker, card));
    if (place >= 0) free.splice(place, 1);
    else through += Math.max(0, looksOf(duel, card).power);
  }
  return through;
}

/** Nobody who may block it kills it for less than it costs. */
function isWelcome(duel: Duel, attacker: CardNumber, blockers: readonly CardNumber[]): boolean {
  const worth = worthOfCreature(duel, attacker);
  return !blockers.some((blocker) => {
    if (!mayStop(duel, blocker, attacker)) return false;
    const { attackerDies, blockerDies } = fightOf(duel, attacker, blocker);
    if (!attackerDies) return blockers.length > 1 && isGangedUp(duel, attacker, blockers);
    return !blockerDies || worthOfCreature(duel, blocker) < worth;
  });
}

/** Two that block together kill it. */
function isGangedUp(duel: Duel, attacker: CardNumber, blockers: readonly CardNumber[]): boolean {
  const { toughness } = looksOf(duel, attacker);
  const powers = blockers
    .filter((blocker) => mayStop(duel, blocker, attacker))
    .map((blocker) => looksOf(duel, blocker).power)
    .sort((one, other) => other - one);
  return (powers[0] ?? 0) + (powers[1] ?? 0) >= toughness + 1;
}

interface Going {
  readonly attacker: Attacker;
  readonly must: boolean;
}

/** One after the other stays, the weakest first, until those at home can live through the others' next attack. */
function keptHome(duel: Duel, seat: Seat, going: readonly Going[]): readonly Attacker[] {
  const coming = creaturesOf(duel, opponentsOf(duel, seat))
    .filter((card) => mayEverAttack(looksOf(duel, card)))
    .map((card): Attacker => ({ card, seat, walker: -1, band: -1 }));
  const life = purseOf(duel, seat).life;
  let sent = going.toSorted(
    (one, other) => looksOf(duel, other.attacker.card).power - looksOf(duel, one.attacker.card).power,
  );
  const own = readyBlockers(duel, [seat]);
  while (sent.length > 0) {
    const away = sent.filter(({ attacker }) => !has(looksOf(duel, attacker.card), 'vigilance'));
    const home = own.filter((card) => !away.some(({ attacker }) => attacker.card === card));
    if (leastThrough(duel, coming, home) < life) break;
    const last = sent.findLastIndex(({ must }) => !must);
    if (last < 0) break;
    sent = sent.filter((_, place) => place !== last);
  }
  return sent.map(({ attacker }) => attacker);
}
