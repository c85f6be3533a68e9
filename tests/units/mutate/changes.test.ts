/** Which small faults are planted, and where none are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changed, changesIn, isReadable } from '../../../scripts/mutate/changes.ts';
import { chosenFaults, nameOf } from '../../../scripts/mutate/choosing.ts';
import { importersIn, nearestFirst, testsFor } from '../../../scripts/mutate/imports.ts';
import { EQUIVALENTS } from '../../../scripts/mutate/equivalents.ts';
import { ROOT } from '../../../scripts/lib/root.mjs';

/** What becomes of a function that ends with these words. */
const become = (words: string): string[] => {
  const text = `const f = () => { ${words} };`;
  return changesIn('one.ts', text).map((change) => changed(text, change).slice(18, -3));
};

describe('a fault is', () => {
  test.each([
    ['return a < b;', 'return a <= b;'],
    ['return a < b;', 'return a >= b;'],
    ['return a && b;', 'return a || b;'],
    ['return a - b;', 'return a + b;'],
    ['return a[0];', 'return a[1];'],
    ['return true;', 'return false;'],
    ['return !a;', 'return a;'],
    ['return a ?? b;', 'return a;'],
    ['return a?.b;', 'return a.b;'],
    ['return a.some(b);', 'return a.every(b);'],
    ['return a.filter(b);', 'return a;'],
    ['return a.toSorted(b);', 'return a;'],
    ['return Math.max(a, b);', 'return Math.min(a, b);'],
    ['return [a, b];', 'return [a];'],
    ['return [a, b];', 'return [b];'],
    ['return { a, ...b };', 'return { a };'],
    ['if (a) b();', 'if (!(a)) b();'],
    ['if (a) b();', 'if (a) ;'],
    ['return a ? b : c;', 'return !(a) ? b : c;'],
  ])('%s → %s', (before, after) => {
    expect(become(before)).toContain(after);
  });

  test('a function that does nothing, where its type says what nothing is', () => {
    const text = 'function f(a: A): readonly A[] { return [a]; }';
    expect(changesIn('one.ts', text).map((change) => changed(text, change))).toContain(
      'function f(a: A): readonly A[] { return []; }',
    );
  });
});

test.each([
  ['throw new Error(`no ${a + 1}`);', 'our own mistakes'],
  ["return a + 'b';", 'words'],
  ['type A = 1 | 2;', 'types'],
  ['return a[b] ?? c;', 'what the compiler wants'],
  ['return { 1: a };', 'names of properties'],
])('none is planted in %s (%s)', (words) => {
  expect(become(words)).toEqual([]);
});

test('none is planted in a table', () => {
  expect(changesIn('one.ts', 'export const LIMITS = [1, 2, -3, true];')).toEqual([]);
});

test('what the parser would not take is known', () => {
  expect([isReadable('one.ts', 'const a = -b;'), isReadable('one.ts', 'const a = - ;')]).toEqual([
    true,
    false,
  ]);
});

describe('the same seed', () => {
  const only = 'src-main/campaign';
  const names = (count: number, seed: number) => chosenFaults(ROOT, { count, seed, only }).map(nameOf);

  test('chooses the same faults, and a longer list begins as a shorter', () => {
    expect(names(12, 7)).toEqual(names(12, 7));
    expect(names(12, 7).slice(0, 5)).toEqual(names(5, 7));
    expect(names(12, 8)).not.toEqual(names(12, 7));
    expect(new Set(names(12, 7)).size).toBe(12);
  });
});

describe('the tests that could notice', () => {
  const importers = importersIn(ROOT);

  test('are those that import the file', () => {
    const tests = testsFor('src-main/referee/undo.ts', importers);
    expect(tests).toContain('tests/units/referee/undo.test.ts');
    expect(tests).toContain('tests/units/renderer/table/eye.test.ts');
  });

  test('are those that start a program of it as well', () => {
    expect(testsFor('src-main/referee/branch.ts', importers)).toContain(
      'tests/units/contract/replay.test.ts',
    );
  });

  test('are none that have another file of the part alone', () => {
    const tests = testsFor('src-renderer/deck-builder/piles.ts', importers);
    expect(tests).toContain('tests/units/renderer/deck-builder/piles.test.ts');
    expect(tests).not.toContain('tests/units/renderer/deck-builder/statistics.test.ts');
  });
});

test('the test of its name comes first, then the quickest of its folder, and last what runs long', () => {
  const seconds: Readonly<Record<string, number>> = { 'tests/units/referee/views.test.ts': 9 };
  const tests = [
    'tests/properties/referee/views.test.ts',
    'tests/units/contract/duels.test.ts',
    'tests/units/referee/views.test.ts',
    'tests/units/referee/hint.test.ts',
    'tests/units/referee/undo.test.ts',
  ];
  expect(nearestFirst('src-main/referee/undo.ts', tests, (path) => seconds[path] ?? 1)).toEqual([
    'tests/units/referee/undo.test.ts',
    'tests/units/referee/hint.test.ts',
    'tests/units/referee/views.test.ts',
    'tests/units/contract/duels.test.ts',
    'tests/properties/referee/views.test.ts',
  ]);
});

test.each(EQUIVALENTS)(
  'what is known to change nothing is still there: $file $what',
  ({ file, place, what }) => {
    const changes = changesIn(file, readFileSync(join(ROOT, file), 'utf8'));
    expect(changes.filter((change) => change.place === place && change.what === what)).toHaveLength(1);
  },
);
