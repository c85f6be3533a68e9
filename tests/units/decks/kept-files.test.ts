/** What players bring in and take out stays what it is. */
import { expect, test } from 'vitest';
import { changedFiles, filesNow, keptFiles } from './kept/files.ts';

test('every sample is read, written, checked and adapted as it was', () => {
  expect(
    changedFiles(keptFiles(), filesNow()),
    'Look at what has changed, then: node tests/units/decks/kept/keep.ts',
  ).toEqual([]);
});

test('a change names the file and what of it has changed', () => {
  const before = new Map([['a.dec', ['1', '2', '3', '4']]]);
  expect(changedFiles(before, new Map([['a.dec', ['1', 'x', '3', 'y']]]))).toEqual([
    'a.dec: what is written, what it becomes',
  ]);
});
