/** The steps that are tried by hand name what is in the window, and what is in the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';

const SYSTEMS = ['Windows', 'macOS', 'Linux'];

/** Where the words of the window stand, and those of the boxes that Electron shows. */
const WORDS = [
  ...readdirSync(join(ROOT, 'src-renderer/words')).map((file) => `src-renderer/words/${file}`),
  'src-main/hosts/electron-failures.ts',
];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const steps = read('tests/by-hand.md').replaceAll(/\s+/g, ' ');

test('bold words stand in the window, or name a system', () => {
  const bold = [...steps.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words);
  expect(bold.length).toBeGreaterThan(20);
  const known = WORDS.map(read).join('\n');
  const strange = bold.filter((words) => !SYSTEMS.includes(words) && !known.includes(`'${words}`));
  expect(strange).toEqual([]);
});

test('they are numbered without a gap, and files and commands are there', () => {
  const numbers = [...read('tests/by-hand.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const named = [...steps.matchAll(/`((?:tests|\.github|src-\w+)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...steps.matchAll(/npm run (\w+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
});
