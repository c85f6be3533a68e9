/** Installs the packages when those that are there are not those of package-lock.json. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { onPath, pathWithoutPackages, withPath } from './places.mjs';
import { Problem, codeOf, diskProblem, diskProblemIn, mentions } from './problems.mjs';
import { run } from './run.mjs';

const LIMIT = 600_000;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Locked */
/** @typedef {{ packages: Record<string, Locked & { optionalDependencies?: Record<string, string> }> }} Lock */

/** @param {string} root */
export function lockHash(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.ensure-stamp');

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureInstalled(root, env) {
  const wanted = lockHash(root);
  if (readIfThere(stampFile(root)) === wanted) return;
  if (!isInstalled(root)) await install(root, env);
  writeStamp(root, wanted);
}

/**
 * Makes the next start install again.
 * @param {string} root
 */
export function forgetInstallation(root) {
  rmSync(stampFile(root), { force: true });
}

/**
 * @param {string} root
 * @param {string} hash
 */
function writeStamp(root, hash) {
  try {
    // A lock file without packages leaves no folder behind.
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(stampFile(root), hash);
  } catch (failure) {
    const kind = diskProblemIn(codeOf(failure));
    if (kind === 'diskFull') throw diskProblem(kind, root);
    // Packages in a folder that someone else looks after are complete all the same.
    if (kind !== 'notAllowed') throw failure;
  }
}

/**
 * Whether npm itself has noted down (in its hidden lock file, written last) all that package-lock.json wants.
 * @param {string} root
 */
function isInstalled(root) {
  const hidden = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (hidden === undefined) return false;
  const there = readLock(hidden).packages;
  return wantedPackages(root).every(
    ([folder, { version, integrity }]) =>
      there[folder]?.version === version &&
      there[folder]?.integrity === integrity &&
      existsSync(join(root, folder)),
  );
}

/**
 * @param {string} root
 * @returns {[string, Locked][]}
 */
function wantedPackages(root) {
  const { packages } = readLock(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const chosen = packages['']?.optionalDependencies ?? {};
  return Object.entries(packages).filter(([folder, locked]) => {
    if (folder === '') return false;
    if (!locked.optional) return true;
    return folder.replace('node_modules/', '') in chosen && isForThisMachine(locked);
  });
}

/** @param {Locked} locked */
export function isForThisMachine({ os, cpu }) {
  return (
    (os ?? [process.platform]).includes(process.platform) && (cpu ?? [process.arch]).includes(process.arch)
  );
}

/**
 * The entry of one package in package-lock.json, if it has one.
 * @param {string} root
 * @param {string} name
 */
export function locked(root, name) {
  return readLock(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages[`node_modules/${name}`];
}

/**
 * @param {string} text
 * @returns {Lock}
 */
function readLock(text) {
  return /** @type {Lock} */ (JSON.parse(text));
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
async function install(root, env) {
  console.log('Installing what Spellchain is made of (only this once, about half a minute) ...');
  const path = pathWithoutPackages(root, env);
  const { node, npm } = findNpm(root, env, path);
  const wishes = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const ended = await run(node, [npm, 'ci', ...wishes], {
    cwd: root,
    env: withPath(env, path),
    limit: LIMIT,
  });
  if (ended.code === 0) return;
  if (ended.tookTooLong)
    throw new Problem(
      'tookTooLong',
      'Installing the packages took more than ten minutes and was stopped: try again with a faster connection.',
    );
  throw installProblem(ended.output, root);
}

const NO_CONNECTION = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENOTCACHED',
  'ERR_SOCKET_TIMEOUT',
];

/**
 * @param {string} output
 * @param {string} root
 */
function installProblem(output, root) {
  const kind = diskProblemIn(output);
  if (kind) return diskProblem(kind, root);
  if (mentions(output, NO_CONNECTION)) {
    return new Problem(
      'notConnected',
      'The packages could not be fetched, because npm cannot reach its registry: check the connection (or the proxy) and try again.',
    );
  }
  if (mentions(output, ['EUSAGE'])) {
    return new Problem(
      'installFailed',
      'The packages could not be installed, because package.json and package-lock.json do not fit together: run `npm install` to mend the second.',
    );
  }
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  const said = lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'npm did not say why';
  return new Problem('installFailed', `The packages could not be installed: ${said}`);
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {string} path
 */
function findNpm(root, env, path) {
  const inPackages = (/** @type {string} */ file) => resolve(file).startsWith(resolve(root, 'node_modules'));
  const node = [env['npm_node_execpath'], process.execPath, ...onPath(['node'], path)].find(
    (file) => file !== undefined && existsSync(file) && !inPackages(file),
  );
  const npm = npmPlaces(env, path).find((file) => basename(file) === 'npm-cli.js' && existsSync(file));
  if (node === undefined || npm === undefined) {
    throw new Problem(
      'installFailed',
      'The packages could not be installed, because npm was not found: install Node.js with npm, then use `npm start`.',
    );
  }
  return { node, npm };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} path
 */
function npmPlaces(env, path) {
  const besideNode = dirname(process.execPath);
  return [
    env['npm_execpath'] ?? '',
    ...onPath(['npm'], path).map((file) => realpathSync(file)),
    join(besideNode, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(besideNode, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
}

/** @param {string} file */
export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(failure))) return undefined;
    throw failure;
  }
}
