/** Sees to it that everything a mode needs is there, and remembers what was found. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findElectron, hasDisplay } from './find-electron.mjs';
import { findNode, refuseOldNode } from './find-node.mjs';
import { ensureInstalled, forgetInstallation, lockHash, readIfThere } from './install.mjs';
import { Problem, codeOf, diskProblemIn } from './problems.mjs';

export const MODES = /** @type {const} */ (['start', 'test', 'quick', 'dev']);
/** @typedef {typeof MODES[number]} Mode */

/**
 * @typedef {object} Findings
 * @property {string} lock what package-lock.json and this machine were
 * @property {import('./find-node.mjs').FoundNode} node
 * @property {import('./find-electron.mjs').FoundElectron} [electron] absent when it was not looked for
 * @property {string} [chromium]
 */

/**
 * @param {string} root
 * @param {Mode} mode
 */
const findingsFile = (root, mode) => join(root, 'node_modules', '.cache', `env-${mode}.json`);

/**
 * @param {string} root
 * @param {Mode} mode
 * @param {{ env?: NodeJS.ProcessEnv, lookAgain?: boolean }} [options]
 * @returns {Promise<Findings>}
 */
export async function prepare(root, mode, { env = process.env, lookAgain = false } = {}) {
  refuseOldNode(root);
  await ensureInstalled(root, env);
  const lock = lockHash(root);
  const remembered = lookAgain ? undefined : recall(root, mode, lock);
  const node = await nodeOrReinstall(root, remembered?.node);
  /** @type {Findings} */
  const found = { ...remembered, lock, node };
  const surroundings = { root, node: node.path, env };
  if ((mode === 'start' || mode === 'dev') && hasDisplay(env)) {
    found.electron = await findElectron(surroundings, remembered?.electron);
  }
  if (mode === 'test') found.chromium = await findChromium(surroundings, remembered?.chromium);
  const text = JSON.stringify(found, undefined, 2);
  if (text !== JSON.stringify(remembered, undefined, 2)) remember(findingsFile(root, mode), text);
  return found;
}

/**
 * @param {string} root
 * @param {Findings['node'] | undefined} remembered
 */
async function nodeOrReinstall(root, remembered) {
  try {
    return await findNode(root, remembered);
  } catch (failure) {
    // The Node that should have come along did not; the next start tries to get it again.
    if (failure instanceof Problem) forgetInstallation(root);
    throw failure;
  }
}

/**
 * @param {string} root
 * @param {Mode} mode
 * @param {string} lock
 * @returns {Findings | undefined}
 */
function recall(root, mode, lock) {
  const text = readIfThere(findingsFile(root, mode));
  if (text === undefined) return undefined;
  try {
    const found = /** @type {Findings} */ (JSON.parse(text));
    return found.lock === lock ? found : undefined;
  } catch {
    // Half a file, from a start that was cut off: look again.
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function remember(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (failure) {
    if (diskProblemIn(codeOf(failure)) === undefined) throw failure;
    console.error(
      `What was found cannot be remembered in ${file} (${codeOf(failure)}), so the next start looks again.`,
    );
  }
}
