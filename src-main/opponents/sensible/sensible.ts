/** A wizard with plain good sense: it tries what it may do in a world that fits what it knows, and takes the best. */
import { options, type Duel, type Reply } from '../../engine/index.ts';
import type { Thought } from '../thought.ts';
import { worldOf } from '../world.ts';
import { chooseAct } from './act.ts';
import { chooseAttack } from './attack.ts';
import { chooseBlock } from './block.ts';
import { candidates } from './candidates.ts';
import { keepsHand } from './opening.ts';
import { bestOf, newSearch, type Search } from './search.ts';

/** Replies given in one thought, on a table that is empty. */
const EFFORT = 1500;

export function sensibleReply(thought: Thought): Reply | undefined {
  const world = worldOf(thought);
  return choose(newSearch(thought.seat, EFFORT), world);
}

function choose(search: Search, world: Duel): Reply | undefined {
  const offered = options(world);
  switch (offered?.kind) {
    case 'start':
      return { kind: 'start', first: true };
    case 'keep':
      return { kind: 'keep', keep: keepsHand(world, search.seat) };
    case 'mana':
      return { kind: 'mana', use: 'auto' };
    case 'act':
      return chooseAct(search, world);
    case 'attack':
      return chooseAttack(search, world, offered);
    case 'block':
      return chooseBlock(search, world, offered);
    default:
      return bestOf(search, world, candidates(world, search.seat))?.reply;
  }
}
