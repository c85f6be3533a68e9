/** Electron's window, built and opened anew at every change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/build.mjs';
import { electronArguments } from '../lib/doors.mjs';
import { onceUnwanted, stop } from '../lib/keep.mjs';
import { Problem } from '../lib/problems.mjs';
import { ROOT } from '../lib/root.mjs';

/** @typedef {{ data: string, electron: string }} Setting */

const setting = /** @type {Setting} */ (JSON.parse(process.argv[2] ?? ''));

/** An editor writes several times for one save. */
const QUIET = 200;

/** @type {NodeJS.Timeout | undefined} */
let timer;
let work = Promise.resolve();

for (const folder of ['src-main', 'src-renderer', 'src-shared', 'resources']) {
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(reopen);
    }, QUIET);
  });
}

onceUnwanted(() => {
  window.removeAllListeners('exit').on('exit', () => process.exit(0));
  stop(window);
});

// Whoever sees the window may count on all of this.
let window = open();

function open() {
  const args = electronArguments(ROOT, { data: setting.data });
  const child = spawn(setting.electron, args, { cwd: ROOT, stdio: 'inherit' });
  // Closed by the developer, who has seen enough.
  return child.on('exit', (code) => process.exit(code ?? 1));
}

async function reopen() {
  try {
    await ensureBuilt(ROOT, process.execPath);
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    // The window of the last sound build stays.
    console.error(failure.message);
    return;
  }
  window.removeAllListeners('exit');
  stop(window);
  await once(window, 'exit');
  window = open();
}
