/**
 * A wizard with plain good sense but without a plan: it weighs what an act leads to and takes the best, one spell a
 * turn, in its own main phases; it answers spells, but keeps nothing back for a fight; it fights at a glance.
 */
import { options } from '../../engine/index.ts';
import { choose, leaningOf } from '../careful/careful.ts';
import { fightSimply } from './fight.ts';
import { newSearch } from '../judgement/trying.ts';
import type { Mind } from '../thought.ts';
import { rollFrom } from '../roll.ts';
import { worldOf } from '../world.ts';
import { chooseSimply } from './act.ts';

const DEEPEST = 1;

export const magicianReply: Mind = (thought) => {
  const world = worldOf(thought);
  const offered = options(world);
  if (!offered) return undefined;
  const search = newSearch(thought.seat, thought.budget.nodes, {
    ...leaningOf(thought),
    deepest: DEEPEST,
  });
  return offered.kind === 'act'
    ? chooseSimply(search, world, rollFrom(thought.seed))
    : (fightSimply(world, offered, search.temper) ?? choose(search, world));
};
