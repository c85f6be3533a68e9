/** A part of the program as it ships: one plain module. From its sources a process also holds what reads TypeScript. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/lib/root.mjs';

/** The path of the module made from this file of the repository, in that folder. */
export async function bundled(entry: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    build: {
      ssr: join(ROOT, entry),
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'bundled.mjs' } },
    },
  });
  return join(folder, 'bundled.mjs');
}
