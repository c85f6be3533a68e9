/** `npm run mutate`, as it is called, in a project of one source and its test. */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { PARTS } from '../../../scripts/mutate/parts.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { buildSmallHouse, type SmallHouse } from '../scripts/small-house.ts';

/** `poorest` and `size` are tested so badly that what is wrong with them is not noticed. */
const SOURCE = `import type { Nothing } from './nothing.ts';
export const PRICES = [1, 2, 3];
export function mayPay(held: number, price: number) {
  return held >= price;
}
export const poorest = (purses: readonly number[]) => Math.min(...purses);
export function rounds(purse: number) {
  let left = purse;
  while (left > PRICES.length) left -= 2;
  return left;
}
export const size = (name: string | Nothing) => name?.length;
`;
const TEST = `import { expect, test } from 'vitest';
import { mayPay, poorest, rounds, size } from '../../../src-main/campaign/purse.ts';
test('a purse pays what it holds', () => {
  expect([mayPay(1, 1), mayPay(2, 1), mayPay(0, 1)]).toEqual([true, true, false]);
  expect([poorest([2, 2]), rounds(7), rounds(8), size('a')]).toEqual([2, 3, 2, 1]);
});
`;
const EQUIVALENT = {
  file: 'src-main/campaign/purse.ts',
  place: 'export const size = (name: string | Nothing) => name?.length;',
  what: '?. → .',
};

const house = buildSmallHouse();
furnishToMutate(house);
afterAll(() => {
  removeFolder(house.root);
  removeFolder(temporary);
});

function furnishToMutate(small: SmallHouse): void {
  const { root } = small;
  for (const folder of [...PARTS.flatMap((part) => part.folders), 'src-shared', 'tests/units/campaign'])
    mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  cpSync(join(ROOT, 'src-shared', 'sums.ts'), join(root, 'src-shared', 'sums.ts'));
  small.write('vite.config.ts', 'export default {};');
  small.write('src-main/campaign/purse.ts', SOURCE);
  small.write('tests/units/campaign/purse.test.ts', TEST);
  small.write(
    'scripts/mutate/equivalents.ts',
    `const KNOWN = ${JSON.stringify(EQUIVALENT)};
    export const equivalentOf = (fault) =>
      Object.entries(KNOWN).every(([fact, value]) => fault[fact] === value) ? { why: 'None is without a name.' } : undefined;`,
  );
}

const temporary = makeFolder();
const PLACE = { TMPDIR: temporary, TEMP: temporary, TMP: temporary };
/** Each fault is a run of tests in a process of its own. */
const MANY_RUNS = 600_000;
const ALL = ['--count', '50', '--seed', '3', '--work', '2'];
const FEW = ['--count', '5', '--seed', '3', '--work', '2'];
const mutate = (wish: readonly string[], ...more: readonly string[]) =>
  house.run('mutate/mutate.ts', [...wish, ...more], PLACE);

interface Told {
  killed: number;
  survived: number;
  faults: { name: string; what: string; tests: string[]; killedBy?: { test: string } }[];
  equivalents: { what: string }[];
}

const told = {} as { all: Told };
beforeAll(async () => {
  const { code, stdout, stderr } = await mutate(ALL, '--json');
  expect([code, stderr]).toEqual([1, expect.stringContaining('killed')]);
  told.all = JSON.parse(stdout) as Told;
}, MANY_RUNS);

const faultOf = (what: string) => told.all.faults.find((fault) => fault.what === what);

test('a fault that the test notices is killed, and by what is told', () => {
  expect(faultOf('held >= price → held > price')?.killedBy).toMatchObject({
    test: 'a purse pays what it holds',
  });
});

test('one that it cannot notice survives, with the tests that were run', () => {
  expect(faultOf('min → max')).toMatchObject({ tests: ['tests/units/campaign/purse.test.ts'] });
  expect(faultOf('min → max')?.killedBy).toBeUndefined();
});

test('a loop that never ends is killed', () => {
  expect(faultOf('left -= 2 → left += 2')?.killedBy).toBeDefined();
});

test('one that is known to change nothing is neither killed nor survives', () => {
  expect(told.all.equivalents).toMatchObject([{ what: '?. → .' }]);
  expect(told.all.killed + told.all.survived).toBe(told.all.faults.length);
});

test('no source is touched, and nothing stays behind', () => {
  expect(house.read('src-main/campaign/purse.ts')).toBe(SOURCE);
  expect(readdirSync(temporary)).toEqual([]);
});

test(
  'what was interrupted goes on where it was, and comes to what one run comes to',
  { timeout: MANY_RUNS },
  async () => {
    const file = join(house.root, 'done.jsonl');
    const started = house.start('mutate/mutate.ts', [...FEW, '--resume', file], PLACE);
    await started.says(/^(killed|SURVIVED)/m);
    started.child.kill('SIGTERM');
    expect((await started.ended).code).toBe(130);
    expect(readdirSync(temporary)).toEqual([]);
    const done = linesIn('done.jsonl');
    expect(done.length).toBeGreaterThan(1);
    expect(done.length).toBeLessThan(1 + 4);

    const { stdout } = await mutate(FEW, '--resume', file);
    expect(linesIn('done.jsonl').slice(0, done.length)).toEqual(done);
    const tried = linesIn('done.jsonl')
      .slice(1)
      .map((line) => (JSON.parse(line) as { name: string }).name);
    // The fifth is the one that changes nothing.
    expect(new Set(tried).size).toBe(4);
    expect(tried).toHaveLength(4);
    const same = told.all.faults.filter(({ name }) => tried.includes(name));
    const killed = same.filter(({ killedBy }) => killedBy !== undefined).length;
    expect(same).toHaveLength(4);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`${killed} killed, ${4 - killed} survived`);
  },
);

const linesIn = (file: string): string[] => house.read(file).trimEnd().split('\n');

test('a record of another run is told, and left as it is', async () => {
  house.write('other.jsonl', '{"count":1}\n');
  const { code, stderr } = await mutate(FEW, '--resume', join(house.root, 'other.jsonl'));
  expect(code).toBe(2);
  expect(stderr).toContain('was begun with another count, seed or folder, or with other sources.');
  expect(house.read('other.jsonl')).toBe('{"count":1}\n');
});

test('a test that fails without any fault is told, and nothing is called killed', async () => {
  house.write('tests/units/campaign/purse.test.ts', TEST.replace('true, true', 'true, false'));
  const { code, stdout, stderr } = await mutate(FEW);
  expect([code, stdout]).toEqual([3, '']);
  expect(stderr).toContain(
    'tests/units/campaign/purse.test.ts: a purse pays what it holds fails without any fault',
  );
});
