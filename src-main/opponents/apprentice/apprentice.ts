/**
 * A wizard who is still learning: knows what cards do, looks no further than the next quiet moment, and errs as
 * beginners do. All errors come from the thought's seed.
 */
import { fallback, options, type Duel, type Options, type Reply } from '../../engine/index.ts';
import { completedBlocks } from '../../engine/position.ts';
import { likelyBlocks } from '../judgement/fight.ts';
import { NO_LEANINGS } from '../judgement/temper.ts';
import { bestOf, newSearch, type Search } from '../judgement/trying.ts';
import { rollFrom, type Roll } from '../roll.ts';
import type { Mind } from '../thought.ts';
import { worldOf } from '../world.ts';
import { chooseAct } from './act.ts';
import { chooseAttack } from './attack.ts';
import { fewCandidates } from './candidates.ts';
import { keepsHand } from './hand.ts';

const DEEPEST = 1;

export const apprenticeReply: Mind = (thought) => {
  const world = worldOf(thought);
  const offered = options(world);
  if (!offered) return undefined;
  const search = newSearch(thought.seat, thought.budget.nodes, {
    deepest: DEEPEST,
    list: fewCandidates,
    temper: thought.temper ?? NO_LEANINGS,
  });
  return (ANSWERS[offered.kind] as Answering<Options['kind']>)(
    search,
    world,
    offered,
    rollFrom(thought.seed),
  );
};

type Answering<Kind extends Options['kind']> = (
  search: Search,
  world: Duel,
  offered: Extract<Options, { kind: Kind }>,
  roll: Roll,
) => Reply | undefined;

const best = (search: Search, world: Duel): Reply | undefined =>
  bestOf(search, world, fewCandidates(world, search.seat))?.reply;

/** Every kind of question: one without an answer does not compile. */
const ANSWERS: { readonly [Kind in Options['kind']]: Answering<Kind> } = {
  start: () => ({ kind: 'start', first: true }),
  keep: ({ seat }, world) => ({ kind: 'keep', keep: keepsHand(world, seat) }),
  act: (search, world, { acts }, roll) => chooseAct(search, world, acts, roll),
  attack: ({ temper }, world, offered, roll) => chooseAttack(world, offered, roll, temper),
  block: (_search, world, _offered, roll) => chooseBlock(world, roll),
  mana: () => ({ kind: 'mana', use: 'auto' }),
  x: (_search, _world, { most }) => ({ kind: 'x', x: most }),
  order: (_search, world) => fallback(world),
  lineUp: (_search, world) => fallback(world),
  yesNo: best,
  modes: best,
  targets: best,
  choose: best,
  shares: best,
  costs: best,
  word: best,
  assign: best,
};

/** One block in so many is not seen. */
const MISSES_ONE_IN = 2;

function chooseBlock(world: Duel, roll: Roll): Reply | undefined {
  const seen = likelyBlocks(world).filter(() => roll(MISSES_ONE_IN) > 0);
  const blocks = completedBlocks(world, world.question?.seat ?? 0, seen);
  return blocks ? { kind: 'block', blocks } : undefined;
}
