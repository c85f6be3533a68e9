/**
 * Full judgement: what may be done is tried in a world that fits what is known, and the best is taken, one thing at a
 * time. The levels that look ahead begin with it.
 */
import { options, type Duel, type Options, type Reply } from '../../engine/index.ts';
import type { Thought } from '../thought.ts';
import { worldOf } from '../world.ts';
import { chooseAct } from '../acts/weighing.ts';
import { chooseAttack } from '../combat/weighed-attack.ts';
import { chooseBlock } from '../combat/weighed-block.ts';
import { candidates } from '../judgement/candidates.ts';
import { gainNeeded } from '../judgement/moment.ts';
import { keepsHand } from '../judgement/opening-hand.ts';
import { planned } from '../acts/turn-plan.ts';
import { bestOf, newSearch, type TrialSearch } from '../judgement/trying.ts';

/** Replies tried for one decision with care. */
export const CAREFUL_NODES = 1_500;

/** With full care and no taste. */
export const carefulReply = (thought: Thought): Reply | undefined =>
  choose(newSearch(thought.seat, CAREFUL_NODES), worldOf(thought));

/** What the wizard's temper adds to a search. */
export const leaningOf = ({ temper }: Thought): Partial<Pick<TrialSearch, 'temper'>> => ({
  ...(temper && { temper }),
});

type Answering<Kind extends Options['kind']> = (
  search: TrialSearch,
  world: Duel,
  offered: Extract<Options, { kind: Kind }>,
) => Reply | undefined;

/** Every reply is tried, and the best is taken. */
const best = (search: TrialSearch, world: Duel): Reply | undefined =>
  bestOf(search, world, candidates(world, search.seat))?.reply;

/** Every kind of question: one without an answer does not compile. */
const ANSWERS: { readonly [Kind in Options['kind']]: Answering<Kind> } = {
  start: () => ({ kind: 'start', first: true }),
  keep: ({ seat }, world) => ({ kind: 'keep', keep: keepsHand(world, seat) }),
  act: (search, world) => chooseAct(search, world, gainNeeded, planned),
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

export function choose(search: TrialSearch, world: Duel): Reply | undefined {
  const offered = options(world);
  return offered && (ANSWERS[offered.kind] as Answering<Options['kind']>)(search, world, offered);
}
