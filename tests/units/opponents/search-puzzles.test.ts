import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import type { MindName } from '../../../src-shared/duels.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { readGoal, solverOf } from '../../../scripts/puzzles/goal.ts';
import { solve } from '../../../scripts/puzzles/solve.ts';
import { Names } from '../../../scripts/scenario/names.ts';
import { prepare } from '../../../scripts/scenario/position.ts';
import { readScenario, type Scenario } from '../../../scripts/scenario/read.ts';

const FOLDER = new URL('../../puzzles/', import.meta.url);
const CATEGORIES = [
  'lethal',
  'block',
  'hold-the-trick',
  'do-not-overextend',
  'race',
  'prevention-window',
  'interrupt',
] as const;

const puzzleAt = (path: string): Scenario => readScenario(readFileSync(new URL(path, FOLDER), 'utf8'));
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, FOLDER)).map((file) => `${folder}/${file}`);

function failureOf(scenario: Scenario, mind: MindName): string | undefined {
  const { setup, seats, aliases } = prepare(scenario, editionNamed(scenario.edition));
  const names = new Names(seats, aliases);
  const goal = readGoal(scenario.goal ?? '', names);
  return solve(setup, { goal, solver: solverOf(goal), mind, budget: { nodes: 6_000 }, names });
}

describe('puzzles', () => {
  test('are sixty and more, of every category and every rulebook', () => {
    const puzzles = CATEGORIES.flatMap(filesIn).map(puzzleAt);
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(puzzles.map(({ edition }) => edition))).toEqual(new Set(RULEBOOKS));
  });

  test('have goals that can be read', () => {
    for (const path of CATEGORIES.flatMap(filesIn)) {
      const { goal = '', players } = puzzleAt(path);
      expect(readGoal(goal, new Names(Object.keys(players), new Map())).length).toBeGreaterThan(0);
    }
  });

  test('with a goal that nobody knows, or for nobody, are refused', () => {
    const names = new Names(['A', 'B'], new Map());
    expect(() => readGoal('A has a good time', names)).toThrow('there is no goal "A has a good time"');
    expect(() => readGoal('C wins in turn 1', names)).toThrow('C is no player of this duel');
  });

  test.each([
    'lethal/home-and-grow.duel.yaml',
    'lethal/overrun.duel.yaml',
    'lethal/growth-on-the-unblocked.duel.yaml',
    'block/two-bears.duel.yaml',
    'interrupt/blast-the-counterspell.duel.yaml',
    'prevention-window/healer-and-giant.duel.yaml',
    'hold-the-trick/growth-against-a-bolt.duel.yaml',
  ])('such as %s are found by a wizard', (path) => {
    expect(failureOf(puzzleAt(path), 'wizard')).toBeUndefined();
  });

  test('are failed when the goal is out of reach, with what hindered it', () => {
    const hopeless = { ...puzzleAt('lethal/overrun.duel.yaml') };
    const players = { ...hopeless.players, B: { ...hopeless.players['B'], life: 60 } };
    expect(failureOf({ ...hopeless, players }, 'wizard')).toContain('the goal was missed');
  });
});
