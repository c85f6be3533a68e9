/**
 * A first idea with less than full judgement, one spell a turn, its mana kept back now and then, and fights at a glance:
 * it is looked through afterwards.
 */
import { options, type Duel, type Reply } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { editionOf } from '../../engine/editions/registry.ts';
import { chooseAct, noneForNow, oneAtATime } from '../careful/act.ts';
import { choose } from '../careful/careful.ts';
import { fightAtAGlance } from '../combat/glance.ts';
import { has } from '../judgement/creature.ts';
import type { Search } from '../judgement/trying.ts';
import type { Roll } from '../roll.ts';

/** One moment in so many the mana is kept back for an answer, where it may come to answering. */
const KEEPS_ONE_IN = 3;

export function plainReply(search: Search, world: Duel, roll: Roll): Reply | undefined {
  const offered = options(world);
  if (!offered) return undefined;
  if (offered.kind === 'act')
    return chooseAct(search, world, keepsItsMana(world, roll) ? noneForNow : oneAtATime);
  // Bands are put together with care, or not at all.
  const isByGlance =
    offered.kind !== 'attack' || !offered.attackers.some(({ card }) => has(looksOf(world, card), 'banding'));
  return (isByGlance ? fightAtAGlance(world, offered) : undefined) ?? choose(search, world);
}

const keepsItsMana = (world: Duel, roll: Roll): boolean =>
  editionOf(world).timing.speakers === 'everybody' && roll(KEEPS_ONE_IN) === KEEPS_ONE_IN - 1;
