/**
 * A first idea with less than full judgement, one spell a turn, its mana kept back now and then, and fights at a glance:
 * it is looked through afterwards.
 */
import { looksOf } from '../../engine/position.ts';
import { options, type Duel, type Reply } from '../../engine/index.ts';
import { chooseAct } from '../acts/weighing.ts';
import { noneForNow, oneAtATime } from '../acts/holding.ts';
import { choose } from '../playing/careful.ts';
import { fightAtAGlance } from '../combat/glance.ts';
import { has } from '../judgement/creature.ts';
import { gainNeeded } from '../judgement/moment.ts';
import type { TrialSearch } from '../judgement/trying.ts';
import type { LookingAhead } from '../levels.ts';
import type { Roll } from '../roll.ts';

export function plainReply(
  search: TrialSearch,
  world: Duel,
  roll: Roll,
  { keepsManaOneIn }: LookingAhead,
): Reply | undefined {
  const offered = options(world);
  if (!offered) return undefined;
  if (offered.kind === 'act') {
    const keepsItsMana = keepsManaOneIn > 0 && roll(keepsManaOneIn) === keepsManaOneIn - 1;
    return chooseAct(search, world, (keepsItsMana ? noneForNow : oneAtATime)(gainNeeded));
  }
  // Bands are put together with care, or not at all.
  const isByGlance =
    offered.kind !== 'attack' || !offered.attackers.some(({ card }) => has(looksOf(world, card), 'banding'));
  return (isByGlance ? fightAtAGlance(world, offered) : undefined) ?? choose(search, world);
}
