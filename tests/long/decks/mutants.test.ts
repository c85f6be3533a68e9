import { expect, test } from 'vitest';
import { readMutants } from '../../support/deck-mutants.ts';

/** Others every time; a failure names the one that it fails with. */
const SEED = Math.floor(Math.random() * 1_000_000_000);

test(
  'damaged deck files of every kind are read to an end, each in little time',
  { timeout: 7_200_000 },
  () => {
    const { files, slowest } = readMutants(600, SEED);
    console.log(`Seed ${SEED}: ${files} files, the slowest ${slowest} seconds of a processor.`);
    expect(files).toBeGreaterThan(1_000);
  },
);
