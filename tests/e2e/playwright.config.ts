import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../support/chromium.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What scripts/ensure.mjs found; Playwright's own where the tests are run without it. */
function foundChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const findings = join(ROOT, 'node_modules', '.cache', 'env-test.json');
  if (!existsSync(findings)) return undefined;
  return (JSON.parse(readFileSync(findings, 'utf8')) as { chromium?: string }).chromium;
}

export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, 'test-results'),
  workers: 2,
  // Node reads these as they are; the tests alone are made ready for it.
  build: { external: ['**/dist/**', '**/src-*/**'] },
  // What passes only at its second try is named by `npm test` as unsteady, to be mended like a failure.
  retries: 1,
  // A hang, and nothing else: the slowest test takes some ten seconds, and what is waited for comes at once. A machine
  // that is slow, or busy elsewhere, is no fault of the page; speed is the bench's to judge.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // Whole duels under every rulebook are for `npm run test:long`.
  projects: [
    { name: 'pages', grepInvert: /@long/ },
    { name: 'long', grep: /@long/ },
  ],
  reporter: [['list'], ['json', { outputFile: join(ROOT, 'node_modules', '.cache', 'playwright.json') }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(foundChromium()),
    screenshot: 'only-on-failure',
    // It costs each test a twentieth of its time: what failed is tried again with it.
    trace: 'on-first-retry',
  },
});
