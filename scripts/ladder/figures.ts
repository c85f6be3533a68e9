/** What many duels come to. */
import { wilson, type Interval } from '../../src-main/referee/bouts/interval.ts';
import type { BoutPlan } from './plan.ts';
import type { Played } from './worker.ts';

export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

interface Times {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

export interface Tally {
  readonly won: number;
  readonly lost: number;
  /** Each counts as half a win. */
  readonly drawn: number;
  readonly interval: Interval;
  readonly turns: number;
  readonly decisions: number;
  /** Replies that a mind did not have, or that were refused. */
  readonly rescued: number;
  /** Milliseconds for a decision: of whose winning is counted, and of the other. */
  readonly times: readonly [Times, Times];
}

export function tallyOf(plans: readonly BoutPlan[], played: readonly Played[]): Tally {
  const count = (outcome: Played['outcome']): number =>
    played.filter((one) => one.outcome === outcome).length;
  const [won, lost, drawn] = [count('won'), count('lost'), count('drawn')];
  const mean = (of: (one: Played) => number): number =>
    played.reduce((sum, one) => sum + of(one), 0) / Math.max(1, played.length);
  const timesOf = (isCounted: boolean): Times =>
    summary(
      played.flatMap(({ times }, place) => {
        const counted = plans[place]?.counted ?? 0;
        return times[isCounted ? counted : 1 - counted] ?? [];
      }),
    );
  return {
    won,
    lost,
    drawn,
    interval: wilson(won + drawn / 2, played.length),
    turns: mean(({ turns }) => turns),
    decisions: mean(({ decisions }) => decisions),
    rescued: played.reduce((sum, one) => sum + one.rescued.reduce((more, times) => more + times, 0), 0),
    times: [timesOf(true), timesOf(false)],
  };
}

const summary = (times: readonly number[]): Times => ({
  median: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  longest: quantile(times, 1),
});

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const milliseconds = (time: number): string => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`;

export const intervalText = ({ share, least, most }: Interval): string =>
  `${percent(share)} (${percent(least)} to ${percent(most)})`;

export const timesText = ({ median, p95, longest }: Times): string =>
  `median ${milliseconds(median)}, p95 ${milliseconds(p95)}, longest ${milliseconds(longest)}`;
