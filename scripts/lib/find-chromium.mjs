/** Looks for a Chromium for the tests, and fetches one when there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable, onPath, pathWithoutPackages } from './places.mjs';
import { Problem } from './problems.mjs';
import { run } from './run.mjs';

/** @typedef {import('./find-electron.mjs').Surroundings} Surroundings */

/** Made to run without windows: the same pages for a quarter less work. */
const SMALL = ['chromium-headless-shell', 'chrome-headless-shell'];

const NAMES = [
  ...SMALL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];

/** Where installers put it when they do not put it on PATH. */
const USUAL_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * @param {Surroundings} surroundings
 * @param {string | undefined} remembered
 * @returns {Promise<string>}
 */
export async function findChromium(surroundings, remembered) {
  const wished = surroundings.env['CHROMIUM_PATH'];
  if (wished) return checkWished(wished);
  if (remembered !== undefined && isExecutable(remembered)) return remembered;
  const found =
    (await installedChromium(surroundings)) ??
    (await playwrightsChromium(surroundings)) ??
    (await fetchFromSystem(surroundings)) ??
    (await fetchFromPlaywright(surroundings));
  if (found !== undefined) return found;
  throw new Problem(
    'noBrowser',
    'The tests need a Chromium, and none could be found or fetched: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
}

/** @param {string} wished */
async function checkWished(wished) {
  if (await runs(wished)) return wished;
  throw new Problem(
    'noBrowser',
    `CHROMIUM_PATH names ${wished}, which is not a Chromium that runs: mend or unset it.`,
  );
}

/** @param {Surroundings} surroundings */
async function installedChromium({ root, env }) {
  const { platform } = process;
  const usual = platform === 'darwin' || platform === 'win32' ? USUAL_PLACES[platform] : [];
  for (const file of [...onPath(NAMES, pathWithoutPackages(root, env)), ...usual.filter(isExecutable)]) {
    if (await runs(file)) return file;
  }
  return undefined;
}

/**
 * Some distributions put a script under the name that only says how to install the real thing.
 * @param {string} file
 */
async function runs(file) {
  // There, asking for the version opens a window.
  if (process.platform === 'win32') return existsSync(file);
  const ended = await run(file, ['--version'], { limit: 10_000 });
  return ended.code === 0 && /Chrom|Edge/.test(ended.stdout);
}

/** @param {Surroundings} surroundings */
async function playwrightsChromium({ root, node }) {
  const script = `import { chromium } from 'playwright'; console.log(chromium.executablePath())`;
  const ended = await run(node, ['--input-type=module', '-e', script], { cwd: root, limit: 20_000 });
  const file = ended.stdout.trim();
  return ended.code === 0 && isExecutable(file) ? file : undefined;
}

/** @param {Surroundings} surroundings */
async function fetchFromSystem(surroundings) {
  const path = pathWithoutPackages(surroundings.root, surroundings.env);
  const [apt] = onPath(['apt-get'], path);
  if (process.getuid?.() !== 0 || apt === undefined) return undefined;
  console.log('Installing Chromium for the tests (apt-get, only this once) ...');
  const env = { ...surroundings.env, DEBIAN_FRONTEND: 'noninteractive' };
  // An index that cannot be renewed may still do.
  await run(apt, ['-qq', 'update'], { env, limit: 120_000 });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run(apt, ['-qq', '-y', '--no-install-recommends', 'install', name], { env, limit: 300_000 });
    const installed = await installedChromium(surroundings);
    if (installed !== undefined) return installed;
  }
  return undefined;
}

/** @param {Surroundings} surroundings */
async function fetchFromPlaywright(surroundings) {
  console.log('Fetching Chromium for the tests (Playwright, only this once) ...');
  const cli = join(surroundings.root, 'node_modules', 'playwright', 'cli.js');
  await run(surroundings.node, [cli, 'install', 'chromium'], {
    cwd: surroundings.root,
    env: surroundings.env,
    limit: 300_000,
  });
  return playwrightsChromium(surroundings);
}
