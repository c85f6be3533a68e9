/**
 * A wizard who is still learning: knows what cards do, looks no further than the next quiet moment, and errs as
 * beginners do. All errors come from the thought's seed.
 */
import { fallback, options, type Duel, type Options, type Reply } from '../../engine/index.ts';
import { completedBlocks } from '../../engine/position.ts';
import { actByTaste } from '../acts/by-taste.ts';
import { rashAttack } from '../combat/rash-attack.ts';
import { fewCandidates } from '../judgement/few-candidates.ts';
import { likelyBlocks } from '../judgement/fight.ts';
import { isPlayable } from '../judgement/opening-hand.ts';
import { NO_LEANINGS } from '../judgement/temper.ts';
import { bestOf, newSearch, type TrialSearch } from '../judgement/trying.ts';
import type { LevelPlaying } from '../levels.ts';
import { rollFrom, type Roll } from '../roll.ts';
import type { Thought } from '../thought.ts';

type Level = LevelPlaying<'byTaste'>;

export function playsByTaste(thought: Thought, world: Duel, level: Level): Reply | undefined {
  const offered = options(world);
  if (!offered) return undefined;
  const search = newSearch(thought.seat, thought.budget.nodes, {
    deepest: level.deepest,
    list: (duel, seat) => fewCandidates(duel, seat, level.replies),
    temper: thought.temper ?? NO_LEANINGS,
  });
  const asked = { search, world, level, roll: rollFrom(thought.seed) };
  return (ANSWERS[offered.kind] as Answering<Options['kind']>)(asked, offered);
}

interface Asked {
  readonly search: TrialSearch;
  readonly world: Duel;
  readonly level: Level;
  readonly roll: Roll;
}

type Answering<Kind extends Options['kind']> = (
  asked: Asked,
  offered: Extract<Options, { kind: Kind }>,
) => Reply | undefined;

const best = ({ search, world }: Asked): Reply | undefined =>
  bestOf(search, world, search.list(world, search.seat))?.reply;

/** Every kind of question: one without an answer does not compile. */
const ANSWERS: { readonly [Kind in Options['kind']]: Answering<Kind> } = {
  start: () => ({ kind: 'start', first: true }),
  keep: ({ search: { seat }, world }) => ({ kind: 'keep', keep: isPlayable(world, seat) }),
  act: ({ search, world, level, roll }, { acts }) => actByTaste(search, world, acts, { level, roll }),
  attack: ({ search, world, level, roll }, offered) =>
    rashAttack(world, offered, { level, roll, temper: search.temper }),
  block: chooseBlock,
  mana: () => ({ kind: 'mana', use: 'auto' }),
  x: (_asked, { most }) => ({ kind: 'x', x: most }),
  order: ({ world }) => fallback(world),
  lineUp: ({ world }) => fallback(world),
  yesNo: best,
  modes: best,
  targets: best,
  choose: best,
  shares: best,
  costs: best,
  word: best,
  assign: best,
};

function chooseBlock({ world, level, roll }: Asked): Reply | undefined {
  const seen = likelyBlocks(world).filter(() => roll(level.missesBlockOneIn) > 0);
  const blocks = completedBlocks(world, world.question?.seat ?? 0, seen);
  return blocks ? { kind: 'block', blocks } : undefined;
}
