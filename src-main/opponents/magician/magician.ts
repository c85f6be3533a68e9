/** A wizard with plain good sense: it tries what it may do in a world that fits what it knows, and takes the best. */
import { options, type Duel, type Options, type Reply } from '../../engine/index.ts';
import { budgetOf } from '../levels.ts';
import type { Mind, Thought } from '../thought.ts';
import { worldOf } from '../world.ts';
import { chooseAct } from './act.ts';
import { chooseAttack } from './attack.ts';
import { chooseBlock } from './block.ts';
import { candidates } from '../judgement/candidates.ts';
import { keepsHand } from './opening.ts';
import { bestOf, newSearch, type Search } from '../judgement/trying.ts';

export const magicianReply: Mind = (thought) => replyBy(thought);

/** As the magician, with another judgement of how one stands if there is one. */
export function replyBy(thought: Thought, judge?: Search['judge']): Reply | undefined {
  const world = worldOf(thought);
  // Who looks ahead asks too, and has more to spend than this is worth.
  const nodes = Math.min(thought.budget.nodes, budgetOf('magician').nodes);
  return choose(newSearch(thought.seat, nodes, judge && { judge }), world);
}

type Answering<Kind extends Options['kind']> = (
  search: Search,
  world: Duel,
  offered: Extract<Options, { kind: Kind }>,
) => Reply | undefined;

/** Every reply is tried, and the best is taken. */
const best = (search: Search, world: Duel): Reply | undefined =>
  bestOf(search, world, candidates(world, search.seat))?.reply;

/** Every kind of question: one without an answer does not compile. */
const ANSWERS: { readonly [Kind in Options['kind']]: Answering<Kind> } = {
  start: () => ({ kind: 'start', first: true }),
  keep: ({ seat }, world) => ({ kind: 'keep', keep: keepsHand(world, seat) }),
  act: chooseAct,
  attack: chooseAttack,
  block: chooseBlock,
  mana: () => ({ kind: 'mana', use: 'auto' }),
  yesNo: best,
  modes: best,
  x: best,
  targets: best,
  choose: best,
  shares: best,
  costs: best,
  word: best,
  order: best,
  lineUp: best,
  assign: best,
};

function choose(search: Search, world: Duel): Reply | undefined {
  const offered = options(world);
  return offered && (ANSWERS[offered.kind] as Answering<Options['kind']>)(search, world, offered);
}
