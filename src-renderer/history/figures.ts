/** What a list of results comes to, and how it went from one to the next. */
import type { DuelResult, ResultSum } from '../../src-shared/campaign.ts';
import { sumOf } from '../../src-shared/sums.ts';

export interface Totals {
  readonly duels: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly turns: number;
}

/** Of sums by anything: each duel is in one of them. */
export function totalsOf(sums: readonly ResultSum[]): Totals {
  const [won, lost, drawn] = [
    sumOf(sums, (one) => one.won),
    sumOf(sums, (one) => one.lost),
    sumOf(sums, (one) => one.drawn),
  ];
  const duels = won + lost + drawn;
  const turns = sumOf(sums, (one) => one.turns * countOf(one));
  return { duels, won, lost, drawn, turns: duels === 0 ? 0 : turns / duels };
}

export const countOf = ({ won, lost, drawn }: Pick<ResultSum, 'won' | 'lost' | 'drawn'>): number =>
  won + lost + drawn;

/** The won among those that somebody won, from 0 to 1; undefined: there are none. */
export const shareWon = ({ won, lost }: Pick<ResultSum, 'won' | 'lost'>): number | undefined =>
  won + lost === 0 ? undefined : won / (won + lost);

const STEPS: Readonly<Record<DuelResult['outcome'], number>> = { won: 1, lost: -1, drawn: 0 };

/** By how many more were won than lost, after each duel, the first first. */
export function balanceOf(results: readonly DuelResult[]): number[] {
  let balance = 0;
  return results.toReversed().map(({ outcome }) => (balance += STEPS[outcome]));
}
