/** The counts of the real tools, over small runs of their own. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asFailed,
  readCountLine,
  readPlaywrightCounts,
  readPlaywrightFailures,
  readPlaywrightUnsteady,
  readVitestCounts,
  settled,
  skippedLine,
} from '../../../scripts/lib/counts.mjs';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { runHere } from '../../support/running.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  folder = makeFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  write('package.json', '{ "type": "module" }');
});

afterAll(() => {
  removeFolder(folder);
});

test('Vitest: files that do not load, hooks that throw and stray errors have failed; skipping has a reason', async () => {
  const imports = `import { beforeAll, describe, expect, test } from 'vitest';`;
  write(
    'plain.test.js',
    `${imports} describe('group', () => {
      test('right', () => expect(1).toBe(1));
      test('wrong', () => expect(1).toBe(2));
      test('not now', (context) => context.skip('there is no moon'));
      test.skip('never', () => undefined);
    });`,
  );
  write('unloadable.test.js', `import './nowhere.js';`);
  write(
    'hook.test.js',
    `${imports} describe('group', () => {
      beforeAll(() => { throw new Error('no ground'); });
      test('unreached', () => undefined);
    });`,
  );
  write(
    'stray.test.js',
    `${imports} test('passes, and leaves something behind', async () => {
      await new Promise((go) => setImmediate(() => { setImmediate(go); throw new Error('stray'); }));
    });`,
  );
  const report = join(folder, 'counts.json');
  const reporter = join(ROOT, 'scripts', 'lib', 'vitest-counter.mjs');
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const ended = await runHere(folder, [vitest, 'run', '--root', folder, `--reporter=${reporter}`], {
    ...process.env,
    SPELLCHAIN_COUNTS: report,
  });
  expect(ended.code).toBe(1);
  expect(readVitestCounts(readFileSync(report, 'utf8'))).toEqual({
    passed: 2,
    // The wrong one, the file that does not load, the hook, the stray error.
    failed: 4,
    skipped: expect.arrayContaining([
      { name: 'group > not now', why: 'there is no moon' },
      { name: 'group > never' },
    ]) as unknown,
  });
});

test('Playwright: wrong ones, ones that never end and files that do not load have failed', async () => {
  write(
    'e2e/plain.spec.js',
    `import { expect, test } from 'playwright/test';
    test.describe('group', () => {
      test('right', () => expect(1).toBe(1));
      test('wrong', () => expect(1).toBe(2));
      test('endless', () => {
        test.setTimeout(1);
        return new Promise(() => undefined);
      });
      test('not here', () => test.skip(true, 'there is no window'));
    });`,
  );
  write('e2e/playwright.config.js', `export default { workers: 1, reporter: 'json' };`);
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  const run = () => runHere(folder, [cli, 'test', '--config', 'e2e/playwright.config.js']);
  const report = (await run()).stdout;
  expect(readPlaywrightCounts(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: [{ name: 'not here', why: 'there is no window' }],
  });
  expect(readPlaywrightUnsteady(report)).toEqual([]);
  const failures = readPlaywrightFailures(report);
  expect(failures).toMatch(/^plain\.spec\.js:4 wrong: .*Expected: 2 Received: 1/);
  expect(failures).toMatch(/plain\.spec\.js:4 wrong\n[^]*Expected: 2\nReceived: 1/);
  expect(failures).toMatch(/plain\.spec\.js:5 endless\nTest timeout/);
  expect(failures).not.toMatch(/^plain.*(right|not here)$/m);
  write('e2e/unloadable.spec.js', `import './nowhere.js';`);
  const unloadable = (await run()).stdout;
  expect(readPlaywrightCounts(unloadable)).toMatchObject({ failed: 1 });
  expect(readPlaywrightFailures(unloadable)).toContain('nowhere.js');
});

test('Playwright: what passes only at its second try is named, though it has not failed', async () => {
  write(
    'unsteady/unsteady.spec.js',
    `import { expect, test } from 'playwright/test';
    test('steady', () => expect(1).toBe(1));
    test('at the second try', ({}, { retry }) => expect(retry).toBe(1));`,
  );
  write('unsteady/playwright.config.js', `export default { workers: 1, retries: 1, reporter: 'json' };`);
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  const ended = await runHere(folder, [cli, 'test', '--config', 'unsteady/playwright.config.js']);
  expect(ended.code).toBe(0);
  expect(readPlaywrightCounts(ended.stdout)).toEqual({ passed: 2, failed: 0, skipped: [] });
  expect(readPlaywrightFailures(ended.stdout)).toBe('');
  expect(readPlaywrightUnsteady(ended.stdout)).toEqual([
    expect.stringMatching(/^unsteady\.spec\.js:3 at the second try: .*Expected: 1 Received: 0.*$/),
  ]);
});

describe('counts and how a tool ended are made to agree', () => {
  const ended = (code: number | undefined) => ({ code, stdout: '', output: '', tookTooLong: false });
  const counts = { passed: 3, failed: 0, skipped: [] };

  test('a tool that left no counts has failed, whatever it says', () => {
    expect(settled(undefined, ended(0))).toMatchObject({ passed: 0, failed: 1 });
  });

  test('one that was stopped or failed in the end has failed once', () => {
    expect(settled(counts, ended(undefined))).toEqual({ passed: 3, failed: 1, skipped: [] });
    expect(settled(counts, ended(1))).toEqual({ passed: 3, failed: 1, skipped: [] });
  });

  test('others are taken as they are', () => {
    expect(settled(counts, ended(0))).toBe(counts);
    expect(settled({ ...counts, failed: 2 }, ended(1))).toMatchObject({ passed: 3, failed: 2 });
  });
});

test('what passed only at its second try may count as failed', () => {
  expect(asFailed({ passed: 3, failed: 1, skipped: [] }, 2)).toEqual({ passed: 1, failed: 3, skipped: [] });
});

test('of several count lines the last counts', () => {
  expect(readCountLine('1 passed, 1 failed\nmore\n12 passed, 3 failed\n')).toEqual({
    passed: 12,
    failed: 3,
    skipped: [],
  });
  expect(readCountLine('nothing')).toBeUndefined();
});

test('the line of what was skipped gives each reason once', () => {
  expect(skippedLine([])).toBeUndefined();
  const skipped = [{ name: 'a', why: 'no moon' }, { name: 'b' }, { name: 'c', why: 'no moon' }];
  expect(skippedLine(skipped)).toBe('Skipped: a, c (no moon); b (no reason given)');
});
