/** `scripts/test.mjs` with stand-ins for the tools: what it runs, how it adds up, and how it ends. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXIT_CODES } from '../../../scripts/lib/problems.mjs';
import { removeFolder } from '../../support/folders.ts';
import { buildSmallHouse, furnish, type SmallHouse } from './small-house.ts';

const CHECKS = [
  'oxlint/bin/oxlint',
  'eslint/bin/eslint.js',
  'svelte-check/bin/svelte-check',
  'oxfmt/bin/oxfmt',
];

/** Notes which tool was called, before it does anything. */
const noted = (tool: string) =>
  `import { appendFileSync, writeFileSync } from 'node:fs'; const words = process.argv.slice(2);
  appendFileSync('calls.log', ${JSON.stringify(tool)} + ' ' + words.filter((word) => !word.startsWith('-')).join(' ') + '\\n');`;

const writesCounts = (counts: string) =>
  `${noted('vitest')} writeFileSync(process.env.SPELLCHAIN_COUNTS, JSON.stringify(${counts}));`;

const PLAYWRIGHT = `${noted('playwright')}
  const test = (status, annotations = []) => ({ title: 'a test', tests: [{ status, annotations }] });
  const specs = [test('expected'), test('skipped', [{ type: 'skip', description: 'no Electron here' }])];
  writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ suites: [{ title: '', specs }], errors: [] }));`;

let house: SmallHouse;

beforeEach(() => {
  house = furnish(buildSmallHouse(), '');
  house.write('node_modules/package.json', '{ "type": "module" }');
  for (const tool of CHECKS) house.write(`node_modules/${tool}`, noted(tool.split('/')[0] ?? ''));
  house.write('node_modules/oxfmt/bin/oxfmt', '');
  house.write('node_modules/vitest/vitest.mjs', writesCounts('{ passed: 10, failed: 0, skipped: [] }'));
  house.write('node_modules/playwright/cli.js', PLAYWRIGHT);
});

afterEach(() => {
  removeFolder(house.root);
});

const run = async (...tier: string[]) => {
  const browser = house.writeProgram('bin/chromium', `console.log('Chromium 156.0');`);
  const ended = await house.run('test.mjs', tier, { CHROMIUM_PATH: browser });
  return { ...ended, lines: ended.stdout.trimEnd().split('\n') };
};

const calls = () => house.read('calls.log').trim().split('\n');

describe('the tiers', () => {
  test('quick: types, lint and units', async () => {
    const { code, lines } = await run('quick');
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('24 passed, 0 failed');
    expect(calls().sort()).toEqual([
      'eslint . 0',
      'oxlint ',
      'svelte-check tsconfig.web.json',
      'vitest run together',
      'vitest run units apart',
    ]);
    expect(house.has('builds.log')).toBe(false);
  });

  test('full: the build and what needs it as well, and what was skipped is told before the last line', async () => {
    const { code, lines } = await run();
    expect(code).toBe(0);
    expect(lines.slice(-2)).toEqual(['Skipped: a test (no Electron here)', '56 passed, 0 failed']);
    const tests = calls().filter((call) => call.startsWith('vitest'));
    // Two by two; only the page tests, which use both, come after all others.
    expect(tests.toSorted()).toEqual([
      'vitest run packaging',
      'vitest run processes',
      'vitest run properties',
      'vitest run together',
      'vitest run units apart',
    ]);
    expect(calls().at(-1)).toBe('playwright test tests/e2e/playwright.config.ts pages');
    expect(house.has('builds.log')).toBe(true);
  });

  test('long: the long runs as well', async () => {
    expect((await run('long')).lines.at(-1)).toBe('67 passed, 0 failed');
    expect(calls().slice(-3)).toEqual([
      'playwright test tests/e2e/playwright.config.ts pages',
      'playwright test tests/e2e/playwright.config.ts long',
      'vitest run long',
    ]);
  });

  test('any other is refused', async () => {
    expect(await run('medium')).toMatchObject({ code: EXIT_CODES.badOption, stdout: '' });
  });
});

describe('scenarios', () => {
  beforeEach(() => {
    const scripts = { scenario: `${JSON.stringify(process.execPath)} scenario.js` };
    house.write('package.json', JSON.stringify({ type: 'module', scripts }));
    house.write('tests/scenarios/one.duel.yaml', '');
  });

  test('their count line is added', async () => {
    house.write('scenario.js', `console.log('700 passed, 0 failed');`);
    expect((await run('quick')).lines.at(-1)).toBe('724 passed, 0 failed');
  });

  test('without a count line they have failed', async () => {
    house.write('scenario.js', '');
    expect(await run('quick')).toMatchObject({
      code: 1,
      lines: expect.arrayContaining(['24 passed, 1 failed']) as unknown,
    });
  });
});

describe('failures', () => {
  test('a check that fails is counted, and its output shown in full', async () => {
    house.write('node_modules/eslint/bin/eslint.js', `console.log('line 3: no'); process.exit(1);`);
    const { code, stdout, lines } = await run('quick');
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('23 passed, 1 failed');
    expect(stdout).toMatch(/^FAILED {2}lint \(eslint\).*\nline 3: no$/m);
  });

  test('a part that crashes without a report has failed, and is not given the report of the run before', async () => {
    expect((await run('quick')).code).toBe(0);
    house.write('node_modules/vitest/vitest.mjs', `process.kill(process.pid, 'SIGKILL');`);
    const { code, lines } = await run('quick');
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('4 passed, 2 failed');
  });

  test('tests that pass in a tool that fails are not enough', async () => {
    house.write(
      'node_modules/vitest/vitest.mjs',
      `${writesCounts('{ passed: 9, failed: 0, skipped: [] }')} process.exit(1);`,
    );
    expect(await run('quick')).toMatchObject({
      code: 1,
      lines: expect.arrayContaining(['22 passed, 2 failed']) as unknown,
    });
  });

  test('what needs the build is not run against an old one', async () => {
    house.write('node_modules/vite/bin/vite.js', `console.error('no such file'); process.exit(1);`);
    const { code, stdout, lines } = await run();
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('44 passed, 3 failed');
    expect(stdout).toContain('no such file');
    expect(stdout).toMatch(/^FAILED {2}end to end +not run, because the build failed$/m);
    expect(calls().some((call) => call.startsWith('playwright'))).toBe(false);
  });
});

test.runIf(process.platform !== 'win32')(
  'a run that is told to stop ends its parts and says no count',
  async () => {
    house.write(
      'node_modules/vitest/vitest.mjs',
      `console.log(process.pid); ${noted('vitest')} setInterval(() => undefined, 1_000);`,
    );
    const started = house.start('test.mjs', ['quick']);
    await started.says('lint (eslint)');
    await expect.poll(() => house.has('calls.log') && house.read('calls.log')).toContain('vitest');
    started.child.kill('SIGTERM');
    const ended = await started.ended;
    expect(ended.code).toBe(130);
    expect(ended.stdout.trimEnd().split('\n').at(-1)).not.toMatch(/^\d+ passed, \d+ failed$/);
  },
);
