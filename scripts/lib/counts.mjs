/** How the parts of a test run came out. */
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, why?: string | undefined }} Skipped */
/** @typedef {{ passed: number, failed: number, skipped: Skipped[] }} Counts */

/** @type {Counts} */
export const ONE_PASSED = { passed: 1, failed: 0, skipped: [] };
/** @type {Counts} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: [] };

/** @param {readonly Counts[]} all */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.flatMap(({ skipped }) => skipped),
  };
}

/**
 * The counts a tool wrote, made to agree with how it ended: what crashed, or failed without saying where, failed.
 * @param {Counts | undefined} counts
 * @param {import('./run.mjs').Ended} ended
 * @returns {Counts}
 */
export function settled(counts, ended) {
  if (counts === undefined) return ONE_FAILED;
  if (ended.code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1 };
}

/**
 * @param {Counts} counts
 * @param {number} some of those that passed
 * @returns {Counts}
 */
export function asFailed({ passed, failed, skipped }, some) {
  return { passed: passed - some, failed: failed + some, skipped };
}

/**
 * @param {string} text a file of VitestCounter's
 * @returns {Counts}
 */
export function readVitestCounts(text) {
  return /** @type {Counts} */ (JSON.parse(text));
}

/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ status: string, annotations: { type: string, description?: string }[], results: { errors: PlaywrightError[] }[] }} PlaywrightTest */
/** @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ title: string, suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite */
/** @typedef {{ suites: PlaywrightSuite[], errors: PlaywrightError[] }} PlaywrightReport */

/** What Playwright calls a test that failed and passed at its second try. */
const UNSTEADY = 'flaky';

/**
 * @param {string} text Playwright's JSON report
 * @returns {Counts}
 */
export function readPlaywrightCounts(text) {
  const report = /** @type {PlaywrightReport} */ (JSON.parse(text));
  const counts = sum(report.suites.map(countSuite));
  return { ...counts, failed: counts.failed + report.errors.length };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Counts}
 */
function countSuite({ suites = [], specs }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => countTest(title, test)));
  return sum([...own, ...suites.map(countSuite)]);
}

/**
 * @param {string} name
 * @param {PlaywrightTest} test
 * @returns {Counts}
 */
function countTest(name, { status, annotations }) {
  if (status === 'expected' || status === UNSTEADY) return ONE_PASSED;
  if (status !== 'skipped') return ONE_FAILED;
  const why = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
  return { passed: 0, failed: 0, skipped: [{ name, why }] };
}

/**
 * Each test that failed, where it stands and why, without the long list of those that passed: first all of them in a
 * line each, for an output that is cut off somewhere.
 * @param {string} text Playwright's JSON report
 */
export function readPlaywrightFailures(text) {
  const report = /** @type {PlaywrightReport} */ (JSON.parse(text));
  const failed = report.suites.flatMap(specsOf).filter(({ tests }) => tests.some(isUnexpected));
  return [
    failed.map(inOneLine).join('\n'),
    ...failed.map((spec) => `${placeOf(spec)}\n${reasonsOf(spec)}`),
    ...report.errors.map(reasonOf),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * A line for each test that passed only at its second try.
 * @param {string} text Playwright's JSON report
 */
export function readPlaywrightUnsteady(text) {
  const report = /** @type {PlaywrightReport} */ (JSON.parse(text));
  const unsteady = report.suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === UNSTEADY));
  return unsteady.map(inOneLine);
}

/** As much of a reason as tells what was expected and what came. */
const MOST_IN_LINE = 300;

/** @param {PlaywrightSpec} spec */
const inOneLine = (spec) =>
  `${placeOf(spec)}: ${reasonsOf(spec).replaceAll(/\s+/g, ' ').slice(0, MOST_IN_LINE)}`;

/** @param {PlaywrightSpec} spec */
const placeOf = ({ file, line, title }) => `${file}:${line} ${title}`;

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ suites = [], specs }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {PlaywrightTest} test */
const isUnexpected = ({ status }) => status === 'unexpected';

/** @param {PlaywrightSpec} spec */
const reasonsOf = ({ tests }) =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors }) => errors)
    .map(reasonOf)
    .join('\n');

/** @param {PlaywrightError} error */
const reasonOf = ({ message = 'no reason given' }) => stripVTControlCharacters(message);

/**
 * The last `N passed, N failed` in an output.
 * @param {string} output
 * @returns {Counts | undefined}
 */
export function readCountLine(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed\b/gm)].at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]), skipped: [] };
}

/**
 * One line, or none when nothing was skipped.
 * @param {readonly Skipped[]} skipped
 */
export function skippedLine(skipped) {
  if (skipped.length === 0) return undefined;
  /** @type {Map<string, string[]>} */
  const byReason = new Map();
  for (const { name, why = 'no reason given' } of skipped)
    byReason.set(why, [...(byReason.get(why) ?? []), name]);
  const said = [...byReason].map(([why, names]) => `${names.join(', ')} (${why})`);
  return `Skipped: ${said.join('; ')}`;
}
