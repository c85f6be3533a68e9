/** A deck tried in many duels between minds, as often in one chair as in the other. */
import { availableParallelism } from 'node:os';
import type { DuelOrder, MindName, SeatOrder } from '../../../src-shared/duels.ts';
import type { Playtest, PlaytestScore } from '../../../src-shared/playtests.ts';
import type { Seat, Setup } from '../../engine/index.ts';
import type { Budget } from '../../opponents/levels.ts';
import { wizardWithId } from '../../opponents/personalities.ts';
import { moduleBeside } from '../../threads/thread.ts';
import { setupOf } from '../set-up.ts';
import type { DeckList } from '../deck-list.ts';
import { playBout, type BoutPlayer } from './bout.ts';
import { wilson } from './interval.ts';
import { playAll } from './threads.ts';

/** Plain data: it crosses to a thread. */
interface TrialPlan {
  readonly setup: Setup;
  readonly players: readonly BoutPlayer[];
  /** Whose deck is tried. */
  readonly tried: Seat;
  readonly budget: Partial<Budget>;
}

interface Tried {
  readonly outcome: keyof PlaytestScore;
  /** The deck that is tried took the first turn. */
  readonly isFirst: boolean;
  readonly turns: number;
}

export function triedOnce({ setup, players, tried, budget }: TrialPlan): Tried {
  const { duel, first } = playBout(setup, players, { budget, starter: STARTER });
  const { result, turn } = duel;
  const isWon = result?.kind === 'won' && result.seats.includes(tried);
  return {
    outcome: result?.kind !== 'won' ? 'drawn' : isWon ? 'won' : 'lost',
    isFirst: first === tried,
    turns: turn.number,
  };
}

interface TrialOrder extends Pick<DuelOrder, 'rulebook' | 'options'> {
  /** Whose deck is tried, and against whom: no person plays. */
  readonly seats: readonly [SeatOrder, SeatOrder];
  readonly decks: readonly [DeckList, DeckList];
  readonly duels: number;
  readonly seed: number;
}

/** Then the duel is drawn. */
const MOST_DECISIONS = 4_000;

/** Who looks ahead would else think for minutes about a duel that nobody waits for. */
const BUDGET: Budget = { nodes: 4_000, milliseconds: 250 };

/** The first chair begins, so that each deck begins as often as the other. */
const STARTER: Seat = 0;

/** Each two duels have the same chance, with the chairs changed. */
function trialPlans({ seats, decks, duels, seed, ...terms }: TrialOrder): TrialPlan[] {
  return Array.from({ length: duels }, (_, duel) => {
    const isSwapped = duel % 2 === 1;
    const chairs = isSwapped ? seats.toReversed() : seats;
    const order = { ...terms, seats: chairs, ante: false };
    const setup = setupOf(
      order,
      isSwapped ? decks.toReversed() : decks,
      (seed + Math.floor(duel / 2)) >>> 0,
      {
        lostLast: STARTER,
        mostDecisions: MOST_DECISIONS,
      },
    );
    return { setup, players: chairs.map(playerIn), tried: isSwapped ? 1 : 0, budget: BUDGET };
  });
}

function playerIn({ player, wizard }: SeatOrder): BoutPlayer {
  const temper = wizard === undefined ? undefined : wizardWithId(wizard)?.temper;
  return { mind: player as MindName, ...(temper && { temper }) };
}

interface TrialWatch {
  readonly signal: AbortSignal;
  /** As it stands after every duel. */
  readonly heard: (playtest: Playtest) => void;
}

export async function tryDeck(order: TrialOrder, { signal, heard }: TrialWatch): Promise<Playtest> {
  const tried: Tried[] = [];
  await playAll<Tried>(trialPlans(order), {
    module: moduleBeside(import.meta.url, './worker.ts', './bouts.js'),
    threads: THREADS,
    signal,
    heard: (one) => {
      tried.push(one);
      heard(playtestOf(tried));
    },
  });
  return playtestOf(tried);
}

/** One core is left for whoever goes on building meanwhile. */
const THREADS = Math.max(1, availableParallelism() - 1);

export function playtestOf(tried: readonly Tried[]): Playtest {
  const first = scoreOf(tried.filter(({ isFirst }) => isFirst));
  const second = scoreOf(tried.filter(({ isFirst }) => !isFirst));
  return {
    duels: tried.length,
    first,
    second,
    // A drawn duel is half a win.
    interval: wilson(first.won + second.won + (first.drawn + second.drawn) / 2, tried.length),
    turns: tried.map(({ turns }) => turns).toSorted((one, other) => one - other),
  };
}

function scoreOf(tried: readonly Tried[]): PlaytestScore {
  const count = (wanted: keyof PlaytestScore): number =>
    tried.filter(({ outcome }) => outcome === wanted).length;
  return { won: count('won'), lost: count('lost'), drawn: count('drawn') };
}
