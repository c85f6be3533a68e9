/** What makes no sense is told in a sentence, with how the command is used, and no stack. */
import { expect, test } from 'vitest';
import { called } from '../../support/called.ts';

const SIMULATED = ['--a', 'Hot Heels', '--b', 'Slow Bloom'];

const MISUSED: readonly (readonly [string, string, ...string[]])[] = [
  ['scenario/scenario', "Unknown option '--loud'", '--loud'],
  ['scenario/scenario', 'There is no file or folder nowhere.', 'nowhere'],
  ['fuzz/fuzz', '--seats takes a whole number from 2 to 6, not "9".', '--seats', '9'],
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
  ['ladder/ladder', '--levels takes two levels or more.', '--levels', 'magician'],
  ['ladder/ladder', '--levels takes names of random, apprentice', '--levels', 'random,nobody'],
  ['ladder/ladder', '--edition takes one of alpha, fifth, portal, tenth, m11, all', '--edition', 'eighth'],
  ['ladder/ladder', '--games takes a whole number from 1', '--games', 'many'],
  ['ladder/ladder', 'Nothing is known to do with "tenth".', 'tenth'],
  ['simulate/simulate', 'Nothing is known to do with "tenth".', ...SIMULATED, 'tenth'],
  ['simulate/simulate', '--a takes the name of a ready deck: ', '--a', 'Nothing', '--b', 'Slow Bloom'],
  ['simulate/simulate', '--edition names one rulebook.', ...SIMULATED],
  [
    'simulate/simulate',
    '--levels takes two levels: ',
    ...SIMULATED,
    '--edition',
    'm11',
    '--levels',
    'random',
  ],
  ['replay/replay', 'Name one file.'],
  ['replay/replay', 'Name one file.', 'a', 'b'],
  ['replay/replay', "Unknown option '--sideways'", '--sideways', 'a'],
  ['decks/decks', 'Nothing is called "fold".', 'fold'],
  ['decks/decks', "Unknown option '--colour'", 'check', 'a.txt', '--colour'],
  ['decks/decks', '--rulebook takes one of alpha', 'check', 'a.txt', '--rulebook', 'sixth'],
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
    'npm run scenario -- PATH… [--json] [--trace] [--playable] [--keep] [--strict]',
  ]);
});
