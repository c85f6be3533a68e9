/** Whom a beginner sends: whoever nobody would gladly block, and now and then somebody else. */
import type { CardNumber, Duel, Options, Reply } from '../../engine/index.ts';
import { completedAttack, looksOf } from '../../engine/position.ts';
import { fightOf, mayStop } from '../judgement/fight.ts';
import { isCreature } from '../judgement/creature.ts';
import type { LevelPlaying } from '../levels.ts';
import type { Temper } from '../../../src-shared/wizards.ts';
import type { Roll } from '../roll.ts';

type Offered = Extract<Options, { kind: 'attack' }>;

interface Beginner {
  readonly level: LevelPlaying<'byTaste'>;
  readonly roll: Roll;
  readonly temper: Temper;
}

export function rashAttack(
  world: Duel,
  { attackers }: Offered,
  { level: { rash, staysOneIn }, roll, temper }: Beginner,
): Reply | undefined {
  const rashness = Math.round(rash.shy + (rash.bold - rash.shy) * temper.aggression);
  const wanted = attackers.flatMap(({ card, goals, must }) => {
    const goal = goals[0];
    const goes = must || (isSafe(world, card) ? roll(staysOneIn) > 0 : roll(rash.of) < rashness);
    return goal && goes && looksOf(world, card).power > 0 ? [{ card, ...goal, band: -1 }] : [];
  });
  const sent = completedAttack(world, wanted) ?? completedAttack(world, []);
  return sent && { kind: 'attack', attackers: sent };
}

/** No creature of the others that stands ready would kill it and live. */
function isSafe(world: Duel, attacker: CardNumber): boolean {
  const { controller } = looksOf(world, attacker);
  return !world.battlefield.some((card) => {
    const looks = looksOf(world, card);
    if (looks.controller === controller || !isCreature(looks) || world.board[card]?.tapped) return false;
    if (!mayStop(world, card, attacker)) return false;
    const fight = fightOf(world, attacker, card);
    return fight.attackerDies && !fight.blockerDies;
  });
}
