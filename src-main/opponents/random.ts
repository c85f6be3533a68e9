/** A wizard without a plan: any legal reply, by chance. */
import { some, type Reply } from '../engine/index.ts';
import { rollFrom } from './roll.ts';
import type { Thought } from './thought.ts';
import { worldOf } from './world.ts';
import { PASS } from '../../src-shared/duel/question.ts';

/** Times it thinks again before it lets a moment go by. */
const SECOND_THOUGHTS = 2;

export function randomReply(thought: Thought): Reply {
  const world = worldOf(thought);
  const roll = rollFrom(thought.seed);
  let reply = some(world, roll);
  for (let again = 0; again < SECOND_THOUGHTS && isIdle(reply); again++) reply = some(world, roll);
  return isForNothing(reply) ? PASS : reply;
}

const isIdle = (reply: Reply): boolean =>
  isForNothing(reply) || (reply.kind === 'act' && reply.act.kind === 'pass');

/** Mana drawn before anything is announced may burn, and can be drawn forever. */
const isForNothing = (reply: Reply): boolean => reply.kind === 'act' && reply.act.kind === 'useMana';
