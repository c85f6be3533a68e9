/** `npm start`: builds what is stale and opens the program, in Electron's window or in the browser. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { withCompiled } from './lib/compiled.mjs';
import { chooseDoor, electronArguments, failedToOpen, webArguments } from './lib/doors.mjs';
import { keep } from './lib/keep.mjs';
import { START_HELP, readStartOptions } from './lib/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { conclude } from './lib/problems.mjs';
import { ROOT } from './lib/root.mjs';

/** @typedef {import('./lib/options.mjs').StartOptions} StartOptions */

await conclude(async () => {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(START_HELP);
    return 0;
  }
  const found = await prepare(ROOT, 'start', { lookAgain: options.lookAgain });
  await ensureBuilt(ROOT, found.node.path);
  const door = chooseDoor(options, found, process.env);
  if (door.kind === 'electron') return openInElectron(options, found.node.path, door.path);
  console.log(door.sentence);
  return openInBrowser(options, found.node.path);
});

/**
 * @param {StartOptions} options
 * @param {string} node
 */
async function openInBrowser(options, node) {
  const web = join(ROOT, 'dist', 'main', 'web.js');
  const setting = { stdio: /** @type {const} */ ('inherit'), env: withCompiled(ROOT) };
  const { code } = await keep(spawn(node, [web, ...webArguments(options)], setting));
  return code;
}

/**
 * @param {StartOptions} options
 * @param {string} node
 * @param {string} electron
 */
async function openInElectron(options, node, electron) {
  console.log('Spellchain opens in a window of its own.');
  const started = performance.now();
  const kept = await keep(spawn(electron, electronArguments(ROOT, options), { stdio: 'inherit' }));
  if (!failedToOpen(kept, performance.now() - started)) return kept.code;
  console.log(
    `Electron ended (code ${kept.code}) before its window was open, so Spellchain opens in your browser.`,
  );
  return openInBrowser(options, node);
}
