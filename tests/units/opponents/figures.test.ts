import { describe, expect, test } from 'vitest';
import { budgetOf } from '../../../src-main/opponents/levels.ts';
import { playBout } from '../../../src-main/referee/bouts/bout.ts';
import { wilson } from '../../../src-main/referee/bouts/interval.ts';
import { quantile, tallyOf } from '../../../scripts/ladder/figures.ts';
import { deckPairs, pairedBouts, setupFor, type BoutPlan } from '../../../scripts/ladder/plan.ts';
import type { Played } from '../../../scripts/ladder/worker.ts';

describe("Wilson's interval", () => {
  // Worked out by hand from the formula.
  test.each([
    [50, 100, 0.4038, 0.5962],
    [70, 100, 0.6042, 0.7811],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('%i of %i', (won, of, least, most) => {
    const interval = wilson(won, of);
    expect(interval.share).toBe(won / of);
    expect(interval.least).toBeCloseTo(least, 3);
    expect(interval.most).toBeCloseTo(most, 3);
  });

  test('of nothing is anything', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, least: 0, most: 1 });
  });
});

test('a quantile is one of the numbers', () => {
  expect([0, 0.5, 0.95, 1].map((part) => quantile([5, 1, 4, 2, 3], part))).toEqual([1, 3, 5, 5]);
});

describe('the duels of a pairing', () => {
  const pairs = deckPairs('fifth');
  const plans = pairedBouts('magician', 'apprentice', {
    edition: 'fifth',
    games: 8,
    seed: 1,
    budget: {},
    pairs,
  });

  test('go four ways round with each pair of decks and the same chance', () => {
    expect(
      new Set(plans.slice(0, 4).map(({ seed, minds, decks }) => JSON.stringify([seed, minds, decks]))).size,
    ).toBe(4);
    expect(new Set(plans.slice(0, 4).map(({ seed }) => seed)).size).toBe(1);
    expect(plans[4]?.decks).not.toEqual(plans[0]?.decks);
    for (const { minds, counted } of plans) expect(minds[counted]).toBe('magician');
  });

  test('let every deck play twice before any plays more, and each two of them meet once', () => {
    const names = [...new Set(pairs.flat())];
    const rounds = pairs.slice(0, names.length).flat();
    for (const name of names) expect(rounds.filter((other) => other === name)).toHaveLength(2);
    const met = new Set(pairs.map((pair) => pair.toSorted().join()));
    expect([met.size, pairs.length]).toEqual([28, 28]);
  });

  test('give nobody more nodes than the level has', () => {
    const given = new Map<string, number>();
    const silent = { reply: () => undefined };
    playBout(
      setupFor(plans[0] as BoutPlan),
      [
        { mind: 'sorcerer', ...silent },
        { mind: 'wizard', ...silent },
      ],
      { budget: { nodes: 4_000 }, look: ({ mind, budget }) => given.set(mind, budget.nodes) },
    );
    expect(Object.fromEntries(given)).toEqual({ sorcerer: budgetOf('sorcerer').nodes, wizard: 4_000 });
  });

  test('are tallied for the one that is counted, in whichever chair', () => {
    const one = (outcome: Played['outcome']): Played => ({
      outcome,
      turns: 10,
      decisions: 50,
      rescued: [0, 1],
      times: [[1], [3]],
      took: 100,
    });
    const tally = tallyOf(plans, [one('won'), one('won'), one('lost'), one('drawn')]);
    expect(tally).toMatchObject({ won: 2, lost: 1, drawn: 1, turns: 10, decisions: 50, rescued: 4 });
    expect(tally.interval.share).toBe(2.5 / 4);
    expect(tally.times[0]).toEqual({ median: 3, p95: 3, longest: 3 });
  });
});
