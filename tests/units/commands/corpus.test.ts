/** `npm run card`, `cards` and `word`: what they are asked and what they tell. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SetCount } from '../../../scripts/corpus/count.ts';
import { called } from '../../support/called.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

const run = (command: string, ...args: string[]) => called(`scripts/corpus/${command}.ts`, args);

describe('card', () => {
  test.each(['serra angel', 'SERRA  ANGEL', 'Serra-Angel'])('finds %s', async (typed) => {
    const { code, stdout } = await run('card', typed);
    expect([code, stdout.split('\n')[0]]).toEqual([0, 'Serra Angel']);
  });

  test('finds a name without its marks', async () => {
    const { stdout } = await run('card', 'junun', 'efreet');
    expect(stdout.split('\n')[0]).toBe('Junún Efreet');
  });

  test('tells the nearest names of one that no card has', async () => {
    const { code, stdout, stderr } = await run('card', 'Sera Angle');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There is no card called "Sera Angle"\. The nearest names are Serra Angel; /);
  });
});

describe('cards', () => {
  test('shows one set as a table', async () => {
    const { code, stdout } = await run('cards', '--set', 'POR');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ *set +cards +playable/);
    expect(stdout).toMatch(/^ *POR +200 /m);
    expect(stdout).not.toContain('LEA');
  });

  test('finds every card of the corpus in a scenario', async () => {
    const { stdout } = await run('cards', '--json');
    const { sets } = JSON.parse(stdout) as { sets: readonly SetCount[] };
    expect(sets.find(({ set }) => set === 'all')?.unnamed, 'Show them in tests/scenarios/cards').toEqual([]);
  });

  test('knows no other set', async () => {
    expect(await run('cards', '--set', 'XYZ')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--set takes one of LEA, ') as string,
    });
  });
});

describe('word', () => {
  test('a sample is drawn by seed', async () => {
    const draw = (seed: string) => run('word', '--sample', '3', '--seed', seed, '--lexicon', 'portal');
    const first = await draw('7');
    const again = await draw('7');
    const other = await draw('8');
    expect(first.code).toBe(0);
    expect(first.stdout.split('\n\n').filter((part) => part.trim() !== '')).toHaveLength(3);
    expect(again.stdout).toBe(first.stdout);
    expect(other.stdout).not.toBe(first.stdout);
  });

  test('the share of words is told of the texts in a folder', async () => {
    const folder = makeFolder();
    onTestFinished(() => {
      removeFolder(folder);
    });
    mkdirSync(folder, { recursive: true });
    const card = {
      name: 'Lightning Bolt',
      oracle: 'Lightning Bolt deals 3 damage to any target.',
      printings: [],
    };
    writeFileSync(join(folder, 'cards.jsonl'), `${JSON.stringify(card)}\n`);
    const { code, stdout } = await run('word', '--agreement', folder);
    expect([code, stdout.trimEnd().split('\n').at(-1)]).toEqual([0, '1 cards, 9 words, 100.0 % agree']);
  });

  test.each([
    [[], 'has to be named.'],
    [['--sample', 'x', '--lexicon', 'fifth'], '--sample takes a whole number'],
    [['--sample', '3', '--lexicon', 'latin'], '--lexicon takes one of alpha'],
    [['--agreement', 'no-such-folder'], 'There is no file'],
  ])('%j is not understood', async (args, why) => {
    expect(await run('word', ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(why) as string,
    });
  });
});
