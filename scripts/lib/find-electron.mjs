/** Looks for Electron's program, which the electron package fetches separately. Every way of looking is bounded. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable } from './places.mjs';
import { run } from './run.mjs';

/** Why there is no Electron window; `noDisplay` is never remembered, for a display may come. */
export const NO_ELECTRON = {
  noDisplay: 'no display',
  noConnection: 'its release host cannot be reached',
  notFetched: 'it could not be fetched',
  doesNotRun: 'its program does not run on this machine',
};

/** @typedef {keyof typeof NO_ELECTRON} NoElectron */
/** @typedef {{ path: string, missing?: never } | { path?: never, missing: NoElectron }} FoundElectron */
/** @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv }} Surroundings */

const RELEASES = 'https://github.com/electron/electron/releases/download/';

/** @param {NodeJS.ProcessEnv} env */
export function hasDisplay(env) {
  return process.platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}

/**
 * @param {Surroundings} surroundings
 * @param {FoundElectron | undefined} remembered
 * @returns {Promise<FoundElectron>}
 */
export async function findElectron(surroundings, remembered) {
  const binary = electronBinary(surroundings);
  if (remembered?.path === binary && isExecutable(binary)) return remembered;
  if (
    remembered &&
    remembered.path === undefined &&
    remembered.missing === whyMissing(binary, remembered.missing)
  ) {
    return remembered;
  }
  if (isExecutable(binary)) return check(binary);
  return fetchElectron(surroundings, binary);
}

/**
 * A remembered "could not be fetched" holds only as long as nobody else has fetched it.
 * @param {string} binary
 * @param {NoElectron} missing
 * @returns {NoElectron | undefined}
 */
function whyMissing(binary, missing) {
  return (missing === 'doesNotRun') === existsSync(binary) ? missing : undefined;
}

/** @param {Surroundings} surroundings */
function electronBinary({ root, env }) {
  const folder = env['ELECTRON_OVERRIDE_DIST_PATH'] || join(root, 'node_modules', 'electron', 'dist');
  if (process.platform === 'win32') return join(folder, 'electron.exe');
  if (process.platform === 'darwin') return join(folder, 'Electron.app', 'Contents', 'MacOS', 'Electron');
  return join(folder, 'electron');
}

/**
 * A binary without its shared libraries, or for another processor, is there and does not run.
 * @param {string} binary
 * @returns {Promise<FoundElectron>}
 */
async function check(binary) {
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const ended = await run(binary, ['-p', 'process.versions.electron'], { env, limit: 10_000 });
  const answers = ended.code === 0 && /^\d+\.\d+/.test(ended.stdout.trim());
  return answers ? { path: binary } : { missing: 'doesNotRun' };
}

/**
 * @param {Surroundings} surroundings
 * @param {string} binary
 * @returns {Promise<FoundElectron>}
 */
async function fetchElectron({ root, node, env }, binary) {
  if (!(await isReachable(env))) return { missing: 'noConnection' };
  console.log('Fetching Electron (about 100 MB, only this once) ...');
  const installer = join(root, 'node_modules', 'electron', 'install.js');
  // With a proxy in the environment, Node uses it only when told to.
  await run(node, [installer], { cwd: root, env: { NODE_USE_ENV_PROXY: '1', ...env }, limit: 300_000 });
  return isExecutable(binary) ? check(binary) : { missing: 'notFetched' };
}

/** @param {NodeJS.ProcessEnv} env */
async function isReachable(env) {
  // This Node may not know how to ask through a proxy; the fetching itself is bounded as well.
  if (env['HTTPS_PROXY'] || env['https_proxy']) return true;
  const mirror = env['npm_config_electron_mirror'] || env['ELECTRON_MIRROR'] || RELEASES;
  try {
    // Any answer will do, a refusal too: the host is there.
    await fetch(mirror, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}
