/** Builds the program when its sources are not those of the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lockHash, readIfThere } from './install.mjs';
import { Problem, codeOf, diskProblem, diskProblemIn } from './problems.mjs';
import { run } from './run.mjs';

const SOURCES = ['src-shared', 'src-main', 'src-renderer', 'resources'];
const SETTINGS = ['package.json', 'vite.config.ts'];
const RESULTS = ['main/web.js', 'main/electron.js', 'preload/preload.cjs', 'renderer/index.html'];

/** @param {string} root */
const stampFile = (root) => join(root, 'dist', '.build-stamp');

/**
 * @param {string} root
 * @param {string} node
 */
export async function ensureBuilt(root, node) {
  if (!isStale(root)) return;
  console.log('Building Spellchain ...');
  await build(root, node);
}

/** @param {string} root */
export function isStale(root) {
  if (!RESULTS.every((file) => existsSync(join(root, 'dist', file)))) return true;
  return readIfThere(stampFile(root)) !== fingerprint(root);
}

/**
 * @param {string} root
 * @param {string} node
 */
export async function build(root, node) {
  // Taken before, so that what is changed while it is being built counts as changed.
  const sources = fingerprint(root);
  whileWriting(root, () => rmSync(stampFile(root), { force: true }));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const ended = await run(node, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    limit: 300_000,
  });
  if (ended.code !== 0) throw buildProblem(ended, root);
  whileWriting(root, () => writeFileSync(stampFile(root), sources));
}

/**
 * @param {string} root
 * @param {() => void} write
 */
function whileWriting(root, write) {
  try {
    write();
  } catch (failure) {
    const kind = diskProblemIn(codeOf(failure));
    throw kind ? diskProblem(kind, join(root, 'dist')) : failure;
  }
}

/**
 * @param {import('./run.mjs').Ended} ended
 * @param {string} root
 */
function buildProblem(ended, root) {
  if (ended.tookTooLong)
    return new Problem('tookTooLong', 'Building Spellchain took more than five minutes and was stopped.');
  const kind = diskProblemIn(ended.output);
  if (kind) return diskProblem(kind, join(root, 'dist'));
  const said = stripVTControlCharacters(ended.output)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return new Problem(
    'buildFailed',
    ['Spellchain could not be built; this is what the builder says:', ...said].join('\n'),
  );
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256').update(lockHash(root));
  for (const file of [...SETTINGS, ...SOURCES.flatMap((folder) => filesUnder(root, folder))]) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return entry.isFile() ? [path] : [];
  });
}
