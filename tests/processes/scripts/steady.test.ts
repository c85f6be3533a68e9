/** The page tests over and over, with a stand-in that wavers when it is told to. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../support/folders.ts';
import { buildSmallHouse, type SmallHouse } from './small-house.ts';

/** Each run takes one word of a file: how its only test came out. */
const PLAYWRIGHT = `import { readFileSync, writeFileSync } from 'node:fs';
  const [status, ...others] = readFileSync('words.txt', 'utf8').trim().split(' ');
  writeFileSync('words.txt', others.join(' '));
  const results = [{ errors: [{ message: 'it was not there' }] }];
  const specs = [{ title: 'a test', file: 'a.spec.ts', line: 1, tests: [{ status, annotations: [], results }] }];
  writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ suites: [{ specs }], errors: [] }));
  process.exitCode = status === 'unexpected' ? 1 : 0;`;

let house: SmallHouse;

beforeEach(() => {
  house = buildSmallHouse();
  house.write('node_modules/package.json', '{ "type": "module" }');
  house.write('node_modules/playwright/cli.js', PLAYWRIGHT);
});

afterEach(() => {
  removeFolder(house.root);
});

async function steady(words: string, ...typed: string[]) {
  house.write('words.txt', words);
  const { code, stdout, stderr } = await house.run('steady/steady.ts', typed);
  return { code, stderr, lines: stdout.trimEnd().split('\n') };
}

const clean = (run: number): unknown =>
  expect.stringMatching(`^run ${run}: 1 passed, 0 failed, 0 unsteady \\(\\d+ s\\)$`);

test('clean runs are counted', async () => {
  const { code, lines } = await steady('expected expected', '--runs', '2');
  expect(lines).toEqual([clean(1), clean(2), '2 clean runs in a row, of 2']);
  expect(code).toBe(0);
});

test('one that wavers or fails is named, and the row begins anew; it goes on where it was', async () => {
  const file = ['--resume', `${house.root}/runs.jsonl`];
  const first = await steady('expected flaky unexpected', '--runs', '3', ...file);
  expect(first.lines).toEqual([
    clean(1),
    expect.stringContaining('run 2: 1 passed, 0 failed, 1 unsteady'),
    'unsteady: a.spec.ts:1 a test: it was not there',
    expect.stringContaining('run 3: 0 passed, 1 failed, 0 unsteady'),
    'a.spec.ts:1 a test: it was not there',
    '',
    'a.spec.ts:1 a test',
    'it was not there',
    '0 clean runs in a row, of 3',
  ]);
  expect(first.code).toBe(1);
  const later = await steady('expected expected', '--runs', '5', ...file);
  expect(later.lines).toEqual([clean(4), clean(5), '2 clean runs in a row, of 5']);
  expect(later.code).toBe(1);
});

test('how often has to be said', async () => {
  const { code, stderr } = await steady('');
  expect(code).toBe(2);
  expect(stderr).toContain('--runs takes a whole number');
});
