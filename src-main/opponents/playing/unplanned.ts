/**
 * A wizard with plain good sense but without a plan: it weighs what an act leads to and takes the best, one spell a
 * turn, in its own main phases; it answers spells, but keeps nothing back for a fight; it fights at a glance.
 */
import { options, type Duel, type Reply } from '../../engine/index.ts';
import { actUnplanned } from '../acts/unplanned.ts';
import { fightOneByOne } from '../combat/one-by-one.ts';
import { newSearch } from '../judgement/trying.ts';
import type { LevelPlaying } from '../levels.ts';
import { rollFrom } from '../roll.ts';
import type { Thought } from '../thought.ts';
import { choose, leaningOf } from './careful.ts';

export function playsUnplanned(
  thought: Thought,
  world: Duel,
  level: LevelPlaying<'unplanned'>,
): Reply | undefined {
  const offered = options(world);
  if (!offered) return undefined;
  const search = newSearch(thought.seat, thought.budget.nodes, {
    ...leaningOf(thought),
    deepest: level.deepest,
  });
  return offered.kind === 'act'
    ? actUnplanned(search, world, rollFrom(thought.seed), level)
    : (fightOneByOne(world, offered, search.temper) ?? choose(search, world));
}
