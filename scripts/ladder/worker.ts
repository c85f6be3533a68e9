/** The thread in which duels of the ladder are played. */
import { answerEach } from '../../src-main/threads/answering.ts';
import { playBout } from './bout.ts';
import { setupFor, type BoutPlan } from './plan.ts';

export interface Played {
  readonly outcome: 'won' | 'lost' | 'drawn';
  readonly turns: number;
  readonly decisions: number;
  readonly rescued: readonly number[];
  readonly times: readonly (readonly number[])[];
  /** Milliseconds of a core for all of it, whatever else the machine did meanwhile. */
  readonly took: number;
}

function played(plan: BoutPlan): Played {
  const began = process.threadCpuUsage();
  const { duel, rescued, times } = playBout(setupFor(plan), plan.minds, { budget: plan.budget });
  const { result, turn, decisions } = duel;
  const isWon = result?.kind === 'won' && result.seats.includes(plan.counted);
  const outcome = result?.kind !== 'won' ? 'drawn' : isWon ? 'won' : 'lost';
  return { outcome, turns: turn.number, decisions, rescued, times, took: spentSince(began) };
}

function spentSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

answerEach(played);
