/** Which exports nobody uses. */
import { ALL, DEFAULT, modulesIn } from './modules.js';

/** @typedef {import('./modules.js').Module} Module */
/** @typedef {import('./modules.js').Exported & { file: string }} Found */
/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Names those in use, by file */
/** @typedef {{ file: string, line: number, name: string, by: 'nobody' | 'tests' }} Unused */

/** Their tools find these by name, and ask for what they export by default. */
const READ_BY_TOOLS =
  /(^|\/)\w+\.config\.(ts|js)$|^scripts\/lib\/vitest-counter\.mjs$|^tests\/support\/(host-bundle|passing-folder)\.ts$/;

/**
 * @param {string} root
 * @returns {Unused[]}
 */
export function unusedIn(root) {
  const modules = modulesIn(root);
  const byAny = namesUsed(modules, modules);
  const byProduct = namesUsed(
    modules.filter(({ file }) => !file.startsWith('tests/')),
    modules,
  );
  return modules
    .flatMap(({ file, exported }) => exported.map((name) => ({ ...name, file })))
    .filter(({ file, name }) => name !== DEFAULT || !READ_BY_TOOLS.test(file))
    .filter((found) => found.atHome !== 'typed' && !has(mayServeTests(found) ? byAny : byProduct, found))
    .map(({ file, line, name }) => ({
      file,
      line,
      name,
      by: has(byAny, { file, name }) ? 'tests' : 'nobody',
    }));
}

/**
 * What the product does may have a door for tests; what it does not do is not kept for them.
 * @param {Found} found
 */
const mayServeTests = ({ file, atHome }) => !file.startsWith('src-') || atHome === 'used';

/**
 * @param {readonly Module[]} users
 * @param {readonly Module[]} modules
 * @returns {Names}
 */
function namesUsed(users, modules) {
  const known = new Map(modules.map((module) => [module.file, module]));
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  /** @param {import('./modules.js').Use} use */
  const note = ({ of, name }) => {
    const module = known.get(of);
    const those = names.get(of) ?? new Set();
    if (!module || those.has(name)) return;
    names.set(of, those.add(name));
    if (module.exported.some((exported) => exported.name === name)) return;
    for (const from of module.passedOn) note({ of: from, name });
  };
  for (const { uses } of users) uses.forEach(note);
  return names;
}

/**
 * @param {Names} names
 * @param {{ file: string, name: string }} one
 */
function has(names, { file, name }) {
  const those = names.get(file);
  return those !== undefined && (those.has(name) || those.has(ALL));
}
