/** What makes no sense is told in a sentence, with how the command is used, and no stack. */
import { expect, test } from 'vitest';
import { called } from '../../support/called.ts';

const MISUSED: readonly (readonly [string, string, ...string[]])[] = [
  ['scenario/scenario', "Unknown option '--loud'", '--loud'],
  ['scenario/scenario', 'There is no file or folder nowhere.', 'nowhere'],
  ['fuzz/fuzz', '--seats takes a whole number from 2 to 5, not "9".', '--seats', '9'],
  ['fuzz/fuzz', '--edition takes one of alpha', '--edition', 'sixth'],
  ['fuzz/fuzz', 'There is no card called "Shok".', '--directed', '--card', 'Shok'],
  ['rules/rules', '--owner takes one of ', '--owner', 'king'],
  ['puzzles/puzzles', '--level takes one of ', '--level', 'archmage'],
  ['puzzles/puzzles', '--nodes takes a whole number', '--nodes', 'many'],
  ['mutate/mutate', '--count takes a whole number from 1', '--seed', '1'],
  ['mutate/mutate', '--seed takes a whole number', '--count', '1', '--seed', 'many'],
  [
    'mutate/mutate',
    'There is no file or folder nowhere.',
    '--count',
    '1',
    '--seed',
    '1',
    '--only',
    'nowhere',
  ],
  ['mutate/mutate', '--only takes what lies in one of', '--count', '1', '--seed', '1', '--only', 'tests'],
  ['corpus/card', 'No card is named.'],
  ['corpus/cards', '--set takes one of ', '--set', 'none'],
  ['corpus/word', 'has to be named.'],
  ['corpus/word', '--sample takes a whole number', '--sample', '0', '--lexicon', 'm11'],
];

test.each(MISUSED)('%s says: %s', async (script, sentence, ...words) => {
  const { code, stdout, stderr } = await called(`scripts/${script}.ts`, words);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('npm run ');
  expect(stderr).not.toMatch(/^ {4}at /m);
});

test('--help tells how a command is used', async () => {
  const { code, stdout } = await called('scripts/scenario/scenario.ts', ['--help']);
  expect([code, stdout.split('\n')[0]]).toEqual([
    0,
    'npm run scenario -- PATH… [--json] [--trace] [--playable] [--keep]',
  ]);
});
