import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAMAGE, patterns, startAfter } from '../../support/database/garbage.ts';
import { tries } from '../../support/tries.ts';

test('whatever is written over a database file, the program starts, twice, and keeps the file', () => {
  const folders = fc.constantFrom(...patterns());
  expect(() => {
    fc.assert(fc.property(DAMAGE, folders, startAfter), { numRuns: tries(100, 300) });
  }).not.toThrow();
});
