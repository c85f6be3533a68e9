/** Full judgement sees the positions of many scenarios as it did when they were kept. */
import { expect, test } from 'vitest';
import { changedJudgements, judgements, keptJudgements } from './kept/judgements.ts';

test('each position stands, is tried and is played as it was', () => {
  expect(
    changedJudgements(keptJudgements(), judgements()),
    'Look at what has changed, then: node tests/units/opponents/kept/keep.ts',
  ).toEqual([]);
});

test('a change names the scenario and what of it has changed', () => {
  const before = new Map([
    ['one.duel.yaml', ['a', 'b', 'c']],
    ['two.duel.yaml', ['a', 'b', 'c']],
  ]);
  expect(
    changedJudgements(
      before,
      new Map([
        ['one.duel.yaml', ['a', 'b', 'c']],
        ['two.duel.yaml', ['x', 'b', 'y']],
      ]),
    ),
  ).toEqual(['two.duel.yaml: how each side stands, what is done']);
});
