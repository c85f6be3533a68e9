import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAMAGE, patterns, startAfter } from '../../support/database/garbage.ts';
import { momentsUpTo } from '../../support/database/moments.ts';
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
  ['writes', killWhileWriting, 500],
  ['writes replies', killWhileDuelling, 300],
  ['makes backups', killWhileBackingUp, 40],
  ['restores', killWhileRestoring, 2],
] as const)('killed two hundred times while it %s', async (_, kill, most) => {
  for (const words of momentsUpTo(most, 200)) await kill(words);
});
