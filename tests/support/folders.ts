/** Folders for one test. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function makeFolder(): string {
  return mkdtempSync(join(PLACE, 'spellchain-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 31;

/** Each of thousands of transactions waits for the disk, and memory has none to wait for. */
const PLACE = process.env['TMPDIR'] === undefined && isFit() ? MEMORY : tmpdir();

/** With room, and programs may be run there. */
function isFit(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .findLast((line) => line.split(' ')[1] === MEMORY);
  return bavail * bsize > ENOUGH && mounted !== undefined && !mounted.includes('noexec');
}
