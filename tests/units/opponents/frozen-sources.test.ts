/** What never changes may share nothing with what does. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';

const FROZEN = join(ROOT, 'scripts', 'ladder', 'frozen');
const DOOR = 'position.ts';

/** Seen from the folder of the frozen opponents. */
const importedBy = (file: string): string[] =>
  [...readFileSync(join(FROZEN, file), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, specifier = '']) =>
    relative(FROZEN, join(FROZEN, dirname(file), specifier)).replaceAll('\\', '/'),
  );

const files = globSync('**/*.ts', { cwd: FROZEN });

test('frozen opponents import each other, and the rest of the program at one place', () => {
  const strangers = files
    .filter((file) => file !== DOOR)
    .flatMap((file) => importedBy(file).map((imported) => ({ file, imported })));
  expect(strangers.length).toBeGreaterThan(100);
  expect(strangers.filter(({ imported }) => imported.startsWith('..'))).toEqual([]);
});

test('at that place they read the engine and the words of the duel alone', () => {
  const read = importedBy(DOOR);
  expect(read).toContain('../../../src-main/engine/index.ts');
  expect(
    read.filter((imported) => !/^\.\.\/\.\.\/\.\.\/(src-main\/engine|src-shared\/duel)\//.test(imported)),
  ).toEqual([]);
});
