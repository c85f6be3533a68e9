/** One duel between minds, from its set-up to its end. */
import { answer, fallback, newDuel, type Duel, type Seat, type Setup } from '../../src-main/engine/index.ts';
import { budgetOf, looksAhead, type Budget } from '../../src-main/opponents/levels.ts';
import { thoughtOf, type Thought } from '../../src-main/opponents/thought.ts';
import type { MindName } from '../../src-shared/duels.ts';
import { levelOf, mindOf, type PlayerName } from './players.ts';

export interface Bout {
  readonly duel: Duel;
  /** By seat, how often a mind had no reply of its own, or one that was refused. */
  readonly rescued: readonly number[];
  /** By seat, milliseconds of each thought. */
  readonly times: readonly (readonly number[])[];
}

export interface BoutWishes {
  /** In the place of what their level gives to those who look ahead. */
  readonly budget?: Partial<Budget>;
  /** Sees every thought, and the duel it is about. */
  readonly look?: (thought: Thought, duel: Duel) => void;
}

export function playBout(
  setup: Setup,
  players: readonly PlayerName[],
  { budget, look }: BoutWishes = {},
): Bout {
  const duel = newDuel(setup);
  const rescued = players.map(() => 0);
  const times: number[][] = players.map(() => []);
  while (duel.question) {
    const { seat } = duel.question;
    const player = players[seat] as PlayerName;
    const mind = levelOf(player);
    const seed = thoughtSeed(setup.seed, duel.decisions);
    const thought = thoughtOf(duel, { mind, seat, seed, budget: budgetFor(mind, budget) });
    look?.(thought, duel);
    const began = performance.now();
    const reply = mindOf(player)(thought);
    times[seat]?.push(performance.now() - began);
    if (reply && !answer(duel, reply)) continue;
    rescued[seat] = (rescued[seat] ?? 0) + 1;
    rescue(duel, seat);
  }
  return { duel, rescued, times };
}

const thoughtSeed = (seed: number, decisions: number): number => (seed * 10_000 + decisions) >>> 0;

const budgetFor = (mind: MindName, wished: Partial<Budget> | undefined): Budget =>
  looksAhead(mind) ? { ...budgetOf(mind), ...wished } : budgetOf(mind);

function rescue(duel: Duel, seat: Seat): void {
  const refusal = answer(duel, fallback(duel));
  if (refusal) throw new Error(`The plain reply of seat ${seat} was refused: ${refusal.reason}.`);
}
