/** `npm run decks`, as it is called; more of it is in `tests/units/commands`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { runHere, type Ended } from '../../support/running.ts';

const folder = makeFolder();
afterAll(() => {
  removeFolder(folder);
});

const SCRIPT = join(ROOT, 'scripts', 'decks', 'decks.ts');
const run = (...args: string[]): Promise<Ended> =>
  runHere(ROOT, [SCRIPT, ...args], { ...process.env, INIT_CWD: folder });
const sample = (name: string): string => join(ROOT, 'tests', 'decks', 'samples', name);
const WHIM = sample('microprose-dck/0991-whim.dck');

test('writes a deck as another kind of file, and says what it is', async () => {
  const { code, stderr } = await run('convert', WHIM, 'whim.cod');
  expect([code, stderr.split('\n').at(-2)]).toEqual([0, 'main 62: The game of 1997 to Cockatrice.']);
  expect(readFileSync(join(folder, 'whim.cod'), 'utf8')).toContain(
    '<card number="4" name="Yotian Soldier"/>',
  );
  expect(readdirSync(folder)).toEqual(['whim.cod']);
});

test('reads standard input and writes standard output', () => {
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, 'convert', '-', '-', '--to', 'arena'], {
    input: '4 Serra Angel\nSB: 1 Disenchant\n',
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, 'Deck\n4 Serra Angel\n\nSideboard\n1 Disenchant\n']);
});

test('what cannot be done is told, and nothing is written', async () => {
  expect(await run('convert', 'nothing.dck', 'x.cod')).toMatchObject({
    code: 3,
    stdout: '',
    stderr: expect.stringContaining('nothing.dck cannot be read: there is no such file.') as string,
  });
  expect(existsSync(join(folder, 'x.cod'))).toBe(false);
});
