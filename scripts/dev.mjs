/**
 * `npm run dev`: the program from its sources. What is changed in the window shows at once; what is changed in main
 * restarts it, and the page comes back. With `--electron`, every change builds and opens the window anew.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { hasDisplay } from './lib/find-electron.mjs';
import { keep } from './lib/keep.mjs';
import { readStartOptions } from './lib/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { Problem, conclude } from './lib/problems.mjs';
import { ROOT } from './lib/root.mjs';

const HELP = `Spellchain from its sources. Options, each after "npm run dev --":
  --electron     in Electron's window, built anew at every change
  --no-open      open no browser
  --port N       serve the page at this port (5173, or the next free one)
  --data DIR     keep the data in this folder, apart from your own games by default
  --help         say this`;

await conclude(async () => {
  const words = process.argv.slice(2);
  const wantsElectron = words.includes('--electron');
  const options = readStartOptions(
    words.filter((word) => word !== '--electron'),
    process.env,
  );
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const found = await prepare(ROOT, 'dev', { lookAgain: options.lookAgain });
  // Main wants pages to be there before it starts, even when others are shown.
  await ensureBuilt(ROOT, found.node.path);
  const data = options.data ?? join(ROOT, 'node_modules', '.cache', 'dev-data');
  const electron = wantsElectron ? electronOrRefuse(found) : undefined;
  const script = electron === undefined ? 'page-server.mjs' : 'electron-restarter.mjs';
  const setting = JSON.stringify({ data, electron, port: options.port, open: !options.noOpen });
  // The Node that runs this may be too old for Vite and for TypeScript.
  const { code } = await keep(
    spawn(found.node.path, [join(ROOT, 'scripts', 'dev', script), setting], { cwd: ROOT, stdio: 'inherit' }),
  );
  return code;
});

/** @param {import('./lib/prepare.mjs').Findings} found */
function electronOrRefuse({ electron }) {
  if (electron?.path !== undefined && hasDisplay(process.env)) return electron.path;
  throw new Problem('badOption', 'There is no Electron here that could open a window: leave out --electron.');
}
