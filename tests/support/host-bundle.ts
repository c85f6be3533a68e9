/** The host of the tests as one bundle, made once for a run: from its sources, every start reads eight hundred files. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { env } from 'node:process';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/lib/root.mjs';
import { makeFolder, removeFolder } from './folders.ts';

/** What it looks for beside itself and two folders above, where the sources have it too. */
const LINKS = {
  'package.json': 'package.json',
  resources: 'resources',
  node_modules: 'node_modules',
  'dist/main/pages': 'tests/support/pages',
};

export default async function setup(): Promise<() => void> {
  const folder = makeFolder();
  const main = join(folder, 'dist', 'main');
  mkdirSync(main, { recursive: true });
  for (const [link, target] of Object.entries(LINKS))
    symlinkSync(join(ROOT, target), join(folder, link), 'junction');
  await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: main,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          host: join(ROOT, 'tests/support/start-web-host.ts'),
          mind: join(ROOT, 'src-main/opponents/worker.ts'),
          bouts: join(ROOT, 'src-main/referee/bouts/worker.ts'),
          files: join(ROOT, 'src-main/program/file-worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  env['SPELLCHAIN_TEST_HOST'] = join(main, 'host.js');
  return () => {
    removeFolder(folder);
  };
}
