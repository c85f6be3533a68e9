/** Everything in a data folder as one value, to see whether anything changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** By name, with a hash of the contents. SQLite's -shm is the memory of its readers, and changes by looking. */
export function stateOf(dataFolder: string): Record<string, string> {
  const files = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('-shm'))
    .filter((name) => statSync(join(dataFolder, name)).isFile())
    .toSorted();
  return Object.fromEntries(files.map((name) => [name, hashOf(join(dataFolder, name))]));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
