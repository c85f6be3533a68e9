/** The wizards by level. */
import { answer, clone, fallback, type Duel, type Reply } from '../engine/index.ts';
import type { MindName } from '../../src-shared/duels.ts';
import { apprenticeReply } from './apprentice/apprentice.ts';
import { magicianReply } from './magician/magician.ts';
import { randomReply } from './random.ts';
import { searchReply } from './search/search.ts';
import type { Mind, Thought } from './thought.ts';
import { worldOf } from './world.ts';

export const MIND: { readonly [Name in MindName]: Mind } = {
  random: randomReply,
  apprentice: apprenticeReply,
  magician: magicianReply,
  sorcerer: searchReply,
  wizard: searchReply,
};

/** The mind's reply, or the plain one where its own would be refused. */
export function think(thought: Thought): Reply {
  const reply = MIND[thought.mind](thought);
  const world = worldOf(thought);
  return reply && isLegal(world, reply) ? reply : fallback(world);
}

const isLegal = (world: Duel, reply: Reply): boolean => answer(clone(world), reply) === undefined;
