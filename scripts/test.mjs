/** `npm test`, `npm run test:quick`, `npm run test:long`: every check of a tier, ending in `N passed, N failed`. */
import { ONE_FAILED, skippedLine, sum } from './lib/counts.mjs';
import { onceUnwanted } from './lib/keep.mjs';
import { NEED_THE_BUILD, TIERS, groupsOf } from './lib/parts.mjs';
import { prepare } from './lib/prepare.mjs';
import { Problem, conclude } from './lib/problems.mjs';
import { ROOT } from './lib/root.mjs';

/** @typedef {import('./lib/counts.mjs').Counts} Counts */
/** @typedef {import('./lib/parts.mjs').Setting} Setting */
/** @typedef {import('./lib/parts.mjs').Part} Part */

const AT_ONCE = 2;

await conclude(async () => {
  const [wish = 'full', ...more] = process.argv.slice(2);
  const tier = TIERS.find((known) => known === wish);
  if (tier === undefined || more.length > 0)
    throw new Problem('badOption', `Use: node scripts/test.mjs ${TIERS.join('|')}`);
  const found = await prepare(ROOT, tier === 'quick' ? 'quick' : 'test');
  const stopping = new AbortController();
  const settle = onceUnwanted(() => stopping.abort());
  const setting = { root: ROOT, node: found.node.path, signal: stopping.signal };
  /** @type {Counts[]} */
  const all = [];
  /** @type {PromiseWithResolvers<boolean>} */
  const built = Promise.withResolvers();
  for (const group of groupsOf(tier, ROOT)) {
    if (stopping.signal.aborted) break;
    all.push(...(await runGroup(Object.entries(group), setting, built)));
  }
  settle();
  if (stopping.signal.aborted) return 130;
  const { passed, failed, skipped } = sum(all);
  const line = skippedLine(skipped);
  if (line !== undefined) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

/**
 * @param {[string, Part][]} parts
 * @param {Setting} setting
 * @param {PromiseWithResolvers<boolean>} built
 */
async function runGroup(parts, setting, built) {
  const waiting = [...parts];
  /** @type {Counts[]} */
  const all = [];
  const lane = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const [name, work] = part;
      const isPossible = !NEED_THE_BUILD.includes(name) || (await built.promise);
      const counts = isPossible ? await runPart(name, work, setting) : notRun(name);
      if (name === 'build') built.resolve(counts.failed === 0);
      all.push(counts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return all;
}

/** @param {string} name */
function notRun(name) {
  console.log(`FAILED  ${name.padEnd(22)} not run, because the build failed`);
  return ONE_FAILED;
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {Setting} setting
 */
async function runPart(name, part, setting) {
  const started = performance.now();
  const { counts, output, remarks } = await part(setting);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const failed = counts.failed > 0;
  console.log(
    `${failed ? 'FAILED' : 'passed'}  ${name.padEnd(22)} ${String(counts.passed).padStart(5)} passed, ${counts.failed} failed  ${seconds.padStart(6)} s`,
  );
  if (remarks) console.log(remarks);
  if (failed) console.log(output.trimEnd());
  return counts;
}
