/** `npm run ladder` and `npm run simulate`, as they are called; what else they do not understand is in `tests/units/commands`. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { runHere, type Ended } from '../../support/running.ts';

const ladder = (...args: string[]): Promise<Ended> =>
  runHere(ROOT, [join('scripts', 'ladder', 'ladder.ts'), ...args]);
const simulate = (...args: string[]): Promise<Ended> =>
  runHere(ROOT, [join('scripts', 'simulate', 'simulate.ts'), ...args]);

/** Without what the clock says. */
const timeless = (line: string): unknown => {
  const { times: _, duelsAMinute: __, ...rest } = JSON.parse(line) as Record<string, unknown>;
  return rest;
};

describe('ladder', () => {
  const short = [
    '--games',
    '4',
    '--edition',
    'portal',
    '--levels',
    'random,apprentice,magician',
    '--seed',
    '3',
  ];

  test('plays each level against the one before it, the same duels on any number of cores', async () => {
    const runs = await Promise.all(['1', '2'].map((cores) => ladder(...short, '--cores', cores, '--json')));
    const [one, other] = runs.map(({ code, stdout }) => {
      expect(code).toBe(0);
      return stdout.trim().split('\n').map(timeless);
    });
    expect(one).toEqual(other);
    expect(one).toMatchObject([
      { edition: 'portal', stronger: 'apprentice', weaker: 'random', games: 4, rescued: 0 },
      { edition: 'portal', stronger: 'magician', weaker: 'apprentice', games: 4, rescued: 0 },
    ]);
  });

  test('tells the share with its interval, the times and the speed', async () => {
    const { code, stdout } = await ladder(
      '--games',
      '4',
      '--edition',
      'portal',
      '--levels',
      'random,frozen-careful',
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^portal: frozen-careful against random: [\d.]+ % \([\d.]+ % to [\d.]+ %\); \d won/,
    );
    expect(stdout).toMatch(/a decision: median [\d.]+ ms, p95 [\d.]+ ms/);
    expect(stdout).toMatch(/\d+ duels a minute and core/);
  });

  test('is told wrongly', async () => {
    const { code, stdout, stderr } = await ladder('--levels', 'magician');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--levels takes two levels or more.');
  });
});

describe('simulate', () => {
  test('plays one deck against another, each in both chairs', async () => {
    const { code, stdout } = await simulate(
      ...['--a', 'hot heels', '--b', 'Slow Bloom', '--edition', 'portal', '--games', '6'],
      ...['--levels', 'apprentice,apprentice', '--json'],
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ a: 'Hot Heels', b: 'Slow Bloom', games: 6, rescued: 0 });
  });
});
