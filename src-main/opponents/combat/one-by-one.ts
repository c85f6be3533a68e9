/** Attacks and blocks without a comparison: each creature is looked at by itself, against one other. */
import type { Attacker, Block, CardNumber, Duel, Options, Reply } from '../../engine/index.ts';
import { completedAttack, completedBlocks, purseOf, looksOf } from '../../engine/position.ts';
import { leastThrough, readyBlockersAgainst } from './glance.ts';
import { attackersAt, fightOf, likelyBlocks, mayStop } from '../judgement/fight.ts';
import { isShy } from '../judgement/temper.ts';
import type { Temper } from '../../../src-shared/wizards.ts';

type Attacking = Extract<Options, { kind: 'attack' }>;

/** Undefined where something else is asked. */
export function fightOneByOne(duel: Duel, offered: Options, temper: Temper): Reply | undefined {
  if (offered.kind === 'attack') return simpleAttack(duel, offered, temper);
  return offered.kind === 'block' ? simpleBlock(duel) : undefined;
}

/** Everybody if that is the end, else whoever no single blocker kills and outlives; nobody thinks of the way back. */
function simpleAttack(duel: Duel, { attackers }: Attacking, temper: Temper): Reply | undefined {
  const seat = duel.question?.for ?? 0;
  const theirs = readyBlockersAgainst(duel, seat);
  const able = attackers.flatMap(({ card, goals: [goal], must }) =>
    goal && (must || looksOf(duel, card).power > 0) ? [{ card, ...goal, band: -1, must }] : [],
  );
  const all: Attacker[] = able.map(({ must: _, ...attacker }) => attacker);
  const life = all[0] ? purseOf(duel, all[0].seat).life : 0;
  const isTheEnd = leastThrough(duel, all, theirs) >= life;
  const sent = all.filter(
    (attacker, place) => isTheEnd || able[place]?.must || isSafe(duel, attacker.card, theirs, isShy(temper)),
  );
  const complete = completedAttack(duel, sent) ?? completedAttack(duel, []);
  return complete && { kind: 'attack', attackers: complete };
}

/** The shy will not even trade. */
const isSafe = (duel: Duel, attacker: CardNumber, blockers: readonly CardNumber[], shy: boolean): boolean =>
  !blockers.some((blocker) => {
    if (!mayStop(duel, blocker, attacker)) return false;
    const { attackerDies, blockerDies } = fightOf(duel, attacker, blocker);
    return attackerDies && (shy || !blockerDies);
  });

/** Nobody is traded while there is life enough. */
function simpleBlock(duel: Duel): Reply | undefined {
  const seat = duel.question?.seat ?? 0;
  const wanted = likelyBlocks(duel).filter((block) => isNeeded(duel, seat) || !isLost(duel, block));
  const blocks = completedBlocks(duel, seat, wanted);
  return blocks && { kind: 'block', blocks };
}

const isLost = (duel: Duel, { attacker, blocker }: Block): boolean =>
  fightOf(duel, attacker, blocker).blockerDies;

function isNeeded(duel: Duel, seat: number): boolean {
  const coming = attackersAt(duel, seat).reduce(
    (sum, card) => sum + Math.max(0, looksOf(duel, card).power),
    0,
  );
  return coming >= purseOf(duel, seat).life;
}
