/** `npm run bench`, as it is called; more of it is in `tests/units/commands`. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import type { Run } from '../../bench/figure.ts';
import { runHere, type Ended } from '../../support/running.ts';

function bench(...words: string[]): Promise<Ended> {
  return runHere(ROOT, [join('tests', 'bench', 'bench.ts'), ...words]);
}

test('prints one JSON object, and every figure with the reference beside it', async () => {
  const { code, stdout } = await bench('--only', 'bundle');
  expect(code).toBe(0);
  const { reference, figures } = JSON.parse(stdout) as Run;
  expect(reference).toMatchObject({ unit: 'million rounds a second', usual: 700 });
  expect(reference.value).toBeGreaterThan(0);
  expect(figures.map(({ name }) => name)).toContain('bundle: window, compressed');
  for (const figure of figures) {
    expect(figure.value).toBeGreaterThan(0);
    expect(figure.reference).toBeGreaterThanOrEqual(reference.least);
    expect(figure.reference).toBeLessThanOrEqual(reference.most);
  }
});

test('refuses what it does not know in a sentence', async () => {
  const { code, stdout, stderr } = await bench('--only', 'nothing');
  expect([code, stdout]).toEqual([20, '']);
  expect(stderr).toContain('--only wants one of');
  expect(stderr).not.toContain('    at ');
});
