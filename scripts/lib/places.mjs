/** Where programs are found. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * PATH without the folder of the packages' own commands. npm puts that folder first, and Node stands in it: the
 * installation would delete the very Node that runs it.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function pathWithoutPackages(root, env) {
  const own = resolve(root, 'node_modules', '.bin');
  return (pathOf(env) ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && resolve(folder) !== own)
    .join(delimiter);
}

/**
 * Windows calls it `Path`.
 * @param {NodeJS.ProcessEnv} env
 */
function pathOf(env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH');
  return name === undefined ? undefined : env[name];
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} path
 * @returns {NodeJS.ProcessEnv}
 */
export function withPath(env, path) {
  const others = Object.entries(env).filter(([key]) => key.toUpperCase() !== 'PATH');
  return { ...Object.fromEntries(others), PATH: path };
}

/**
 * All files of these names on a PATH, in the order of the names.
 * @param {readonly string[]} names
 * @param {string} path
 */
export function onPath(names, path) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))))
    .filter(isExecutable);
}
