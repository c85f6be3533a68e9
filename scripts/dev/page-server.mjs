/** The page from Vite, with its hot replacement; the program behind it from `startMain`. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { DOOR_PATH } from '../../src-shared/contract.ts';
import { keep } from '../lib/keep.mjs';
import { Problem, conclude } from '../lib/problems.mjs';
import { ROOT } from '../lib/root.mjs';
import { tunnel } from './door-tunnel.mjs';
import { startMain } from './main-process.mjs';

/** @typedef {{ data: string, port?: number, open: boolean }} Setting */

const setting = /** @type {Setting} */ (JSON.parse(process.argv[2] ?? ''));

await conclude(async () => {
  const server = await servePages();
  /** @type {import('./main-process.mjs').Line | undefined} */
  let line;
  /** @type {(...upgrade: [import('node:http').IncomingMessage, import('node:stream').Duplex, Buffer]) => void} */
  const upgrade = (request, socket, head) => {
    if (request.url === DOOR_PATH) tunnel(request, socket, head, line);
  };
  server.httpServer?.on('upgrade', upgrade);

  const main = startMain(setting.data, (fresh) => {
    const isFirst = line === undefined;
    line = fresh;
    if (!isFirst) return server.ws.send({ type: 'full-reload' });
    console.log(`Spellchain is ready at ${server.resolvedUrls?.local[0]} and follows your changes.`);
    if (setting.open) server.openBrowser();
  });
  const { code } = await keep(main);
  await server.close();
  return code;
});

async function servePages() {
  const server = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    // Linked packages are shared with other copies of the house, which prepare them in their own way.
    cacheDir: join(ROOT, 'dist', '.vite'),
    server: {
      host: '127.0.0.1',
      port: setting.port ?? 5173,
      strictPort: setting.port !== undefined,
      // The sources lie beside Vite's root, and the packages may be linked.
      fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] },
      // As main sends them, so that the page may share memory with its workers.
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
    },
  });
  try {
    return await server.listen();
  } catch (failure) {
    await server.close();
    // Vite says so in words, without a code.
    if (!/already in use/.test(String(failure))) throw failure;
    throw new Problem('portTaken', `Port ${setting.port} is taken: choose another with --port N.`);
  }
}
