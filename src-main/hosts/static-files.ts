/**
 * The built pages, read once at the start into a list of known paths. What is asked for is looked up in that list and
 * nowhere else, so no spelling of a path leads out of it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { StartProblem } from '../program/start-problems.ts';

export interface StaticFile {
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>> & { etag: string };
}

/** By their path in an address: `/`, `/assets/…`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/** Vite gives each file in `assets` a name with its hash in it: another content has another name. */
const NAMED_BY_CONTENT = /^\/assets\/.+-[\w-]{8}\.\w+$/;

export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const path of pathsIn(folder, '/')) files.set(path, readStaticFile(folder, path));
  const index = files.get('/index.html');
  if (!index) {
    throw new StartProblem('notBuilt', 'The pages of Spellchain have not been built yet. Run: npm run build');
  }
  return files.set('/', index);
}

function pathsIn(folder: string, under: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = under + entry.name;
    if (entry.isDirectory()) return pathsIn(join(folder, entry.name), `${path}/`);
    return entry.isFile() && extname(path) !== '.map' ? [path] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (failure) {
    // A folder that is not there has no files: the missing index page is told of above.
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return [];
    throw failure;
  }
}

function readStaticFile(folder: string, path: string): StaticFile {
  const body = new Uint8Array(readFileSync(join(folder, path)));
  const hash = createHash('sha256').update(body).digest('base64url');
  return {
    body,
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': String(body.length),
      'cache-control': NAMED_BY_CONTENT.test(path) ? 'private, max-age=31536000, immutable' : 'no-cache',
      etag: `"${hash}"`,
    },
  };
}
