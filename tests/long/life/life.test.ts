/** W3: a program that runs for a long time holds no more for it. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newDataFolder } from '../../support/database/data-folder.ts';
import type { Held } from '../../support/long-life.ts';
import { runHere } from '../../support/running.ts';

const PROGRAM = fileURLToPath(new URL('../../support/long-life.ts', import.meta.url));
const DUELS = 500;
const MEGABYTE = 2 ** 20;

test('five hundred duels of wizards leave memory, threads and handles as they were', async () => {
  const { code, stdout, stderr } = await runHere('.', [PROGRAM, newDataFolder(), String(DUELS)]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const told = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Held);
  console.table(told);
  // By the second the tables that are kept for whoever still sits there are all laid.
  const [, early, ...later] = told;
  const left = later.pop();
  const late = later.at(-1);
  if (!early || !late || !left) throw new Error(stdout);
  expect(late.duels).toBe(DUELS);
  // A table takes a fifth of a megabyte: kept, they would be eighty more.
  expect(late.heap - early.heap).toBeLessThan(15 * MEGABYTE);
  expect(late.threads ?? 0).toBeLessThanOrEqual((early.threads ?? 0) + 1);
  expect(late.handles).toBeLessThanOrEqual(early.handles + 2);
  expect(late.databaseBytes / DUELS).toBeLessThan(80_000);
  expect(left.databaseBytes).toBeLessThan(4 * MEGABYTE);
});
