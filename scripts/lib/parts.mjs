/** The parts of the test run: what each runs, and how its checks are counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { withCompiled } from './compiled.mjs';
import {
  ONE_FAILED,
  ONE_PASSED,
  asFailed,
  readCountLine,
  readPlaywrightCounts,
  readPlaywrightFailures,
  readPlaywrightUnsteady,
  readVitestCounts,
  settled,
} from './counts.mjs';
import { readIfThere } from './install.mjs';
import { Problem } from './problems.mjs';
import { run } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ root: string, node: string, signal: AbortSignal }} Setting */
/** @typedef {{ counts: Counts, output: string, remarks?: string | undefined, unsteady?: number }} Outcome what is said of a failure, and always */
/** @typedef {(setting: Setting) => Promise<Outcome>} Part */

const MINUTE = 60_000;

/**
 * @param {Setting} setting
 * @param {readonly string[]} args the first is a file under node_modules
 * @param {{ limit?: number, env?: NodeJS.ProcessEnv }} [options]
 */
function runTool({ root, node, signal }, [tool = '', ...args], { limit = 15 * MINUTE, env = {} } = {}) {
  return run(node, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...withCompiled(root), ...colours(), ...env },
    limit,
    signal,
  });
}

/**
 * What the tools write goes through this program, which knows whether someone reads it on a terminal.
 * @returns {NodeJS.ProcessEnv}
 */
function colours() {
  const wanted = process.stdout.isTTY && !process.env['NO_COLOR'];
  // To some tools, FORCE_COLOR=0 is a yes.
  return wanted ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };
}

/**
 * A tool that is one check: sound or not.
 * @param {readonly string[]} args
 * @returns {Part}
 */
function check(...args) {
  return async (setting) => {
    const ended = await runTool(setting, args);
    return { counts: ended.code === 0 ? ONE_PASSED : ONE_FAILED, output: outputOf(ended) };
  };
}

/** @param {import('./run.mjs').Ended} ended */
function outputOf({ output, tookTooLong }) {
  return tookTooLong ? `${output}\nStopped, because it took too long.` : output;
}

/**
 * @param {readonly [string, ...string[]]} projects of vite.config.ts
 * @param {number} limit
 * @returns {Part}
 */
function vitest(projects, limit) {
  return async (setting) => {
    const report = reportFile(setting.root, `vitest-${projects[0]}.json`);
    const reporters = ['--reporter=default', '--reporter=./scripts/lib/vitest-counter.mjs'];
    const args = [
      'vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--passWithNoTests',
      '--no-allowOnly',
      ...reporters,
    ];
    const ended = await runTool(setting, args, { limit, env: { SPELLCHAIN_COUNTS: report } });
    return { counts: settled(readReport(report, readVitestCounts), ended), output: outputOf(ended) };
  };
}

/**
 * @param {string} project one of tests/e2e/playwright.config.ts
 * @returns {Part}
 */
export function playwright(project) {
  return async (setting) => {
    const report = reportFile(setting.root, `playwright-${project}.json`);
    const args = [
      'playwright/cli.js',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      '--project',
      project,
      '--pass-with-no-tests',
      '--forbid-only',
    ];
    const ended = await runTool(setting, args, {
      limit: 60 * MINUTE,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    const unsteady = readReport(report, readPlaywrightUnsteady) ?? [];
    const counts = settled(readReport(report, readPlaywrightCounts), ended);
    return {
      counts: UNSTEADY_FAILS ? asFailed(counts, unsteady.length) : counts,
      output: readReport(report, readPlaywrightFailures) || outputOf(ended),
      remarks: unsteady.map((line) => `unsteady: ${line}`).join('\n'),
      unsteady: unsteady.length,
    };
  };
}

/**
 * @type {boolean}
 * Whether a page test that passes only at its second try fails the run. It is named in any case; it will fail the run
 * as soon as `npm run steady -- --runs 50` has seen fifty clean runs in a row.
 */
const UNSTEADY_FAILS = false;

/** @type {Part} */
async function scenarios({ root, node, signal }) {
  const ended = await run(node, ['--run', 'scenario', '--', '--playable', '--strict'], {
    cwd: root,
    env: withCompiled(root),
    limit: 15 * MINUTE,
    signal,
  });
  return { counts: settled(readCountLine(ended.output), ended), output: outputOf(ended) };
}

/** @param {string} root */
function hasScenarios(root) {
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  );
  return scripts['scenario'] !== undefined && existsSync(join(root, 'tests', 'scenarios'));
}

/** @type {Part} */
async function buildAll({ root, node }) {
  try {
    await build(root, node);
    return { counts: ONE_PASSED, output: '' };
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    return { counts: ONE_FAILED, output: failure.message };
  }
}

/**
 * Empty, so that a tool that crashes cannot be given the counts of the run before.
 * @param {string} root
 * @param {string} name
 */
function reportFile(root, name) {
  const folder = join(root, 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  return file;
}

/**
 * @template T
 * @param {string} file
 * @param {(text: string) => T} read
 */
function readReport(file, read) {
  const text = readIfThere(file);
  return text === undefined ? undefined : read(text);
}

export const TIERS = /** @type {const} */ (['quick', 'full', 'long']);
/** @typedef {typeof TIERS[number]} Tier */

/** They run what was built. */
export const NEED_THE_BUILD = ['packaging', 'end to end', 'whole duels', 'long'];

/**
 * What runs, in turn; the parts of one group run two by two, the longest first, so that the last are short. Each uses
 * one core, but for the page tests, which use all there are.
 * @param {Tier} tier
 * @param {string} root
 * @returns {Record<string, Part>[]}
 */
export function groupsOf(tier, root) {
  const quick = {
    'types (oxlint)': check('oxlint/bin/oxlint'),
    'lint (eslint)': check('eslint/bin/eslint.js', '.', '--max-warnings', '0'),
    units: vitest(['units', 'apart'], 20 * MINUTE),
    together: vitest(['together'], 20 * MINUTE),
    'types (svelte-check)': check(
      'svelte-check/bin/svelte-check',
      '--tsconfig',
      'tsconfig.web.json',
      '--fail-on-warnings',
    ),
    ...(hasScenarios(root) ? { scenarios } : {}),
    'lint (oxfmt)': check('oxfmt/bin/oxfmt', '--check'),
  };
  if (tier === 'quick') return [quick];
  const full = [
    {
      build: buildAll,
      properties: vitest(['properties'], 20 * MINUTE),
      processes: vitest(['processes'], 20 * MINUTE),
      ...quick,
      packaging: vitest(['packaging'], 5 * MINUTE),
    },
    { 'end to end': playwright('pages') },
  ];
  if (tier === 'full') return full;
  return [...full, { 'whole duels': playwright('long') }, { long: vitest(['long'], 6 * 60 * MINUTE) }];
}
