/** `npm run ladder` and `npm run simulate`: what they do not understand. */
import { describe, expect, test } from 'vitest';
import { MINDS } from '../../../src-shared/duels.ts';
import { called } from '../../support/called.ts';

describe('ladder', () => {
  test.each([
    [['--levels', 'magician'], '--levels takes two levels or more.'],
    [['--levels', 'random,nobody'], '--levels takes names of random, apprentice'],
    [['--edition', 'eighth'], '--edition takes one of alpha, fifth, portal, tenth, m11, or all.'],
    [['--games', 'many'], '--games takes a whole number from 1'],
    [['wizard'], '"wizard" is not understood.'],
  ])('is told %j wrongly', async (args, sentence) => {
    const { code, stdout, stderr } = await called('scripts/ladder/ladder.ts', args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  });
});

test('ladder names those who play, and those among them that never change', async () => {
  const { code, stdout } = await called('scripts/ladder/ladder.ts', ['--help']);
  expect(code).toBe(0);
  for (const name of [...MINDS, 'card-a-turn', 'frozen-wizard']) expect(stdout).toContain(name);
});

describe('simulate', () => {
  test.each([
    [['--a', 'Nothing', '--b', 'Slow Bloom'], '--a takes the name of a ready deck: '],
    [['--a', 'Hot Heels', '--b', 'Slow Bloom'], '--edition names one rulebook.'],
    [
      ['--a', 'Hot Heels', '--b', 'Slow Bloom', '--edition', 'portal', '--levels', 'magician'],
      '--levels takes two levels: of A and of B.',
    ],
  ])('is told %j wrongly', async (args, sentence) => {
    const { code, stdout, stderr } = await called('scripts/simulate/simulate.ts', args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  });
});
