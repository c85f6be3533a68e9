/** `npm run scenario -- --strict`: what is only told otherwise fails. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { called } from '../../support/called.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

const folder = makeFolder();
afterAll(() => {
  removeFolder(folder);
});

const file = join(folder, 'left-over.duel.yaml');
writeFileSync(
  file,
  `name: An answer too many
edition: m11
players: { A: {}, B: {} }
script: [{ at: 1.main1, A: choose, pick: [red] }]
stopAt: 1.main2
`,
);
const WARNING = 'A: choose, pick: [red]: nothing asked for this answer';

const told = async (...words: string[]): Promise<readonly [number | null, string]> => {
  const { code, stdout } = await called('scripts/scenario/scenario.ts', [file, ...words]);
  return [code, stdout];
};

test('a warning is told, and fails the file under --strict alone', async () => {
  expect(await told()).toEqual([0, expect.stringContaining(`    warning: ${WARNING}\n1 passed, 0 failed\n`)]);
  expect(await told('--strict')).toEqual([
    1,
    expect.stringContaining(`    ${WARNING}\n0 passed, 1 failed\n`),
  ]);
});

test('--json has the warnings apart from the reasons', async () => {
  const [code, stdout] = await told('--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ passed: 1, files: [{ reasons: [], warnings: [WARNING] }] });
});
