/** Where the program's own files are, whether it runs from its source or from `dist`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Both `src-main/hosts` and `dist/main` lie two folders below the root. */
const root = new URL('../../', import.meta.url);

export const RENDERER_FOLDER = fileURLToPath(new URL('dist/renderer/', root));

export const PRELOAD_FILE = fileURLToPath(new URL('dist/preload/preload.cjs', root));

export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
  return version;
}
