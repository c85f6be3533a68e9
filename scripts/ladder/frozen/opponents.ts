/**
 * Opponents that never change, for figures that can be compared from year to year. They share nothing with the wizards
 * of the program, and know of it only what `position.ts` names. Where the engine is corrected, its corrections show in
 * what they reply; nothing else does.
 */
import { answer, clone, fallback, type Duel, type Reply } from './position.ts';
import { allFace } from './all-face.ts';
import { repliesBy } from './at-a-glance.ts';
import { blocksAll } from './blocks-all.ts';
import { CAREFUL_NODES, carefulReply } from './careful/careful.ts';
import { countersFirst } from './counters-first.ts';
import { discardFirst } from './discard-first.ts';
import { quickReply } from './judgement/quick.ts';
import { worldOf, type Seen } from './judgement/world.ts';
import { wizardReply, WIZARD_NODES } from './wizard/search.ts';

export const FROZEN = [
  'card-a-turn',
  'all-face',
  'counters-first',
  'discard-first',
  'blocks-all',
  'frozen-careful',
  'frozen-wizard',
] as const;
export type FrozenName = (typeof FROZEN)[number];

type Answering = (world: Duel, seen: Seen, nodes: number) => Reply | undefined;

const OPPONENTS: Readonly<Record<FrozenName, Answering>> = {
  'card-a-turn': repliesBy(quickReply),
  'all-face': repliesBy(allFace),
  'counters-first': repliesBy(countersFirst),
  'discard-first': repliesBy(discardFirst),
  'blocks-all': repliesBy(blocksAll),
  'frozen-careful': (world, { seat }, nodes) => carefulReply(world, seat, Math.min(nodes, CAREFUL_NODES)),
  'frozen-wizard': (world, seen, nodes) => wizardReply(world, seen, Math.min(nodes, WIZARD_NODES)),
};

/** The opponent's reply, or the plain one where its own would be refused. */
export function frozenReply(name: FrozenName, seen: Seen, nodes = Infinity): Reply {
  const world = worldOf(seen);
  const reply = OPPONENTS[name](world, seen, nodes);
  return reply && !answer(clone(world), reply) ? reply : fallback(world);
}
