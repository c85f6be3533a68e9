import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compare, readRun } from '../../bench/compare.ts';
import { figureOf, meetsAim, median, quantile, runOf, type Measured, type Run } from '../../bench/figure.ts';
import { newReferenceState, runReference } from '../../bench/reference.ts';
import { called } from '../../support/called.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => {
  removeFolder(folder);
});

const bench = (...words: string[]) => called('tests/bench/bench.ts', words);

describe('the reference', () => {
  /** The same in whole numbers of any size, cut to 32 bits after each step. */
  function slowly(rounds: number): [number, number] {
    const cut = (value: bigint) => BigInt.asIntN(32, value);
    let [x, s] = [1n, 0n];
    for (let round = 0; round < rounds; round++) {
      x ^= cut(x << 13n);
      x = cut(x ^ (BigInt.asUintN(32, x) >> 17n));
      x ^= cut(x << 5n);
      s = cut(s + x * -1640531535n);
    }
    return [Number(x), Number(s)];
  }

  test('does 20,000 rounds of what it says', () => {
    const state = newReferenceState();
    runReference(state);
    expect([...state]).toEqual(slowly(20_000));
  });

  test('goes on where it stopped', () => {
    const state = newReferenceState();
    runReference(state);
    runReference(state);
    expect([...state]).toEqual(slowly(40_000));
  });
});

describe('a figure', () => {
  const measured = (unit: Measured['unit'], aim?: number): Measured => ({
    name: 'it',
    value: 10,
    unit,
    ...(aim === undefined ? {} : { aim }),
  });

  test('is scaled to the usual machine: times shrink, rates grow, sizes stay', () => {
    expect(figureOf(measured('ms'), 350).scaled).toBe(5);
    expect(figureOf(measured('a second'), 350).scaled).toBe(20);
    expect(figureOf(measured('kB'), 350)).not.toHaveProperty('scaled');
  });

  test('meets its aim from the right side', () => {
    expect(meetsAim(measured('ms', 11))).toBe(true);
    expect(meetsAim(measured('ms', 9))).toBe(false);
    expect(meetsAim(measured('a second', 9))).toBe(true);
    expect(meetsAim(measured('a second', 11))).toBe(false);
    expect(meetsAim(measured('ms'))).toBeUndefined();
  });

  test('is a middle or a slow end of many', () => {
    expect(median([3, 1, 2])).toBe(2);
    const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);
    expect(quantile(hundred, 0.99)).toBe(100);
    expect(() => median([])).toThrow('Nothing was measured');
  });
});

describe('comparing two runs', () => {
  function run(reference: number, values: Record<string, [number, Measured['unit']]>): Run {
    return runOf(
      Object.entries(values).map(([name, [value, unit]]) => figureOf({ name, value, unit }, reference)),
    );
  }

  test('takes out what the machine explains', () => {
    const quiet = run(700, { time: [10, 'ms'], rate: [100, 'a second'], size: [5, 'kB'] });
    const busy = run(350, { time: [20, 'ms'], rate: [50, 'a second'], size: [5, 'kB'] });
    expect(compare(quiet, busy).changes.map(({ verdict, change }) => [verdict, change])).toEqual([
      ['same', 0],
      ['same', 0],
      ['same', 0],
    ]);
  });

  test('tells better from worse', () => {
    const before = run(700, { time: [10, 'ms'], rate: [100, 'a second'], old: [1, 'kB'], size: [5, 'kB'] });
    const after = run(700, { time: [12, 'ms'], rate: [150, 'a second'], size: [4, 'kB'], fresh: [1, 'MB'] });
    const verdicts = compare(before, after).changes.map(({ name, verdict, change }) => [
      name,
      verdict,
      change,
    ]);
    expect(verdicts).toEqual([
      ['time', 'worse', 20],
      ['rate', 'better', 50],
      ['size', 'better', -20],
      ['fresh', 'new', undefined],
      ['old', 'missing', undefined],
    ]);
  });

  test('reads what was kept, with npm’s own lines before it', () => {
    const kept = run(700, { time: [10, 'ms'] });
    const file = join(folder, 'before.json');
    writeFileSync(
      file,
      `\n> spellchain@0.1.0 bench\n> node tests/bench/bench.ts\n\n${JSON.stringify(kept)}\n`,
    );
    expect(readRun(file)).toEqual(kept);
  });

  test('of two files measures nothing', async () => {
    const [before, after] = [join(folder, 'before.json'), join(folder, 'after.json')];
    writeFileSync(before, JSON.stringify(run(700, { time: [10, 'ms'] })));
    writeFileSync(after, JSON.stringify(run(700, { time: [5, 'ms'] })));
    const { code, stdout, stderr } = await bench('--compare', before, after);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ changes: [{ name: 'time', change: -50, verdict: 'better' }] });
  });
});

describe('the command', () => {
  test.each([
    [['--only', 'nothing'], '--only wants one of'],
    [['--fast'], 'The bench knows --only NAME and --compare FILE.'],
    [['some.json'], 'does not know what to do with some.json'],
    [['--compare', 'there-is-no.json'], 'There is no file there-is-no.json'],
    [['--compare', 'package.json'], 'package.json does not hold what "npm run bench" printed.'],
  ])('refuses %j in a sentence', async (words, sentence) => {
    const { code, stdout, stderr } = await bench(...words);
    expect(code).toBe(20);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });
});
