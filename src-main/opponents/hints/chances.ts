/** How a duel stood, decision by decision: cheap enough for a graph over all of it. */
import type { Duel, Seat } from '../../engine/index.ts';
import { chanceAt } from '../search/chance.ts';
import { newEffort } from '../search/effort.ts';
import { chanceAhead } from '../search/playing-on.ts';
import type { Thought } from '../thought.ts';
import { worldOf } from '../world.ts';

/** The seat's chance to win, from 0 to 1, judged by everything that lies there: for a duel that is over. */
export const chancesOf = (duel: Duel, seat: Seat): number => chanceAt(duel, seat);

/** Worlds that a closer look plays on. */
const WORLDS = 4;

/** The chance as the seat itself can know it: some worlds that fit are played on for a turn each. */
export function chanceKnown(thought: Thought): number {
  const effort = newEffort(thought.budget);
  const { seat, hidden } = thought;
  const turn = hidden.turn.number + 2;
  let sum = 0;
  for (let place = 0; place < WORLDS; place++) {
    const world = worldOf({ ...thought, seed: (thought.seed + place * 7919) | 0 });
    sum += chanceAhead(effort, world, seat, { turn });
  }
  return sum / WORLDS;
}
