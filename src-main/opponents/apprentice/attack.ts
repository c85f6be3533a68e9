/** Whom a beginner sends: whoever nobody would gladly block, and now and then somebody else. */
import type { CardNumber, Duel, Options, Reply } from '../../engine/index.ts';
import { completedAttack, looksOf } from '../../engine/position.ts';
import { fightOf, mayStop } from '../judgement/fight.ts';
import { isCreature } from '../judgement/creature.ts';
import type { Temper } from '../../../src-shared/wizards.ts';
import type { Roll } from '../roll.ts';

/** Of so many creatures so many go although they should not: more with the bold, fewer with the shy. */
const OF = 30;
/** One in so many who could go safely is kept at home. */
const STAYS_ONE_IN = 4;
const RASH = { least: 8, most: 12 } as const;

const rashness = ({ aggression }: Temper): number =>
  Math.round(RASH.least + (RASH.most - RASH.least) * aggression);

type Offered = Extract<Options, { kind: 'attack' }>;

export function chooseAttack(
  world: Duel,
  { attackers }: Offered,
  roll: Roll,
  temper: Temper,
): Reply | undefined {
  const wanted = attackers.flatMap(({ card, goals, must }) => {
    const goal = goals[0];
    const goes = must || (isSafe(world, card) ? roll(STAYS_ONE_IN) > 0 : roll(OF) < rashness(temper));
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
