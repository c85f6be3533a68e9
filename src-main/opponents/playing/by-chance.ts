/** A wizard without a plan: any legal reply, by chance. */
import { some, type Duel, type Reply } from '../../engine/index.ts';
import type { LevelPlaying } from '../levels.ts';
import { PASS } from '../../../src-shared/duel/question.ts';
import { rollFrom } from '../roll.ts';
import type { Thought } from '../thought.ts';

export function playsByChance(
  { seed }: Thought,
  world: Duel,
  { secondThoughts }: LevelPlaying<'byChance'>,
): Reply {
  const roll = rollFrom(seed);
  let reply = some(world, roll);
  for (let again = 0; again < secondThoughts && isIdle(reply); again++) reply = some(world, roll);
  return isForNothing(reply) ? PASS : reply;
}

const isIdle = (reply: Reply): boolean =>
  isForNothing(reply) || (reply.kind === 'act' && reply.act.kind === 'pass');

/** Mana drawn before anything is announced may burn, and can be drawn forever. */
const isForNothing = (reply: Reply): boolean => reply.kind === 'act' && reply.act.kind === 'useMana';
