/** What the command line asks of the window: a data folder, and files to open. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataFolder } from '../program/data-folder.ts';

interface ElectronOptions {
  dataFolder: string;
  files: string[];
}

/**
 * Electron and Chromium take options of their own from the same line, so unknown ones are passed over.
 * `ownFile` is the file that Electron was told to run.
 */
export function readElectronOptions(words: readonly string[], ownFile: string): ElectronOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    strict: false,
    allowPositionals: true,
    // `-r FILE` is Electron's own: FILE is a module for it, not one for us to open.
    options: { data: { type: 'string' }, require: { type: 'string', short: 'r' } },
  });
  const { data } = values;
  return {
    dataFolder: typeof data === 'string' && data !== '' ? resolve(data) : defaultDataFolder(),
    files: positionals.map((word) => resolve(word)).filter((file) => file !== ownFile && isFile(file)),
  };
}

function isFile(path: string): boolean {
  // `statSync` alone would throw for what may not be looked at, or is no path at all.
  return existsSync(path) && statSync(path).isFile();
}
