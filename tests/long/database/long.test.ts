import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAMAGE, patterns, startAfter } from '../../support/database/garbage.ts';
import {
  killWhileBackingUp,
  killWhileDuelling,
  killWhileRestoring,
  killWhileWriting,
} from '../../support/database/killed.ts';

test('ten thousand damaged databases', () => {
  const folders = fc.constantFrom(...patterns());
  expect(() => {
    fc.assert(fc.property(DAMAGE, folders, startAfter), { numRuns: 10_000 });
  }).not.toThrow();
});

test.each([
  ['writes', killWhileWriting, 1_000],
  ['writes replies', killWhileDuelling, 1_000],
  ['makes backups', killWhileBackingUp, 1_000],
  ['restores', killWhileRestoring, 120],
] as const)('killed two hundred times while it %s', async (_, kill, longest) => {
  for (let time = 0; time < 200; time++) await kill(Math.random() * longest);
});
