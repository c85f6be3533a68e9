/** The wizards: what each is asked, and what it replies. */
import { answer, clone, fallback, type Duel, type Reply } from '../engine/index.ts';
import { levelIn, type LevelPlaying, type WayOfPlaying } from './levels.ts';
import { playsAhead } from './search/search.ts';
import { playsByChance } from './playing/by-chance.ts';
import { playsByTaste } from './playing/by-taste.ts';
import { playsUnplanned } from './playing/unplanned.ts';
import type { Mind, Thought } from './thought.ts';
import { worldOf } from './world.ts';

type Playing<Plays extends WayOfPlaying> = (
  thought: Thought,
  world: Duel,
  level: LevelPlaying<Plays>,
) => Reply | undefined;

const PLAYING: { readonly [Plays in WayOfPlaying]: Playing<Plays> } = {
  byChance: playsByChance,
  byTaste: playsByTaste,
  unplanned: playsUnplanned,
  ahead: playsAhead,
};

/** What the mind comes to by itself. */
export const ownReply: Mind = (thought) => {
  const world = worldOf(thought);
  const level = levelIn(world, thought.mind);
  return (PLAYING[level.plays] as Playing<WayOfPlaying>)(thought, world, level);
};

/** The mind's reply, or the plain one where its own would be refused. */
export function think(thought: Thought): Reply {
  const reply = ownReply(thought);
  const world = worldOf(thought);
  return reply && isLegal(world, reply) ? reply : fallback(world);
}

const isLegal = (world: Duel, reply: Reply): boolean => answer(clone(world), reply) === undefined;
