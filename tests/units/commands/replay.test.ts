/** `npm run replay`: what it refuses. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { called } from '../../support/called.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

const folder = makeFolder();
afterAll(() => {
  removeFolder(folder);
});

writeFileSync(join(folder, 'lands.txt'), 'Plains 24');
writeFileSync(join(folder, 'later.spellduel'), '{"format":"spellchain duel","version":9}');

test.each([
  [['lands.txt'], 2, 'This is not the journal of a duel.'],
  [['later.spellduel'], 2, 'written by another version'],
  [['none.spellduel'], 3, 'none.spellduel cannot be read.'],
  [[], 2, 'npm run replay'],
  [['a', 'b'], 2, 'npm run replay'],
  [['--sideways', 'a'], 2, 'npm run replay'],
])('%j is refused', async (words, code, sentence) => {
  const ended = await called('scripts/replay/replay.ts', words, { INIT_CWD: folder });
  expect(ended).toEqual({ code, stdout: '', stderr: expect.stringContaining(sentence) as string });
});
