/** Which packages the built program is made of, as the built program itself tells. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';

/** What the builder puts in of its own, which no source map names, and the words it is known by. */
const TRACES = [
  { name: 'vite', trace: 'vite:preloadError' },
  { name: 'rolldown', trace: '\\0rolldown/runtime.js' },
] as const;

/** The names of the packages, in their order. */
export function shippedPackages(root: string): string[] {
  const files = filesUnder(join(root, 'dist'));
  const scripts = files.filter((file) => /\.c?js$/.test(file));
  const found = [
    ...files.filter((file) => file.endsWith('.map')).flatMap(packagesInMap),
    ...scripts.flatMap(packagesAskedFor),
    ...fontPackages(root, files),
    ...TRACES.filter(({ trace }) => scripts.some((file) => read(file).includes(trace))).map(
      ({ name }) => name,
    ),
  ];
  return [...new Set(found)].toSorted();
}

function packagesInMap(file: string): string[] {
  const { sources } = JSON.parse(read(file)) as { sources: string[] };
  return sources.flatMap((source) => {
    const [, path] = /.*(?:^|\/)node_modules\/(.+)$/.exec(source) ?? [];
    return path === undefined ? [] : [packageIn(path)];
  });
}

/** What is not bundled is packed as it is. */
function packagesAskedFor(file: string): string[] {
  const asked = read(file).matchAll(/^import\b[^'"\n]*["']([^"'.][^"']*)["']|\brequire\("([^".][^"]*)"\)/gm);
  const names = [...asked].map(([, imported, required]) => imported ?? required ?? '');
  return names.filter((name) => !isBuiltin(name)).map(packageIn);
}

/** A font is known by its bytes: its file is named anew. */
function fontPackages(root: string, files: readonly string[]): string[] {
  const place = join(root, 'node_modules', '@fontsource');
  const known = new Map(
    readdirSync(place).flatMap((family) =>
      filesUnder(join(place, family, 'files')).map(
        (file) => [hashOf(file), `@fontsource/${family}`] as const,
      ),
    ),
  );
  return files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => {
      const name = known.get(hashOf(file));
      if (name === undefined) throw new Error(`${basename(file)} is a font of no package.`);
      return name;
    });
}

/** `@scope/name` or `name`, of the path of a file in it. */
function packageIn(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}. Run: npm run build`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
