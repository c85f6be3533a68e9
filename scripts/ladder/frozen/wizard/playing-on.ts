/** A world played on at a glance by both sides, for a turn or two, and what the seat's chances are then. */
import { answer, fallback, type Duel, type Seat } from '../position.ts';
import { quickReply, type GivenUp } from '../judgement/quick.ts';
import { chanceAt } from './chance.ts';
import { isSpent, spend, type Effort } from './effort.ts';

/** Until the main phase of a turn, or until somebody could go on for ever. */
export interface Horizon {
  readonly turn: number;
}

const MOST_REPLIES = 400;
const MAIN: readonly string[] = ['main1', 'beginCombat', 'declareAttackers', 'main2', 'end', 'cleanup'];

/** Changes the world: it must be a copy. */
function playOn(effort: Effort, world: Duel, { turn }: Horizon): void {
  world.attentive = world.attentive.map(() => false);
  const givenUp: GivenUp = new Set();
  for (let count = 0; count < MOST_REPLIES && world.question && !isSpent(effort); count++) {
    if (world.turn.number > turn || (world.turn.number === turn && MAIN.includes(world.turn.step))) return;
    spend(effort, world);
    if (answer(world, quickReply(world, givenUp)) && answer(world, fallback(world))) return;
  }
}

/** The seat's chance to win, after playing on. */
export function chanceAhead(effort: Effort, world: Duel, seat: Seat, horizon: Horizon): number {
  playOn(effort, world, horizon);
  return chanceAt(world, seat);
}
