/** One duel between minds, from its set-up to its end; nobody watches, and nothing is written down. */
import type { MindName } from '../../../src-shared/duels.ts';
import type { Temper } from '../../../src-shared/wizards.ts';
import {
  answer,
  fallback,
  newDuel,
  type Duel,
  type Seat,
  type Setup,
  type Sink,
} from '../../engine/index.ts';
import { budgetOf, looksAhead, type Budget } from '../../opponents/levels.ts';
import { ownReply } from '../../opponents/minds.ts';
import { thoughtOf, type Mind, type Thought } from '../../opponents/thought.ts';

export interface BoutPlayer {
  readonly mind: MindName;
  readonly temper?: Temper | undefined;
  /** In the place of the mind itself, under its name. */
  readonly reply?: Mind | undefined;
}

export interface Bout {
  readonly duel: Duel;
  /** Who took the first turn; undefined where it was never taken. */
  readonly first: Seat | undefined;
  /** By seat, how often a mind had no reply of its own, or one that was refused. */
  readonly rescued: readonly number[];
  /** By seat, milliseconds of each thought. */
  readonly times: readonly (readonly number[])[];
}

export interface BoutWishes {
  /** In the place of what their level gives to those who look ahead; more nodes than that nobody gets. */
  readonly budget?: Partial<Budget>;
  /** Who takes the first turn, wherever somebody is asked; absent: whoever is asked says. */
  readonly starter?: Seat;
  /** Sees every thought, and the duel it is about. */
  readonly look?: (thought: Thought, duel: Duel) => void;
}

export function playBout(
  setup: Setup,
  players: readonly BoutPlayer[],
  { budget, starter, look }: BoutWishes = {},
): Bout {
  let first: Seat | undefined;
  const hear: Sink = (event) => {
    if (event.kind === 'turnBegan') first ??= event.seats[0];
  };
  const duel = newDuel(setup, hear);
  const rescued = players.map(() => 0);
  const times: number[][] = players.map(() => []);
  while (duel.question) {
    const { seat, kind } = duel.question;
    if (kind === 'start' && starter !== undefined) {
      answer(duel, { kind, first: seat === starter }, hear);
      continue;
    }
    const { mind, temper, reply: replyOf = ownReply } = players[seat] as BoutPlayer;
    const seed = thoughtSeed(setup.seed, duel.decisions);
    const thought = thoughtOf(duel, {
      ...{ mind, seat, seed, budget: budgetFor(mind, budget) },
      ...(temper && { temper }),
    });
    look?.(thought, duel);
    const began = performance.now();
    const reply = replyOf(thought);
    times[seat]?.push(performance.now() - began);
    if (reply && !answer(duel, reply, first === undefined ? hear : undefined)) continue;
    rescued[seat] = (rescued[seat] ?? 0) + 1;
    rescue(duel, seat);
  }
  return { duel, first, rescued, times };
}

const thoughtSeed = (seed: number, decisions: number): number => (seed * 10_000 + decisions) >>> 0;

function budgetFor(mind: MindName, wished: Partial<Budget> = {}): Budget {
  const own = budgetOf(mind);
  if (!looksAhead(mind)) return own;
  return { ...own, ...wished, nodes: Math.min(own.nodes, wished.nodes ?? own.nodes) };
}

function rescue(duel: Duel, seat: Seat): void {
  const refusal = answer(duel, fallback(duel));
  if (refusal) throw new Error(`The plain reply of seat ${seat} was refused: ${refusal.reason}.`);
}
