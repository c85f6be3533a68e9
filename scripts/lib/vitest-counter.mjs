/**
 * A reporter that writes down counts, and why tests were skipped. Vitest's own JSON report has no reasons, and
 * counts the tests behind a failed `beforeAll` as skipped.
 */
import { writeFileSync } from 'node:fs';

/** @typedef {import('vitest/node').Reporter} Reporter */
/** @typedef {import('./counts.mjs').Counts} Counts */

/** @implements {Reporter} */
export default class VitestCounter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env['SPELLCHAIN_COUNTS'];
    if (file === undefined) throw new Error('SPELLCHAIN_COUNTS must name the file for the counts.');
    /** @type {Counts} */
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: [] };
    for (const module of modules) countModule(module, counts);
    writeFileSync(file, JSON.stringify(counts));
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @param {Counts} counts
 */
function countModule(module, counts) {
  // A file that cannot be loaded, or a hook that throws, has failed once, whatever its tests are.
  for (const group of [module, ...module.children.allSuites()])
    counts.failed += group.errors().length > 0 ? 1 : 0;
  for (const test of module.children.allTests()) {
    const result = test.result();
    if (result.state === 'passed') counts.passed += 1;
    else if (result.state === 'failed') counts.failed += 1;
    else
      counts.skipped.push({ name: test.fullName, why: result.state === 'skipped' ? result.note : undefined });
  }
}
