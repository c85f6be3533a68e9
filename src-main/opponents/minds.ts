/** The wizards by name. */
import { answer, clone, fallback, type Duel, type Reply } from '../engine/index.ts';
import type { MindName } from '../../src-shared/duels.ts';
import { randomReply } from './random.ts';
import { sensibleReply } from './sensible/sensible.ts';
import type { Thought } from './thought.ts';
import { worldOf } from './world.ts';

/** A mind may have no idea, or a bad one. */
export type Mind = (thought: Thought) => Reply | undefined;

export const MIND: { readonly [Name in MindName]: Mind } = { random: randomReply, sensible: sensibleReply };

/** The mind's reply, or the plain one where its own would be refused. */
export function think(thought: Thought): Reply {
  const reply = MIND[thought.mind](thought);
  const world = worldOf(thought);
  return reply && isLegal(world, reply) ? reply : fallback(world);
}

const isLegal = (world: Duel, reply: Reply): boolean => answer(clone(world), reply) === undefined;
