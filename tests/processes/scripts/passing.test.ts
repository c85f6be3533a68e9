/** A run of tests of its own, and what it leaves in the system's folder for passing things. */
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { runHere } from '../../support/running.ts';

test('what tests and their programs leave behind goes at the end of the run, whether they passed or not', async () => {
  const house = makeFolder();
  onTestFinished(() => {
    removeFolder(house);
  });
  const passing = join(house, 'passing');
  mkdirSync(passing);
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');
  const setup = JSON.stringify(join(ROOT, 'tests', 'support', 'passing-folder.ts'));
  writeFileSync(
    join(house, 'vite.config.js'),
    `export default { test: { globalSetup: [${setup}], projects: [{ extends: true, test: { include: ['*.test.js'] } }] } };`,
  );
  writeFileSync(
    join(house, 'untidy.test.js'),
    `import { execFileSync } from 'node:child_process';
    import { mkdtempSync, readdirSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    import { expect, test } from 'vitest';
    const LEAVES = "fs.mkdtempSync(path.join(os.tmpdir(), 'program-'))";
    test('leaves folders', () => {
      mkdtempSync(join(tmpdir(), 'test-'));
      execFileSync(process.execPath, ['--eval', LEAVES]);
      expect(readdirSync(tmpdir())).toEqual(['fails']);
    });`,
  );
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, TMPDIR: passing, TEMP: passing, TMP: passing, NO_COLOR: '1' };
  const { stdout, stderr } = await runHere(house, [vitest, 'run', '--root', house], env);
  expect(`${stdout}${stderr}`).toMatch(/"program-\w+",\s[^]*"test-\w+",/);
  expect(readdirSync(passing)).toEqual([]);
});
