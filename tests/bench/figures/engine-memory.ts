/** What a process holds while it plays a thousand duels, one after another. */
import { run } from '../../../scripts/lib/run.mjs';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { bundled } from '../bundled.ts';
import type { Measured } from '../figure.ts';

/** Left to itself a heap grows until it is tidied for the first time, which says nothing about the duels. */
const TIDY = ['--max-old-space-size=64', '--max-semi-space-size=4'];
/** Milliseconds. */
const LIMIT = 120_000;

export async function measureMemory(): Promise<Measured[]> {
  const folder = makeFolder();
  try {
    const program = await bundled('tests/bench/thousand-duels.ts', folder);
    const { stdout } = await run(process.execPath, [...TIDY, program], { limit: LIMIT });
    const value = Number(stdout.trim());
    if (!Number.isFinite(value) || value <= 0) throw new Error(`The thousand duels told no size: ${stdout}`);
    return [{ name: 'memory: 1,000 duels, one after another', value, unit: 'MB', aim: 150 }];
  } finally {
    removeFolder(folder);
  }
}
