/** What makes no sense ends with its code; all else that can be typed wrongly is in `tests/units/commands`. */
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { runHere } from '../../support/running.ts';

test.each([
  ['scenario/scenario', "Unknown option '--loud'", '--loud'],
  ['fuzz/fuzz', '--seats takes a whole number from 2 to 6, not "9".', '--seats', '9'],
  ['rules/rules', '--owner takes one of ', '--owner', 'king'],
  ['puzzles/puzzles', '--level takes one of ', '--level', 'archmage'],
  ['mutate/mutate', '--count takes a whole number from 1', '--seed', '1'],
])('%s says: %s', async (script, sentence, ...words) => {
  const { code, stdout, stderr } = await runHere(ROOT, [`scripts/${script}.ts`, ...words]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('npm run ');
  expect(stderr).not.toMatch(/^ {4}at /m);
});
