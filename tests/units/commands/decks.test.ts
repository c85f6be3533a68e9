/** `npm run decks`: what it is asked and what it tells. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { called } from '../../support/called.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

const folder = makeFolder();
afterAll(() => {
  removeFolder(folder);
});

const run = (...args: string[]) => called('scripts/decks/decks.ts', args, { INIT_CWD: folder });
const sample = (name: string): string => join(ROOT, 'tests', 'decks', 'samples', name);
const WHIM = sample('microprose-dck/0991-whim.dck');

describe('convert', () => {
  test('writes over nothing without --force', async () => {
    writeFileSync(join(folder, 'kept.dec'), 'mine');
    expect(await run('convert', WHIM, 'kept.dec')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('kept.dec is there already; --force writes over it.') as string,
    });
    expect(readFileSync(join(folder, 'kept.dec'), 'utf8')).toBe('mine');
    expect((await run('convert', WHIM, 'kept.dec', '--force')).code).toBe(0);
    expect(readFileSync(join(folder, 'kept.dec'), 'utf8')).toContain('4 Yotian Soldier');
  });

  test.each([
    [['convert', WHIM, 'x.dck'], 2, 'Name the kind of file with --to: forge, xmage, microprose end in .dck.'],
    [['convert', WHIM, 'x.cod', '--to', 'betamax'], 2, '--to takes one of forge, '],
    [['convert', 'nothing.dck', 'x.cod'], 3, 'nothing.dck cannot be read: there is no such file.'],
    [['convert', WHIM, 'no/folder/x.cod'], 3, 'no/folder/x.cod cannot be written: there is no such folder.'],
    [['convert', WHIM], 2, 'Name two files'],
    [['fold', WHIM], 2, 'Decks in and out of files'],
    [['check', WHIM, '--colour'], 2, "Unknown option '--colour'"],
  ])('%j ends with %i', async (args, code, why) => {
    const ended = await run(...args);
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(why) as string });
    for (const name of ['x.dck', 'x.cod']) expect(existsSync(join(folder, name))).toBe(false);
  });
});

describe('check', () => {
  test('a deck that may be played ends well', async () => {
    expect(await run('check', WHIM, '--rulebook', 'fifth')).toEqual({
      code: 0,
      stdout: 'Whim: MicroProse 1997, main 62\n  It may be played.\n',
      stderr: '',
    });
  });

  test('tells each breach with its rule, and each line that was not understood', async () => {
    writeFileSync(join(folder, 'bad.txt'), '5 Lightning Bolt\n0 Forest\n2 Sera Angel\n');
    const { code, stdout } = await run('check', 'bad.txt', '--rulebook', 'm11');
    expect(code).toBe(1);
    for (const said of [
      'Line 2: "0 Forest" has no count from 1 to 9999',
      'Line 3: There is no card called "Sera Angel" here',
      'Did it mean Serra Angel?',
      'The deck has 7 cards; at least 60 are wanted. (R005)',
      'Lightning Bolt: 5 copies; at most 4 may be in it. (R006)',
    ])
      expect(stdout).toContain(said);
  });

  test('without a rulebook it says what each of the five says, and that is no fault', async () => {
    const { code, stdout } = await run('check', WHIM);
    expect(code).toBe(0);
    expect(stdout).toContain('  fifth: it may be played.\n');
    expect(stdout).toMatch(/^ {2}portal: .*And \d+ more\.$/m);
    const { legality } = JSON.parse((await run('check', WHIM, '--json')).stdout) as {
      legality: Record<string, { kind: string }[]>;
    };
    expect(Object.keys(legality)).toEqual(['alpha', 'fifth', 'portal', 'tenth', 'm11']);
    expect(legality['fifth']).toEqual([]);
    expect(legality['portal']?.map(({ kind }) => kind)).toContain('outOfTime');
  });

  test('--format takes the kind of file too', async () => {
    expect((await run('check', WHIM, '--format', 'microprose')).code).toBe(0);
    expect((await run('check', WHIM, '--format', 'betamax')).stderr).toContain('or a kind of file.');
  });

  test('a day that the calendar does not have is refused', async () => {
    const { code, stderr } = await run('check', WHIM, '--format', 'Vintage', '--day', '1997-02-30');
    expect([code, stderr]).toEqual([2, '--day takes a day such as 1997-07-01, not "1997-02-30".\n']);
  });

  test('a format of play on a day, as JSON', async () => {
    const { code, stdout } = await run('check', WHIM, '--format', 'Vintage', '--day', '1997-07-01', '--json');
    const told = JSON.parse(stdout) as {
      format: string;
      counts: unknown;
      breaches: { kind: string; date?: string }[];
    };
    expect([code, told.format, told.counts]).toEqual([1, 'microprose', { main: 62 }]);
    expect(told.breaches.map(({ kind }) => kind)).toContain('outOfPool');
  });
});

test('formats are listed', async () => {
  const { code, stdout } = await run('formats');
  expect(code).toBe(0);
  for (const said of ['forge ', 'Cardmarket CSV, .csv (cannot be written)', 'Formats of play: Standard, '])
    expect(stdout).toContain(said);
});
