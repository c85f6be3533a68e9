import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { decksIn } from '../../../src-main/decks/ready.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

const HEADINGS = ['// Name: Two Candles', '// About: It burns.', '// Rulebooks: fifth, m11'];

/** A folder of decks with these texts. */
function folderOf(texts: Readonly<Record<string, string>>): URL {
  const folder = join(makeFolder(), 'decks');
  onTestFinished(() => {
    removeFolder(join(folder, '..'));
  });
  mkdirSync(folder);
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  return pathToFileURL(`${folder}/`);
}

test('a deck is its headings and its cards; its colours and its size follow from these', () => {
  const text = [...HEADINGS, '', '4 Lightning Bolt', '', '3 Savage Twister', '12 Mountain', ''];
  expect(decksIn(folderOf({ 'one.txt': text.join('\n') }))).toEqual([
    {
      name: 'Two Candles',
      about: 'It burns.',
      group: 'ours',
      rulebooks: ['fifth', 'm11'],
      colours: ['red', 'green'],
      cards: 19,
      list: [
        { card: 'Lightning Bolt', copies: 4 },
        { card: 'Savage Twister', copies: 3 },
        { card: 'Mountain', copies: 12 },
      ],
    },
  ]);
});

test('a deck of others says so, and that it was generated', () => {
  const text = [...HEADINGS, '// Group: wizards', '// Generated: by a script', '1 Plains'].join('\n');
  expect(decksIn(folderOf({ 'one.txt': text }))).toMatchObject([{ group: 'wizards', cards: 1 }]);
});

test('ends of lines of another system and empty ends of lines mean nothing, nor does any other file', () => {
  const text = [...HEADINGS, '4 Lightning Bolt  ', '1 Ornithopter'].join('\r\n');
  const [deck, ...others] = decksIn(folderOf({ 'one.txt': text, 'notes.md': 'mine' }));
  expect(others).toEqual([]);
  expect(deck).toMatchObject({ rulebooks: ['fifth', 'm11'], colours: ['red'], cards: 5 });
});

test('they are in the order of their names', () => {
  const named = (name: string) => [`// Name: ${name}`, ...HEADINGS.slice(1), '1 Plains'].join('\n');
  const decks = decksIn(folderOf({ 'a.txt': named('Zephyr'), 'b.txt': named('Anvil') }));
  expect(decks.map(({ name }) => name)).toEqual(['Anvil', 'Zephyr']);
});

describe('a file that is damaged is told of by its name, its line and what is wrong:', () => {
  test.each([
    ['an unknown card', [...HEADINGS, '4 Lightning Blot'], 4, 'There is no card called "Lightning Blot"'],
    ['no number', [...HEADINGS, '', 'Lightning Bolt'], 5, 'A card is written like "4 Lightning Bolt"'],
    ['none of a card', [...HEADINGS, '0 Lightning Bolt'], 4, 'A card is written like'],
    ['a card twice', [...HEADINGS, '1 Plains', '2 Plains'], 5, 'The card Plains stands twice'],
    ['a heading twice', [...HEADINGS, '// Name: Three Candles'], 4, 'The heading "Name" stands twice'],
    ['an unknown heading', ['// Author: me', ...HEADINGS], 1, 'A heading begins like "// Name: "'],
    ['an empty heading', ['// Name:', ...HEADINGS], 1, 'A heading begins like "// Name: "'],
    ['an unknown rulebook', [...HEADINGS.slice(0, 2), '// Rulebooks: fith'], 3, 'no rulebook called "fith"'],
    ['an unknown group', [...HEADINGS, '// Group: theirs'], 4, 'no group of decks called "theirs"'],
    ['a heading missing', [...HEADINGS.slice(1), '1 Plains'], 3, 'ends without a heading "Name"'],
    ['no cards', HEADINGS, 3, 'The deck has no cards'],
    ['nothing at all', [], 1, 'ends without a heading "Name"'],
  ])('%s', (_, lines, line, what) => {
    const folder = folderOf({ 'damaged.txt': lines.join('\n') });
    expect(() => decksIn(folder)).toThrow(`damaged.txt, line ${line}: `);
    expect(() => decksIn(folder)).toThrow(what);
  });

  test('a name that another has', () => {
    const text = [...HEADINGS, '1 Plains'].join('\n');
    expect(() => decksIn(folderOf({ 'one.txt': text, 'two.txt': text }))).toThrow(
      'two.txt: There is another deck called "Two Candles"',
    );
  });
});
