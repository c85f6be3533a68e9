/** How much a window has to fetch, and how much main has to read. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../../scripts/lib/root.mjs';
import type { Measurement } from '../figure.ts';

const CODE = ['.html', '.js', '.css'];
/** Compressed by themselves. */
const FONTS = ['.woff2'];

export const bundle: Measurement = {
  needsBuild: true,
  measure: () => {
    const window = filesIn('renderer');
    const main = filesIn('main');
    return [
      { name: 'bundle: window, compressed', value: sizeOf(window, CODE, zipped), unit: 'kB', aim: 300 },
      { name: 'bundle: window', value: sizeOf(window, CODE, plain), unit: 'kB' },
      { name: 'bundle: fonts', value: sizeOf(window, FONTS, plain), unit: 'kB' },
      { name: 'bundle: main', value: sizeOf(main, ['.js'], plain), unit: 'kB' },
    ];
  },
};

function filesIn(part: string): string[] {
  const folder = join(ROOT, 'dist', part);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function sizeOf(
  files: readonly string[],
  endings: readonly string[],
  bytesOf: (file: string) => number,
): number {
  const bytes = files.filter((file) => endings.includes(extname(file))).map(bytesOf);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000;
}

function plain(file: string): number {
  return readFileSync(file).length;
}

function zipped(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}
