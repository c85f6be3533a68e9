/** Which exports are found to be unused, in small houses on the disk. */
import { describe, expect, test } from 'vitest';
import { unusedIn } from '../../../scripts/lint/unused.js';
import { houseOf } from './house-of.ts';

const WORDS = 'src-shared/words.ts';

/** The names found, each with its file and line, and who uses it after all. */
function unusedAmong(files: Readonly<Record<string, string>>): string[] {
  return unusedIn(houseOf(files)).map(({ file, line, name, by }) => `${file}:${line} ${name}: ${by}`);
}

describe('what is used in no other file is found', () => {
  test.each([
    ['a value', `export const word = 1;`],
    ['a value that its own file uses', `export const word = 1;\nconst other = word;`],
    ['one of several', `export const [used, { word }] = other;`],
    ['a function', `export function word() {}`],
    ['a class', `export class word {}`],
    ['a type', `export type word = string;`],
    ['an interface', `export interface word {}`],
    ['an export of what stands elsewhere in the file', `const used = 1, word = 2; export { used, word };`],
    ['another name for it', `const used = 1; export { used, used as word };`],
  ])('%s', (_, text) => {
    const files = { [WORDS]: text, 'src-shared/user.ts': `import { used } from './words.ts';` };
    expect(unusedAmong(files)).toEqual([`${WORDS}:1 word: nobody`]);
  });

  test('what is exported by default', () => {
    expect(unusedAmong({ [WORDS]: `\nexport default 1;` })).toEqual([`${WORDS}:2 default: nobody`]);
    expect(unusedAmong({ [WORDS]: `export default function word() {}` })).toEqual([
      `${WORDS}:1 default: nobody`,
    ]);
  });

  test('a component', () => {
    expect(unusedAmong({ 'src-renderer/Lost.svelte': `<p>Nobody comes here.</p>` })).toEqual([
      'src-renderer/Lost.svelte:1 default: nobody',
    ]);
  });

  test('what is passed on to nobody', () => {
    const files = {
      [WORDS]: `export const word = 1;`,
      'src-shared/index.ts': `export { word as name } from './words.ts';`,
    };
    expect(unusedAmong(files)).toEqual(['src-shared/index.ts:1 name: nobody']);
  });

  test('of a whole file that is imported, what is not asked of it', () => {
    const files = {
      [WORDS]: `export const used = 1;\nexport const word = 2;`,
      'src-main/all.ts': `import * as words from '../src-shared/words.ts'; const used = words.used; const of = { words: 1 };`,
    };
    expect(unusedAmong(files)).toEqual([`${WORDS}:2 word: nobody`]);
  });

  test('in scripts and in tests as well', () => {
    const files = { 'scripts/one.mjs': `export const one = 1;`, 'tests/two.ts': `export const two = 2;` };
    expect(unusedAmong(files).toSorted()).toEqual([
      'scripts/one.mjs:1 one: nobody',
      'tests/two.ts:1 two: nobody',
    ]);
  });
});

describe('what is used is left alone', () => {
  test.each([
    ['an import', 'user.ts', `import { word } from '../src-shared/words.ts';`],
    ['one under another name', 'user.ts', `import { word as name } from '../src-shared/words.ts';`],
    ['one of its type', 'user.ts', `import type { word } from '../src-shared/words.ts';`],
    ['a type where it stands', 'user.ts', `let it: import('../src-shared/words.ts').word;`],
    ['the type of the whole file', 'user.ts', `let it: typeof import('../src-shared/words.ts');`],
    ['the whole file', 'user.ts', `import * as all from '../src-shared/words.ts'; tell(all.word);`],
    [
      'a type of the whole file',
      'user.ts',
      `import * as all from '../src-shared/words.ts'; let it: all.word;`,
    ],
    ['the whole file, given away', 'user.ts', `import * as all from '../src-shared/words.ts'; tell(all);`],
    ['an import later', 'user.ts', `const { word } = await import('../src-shared/words.ts');`],
    ['one of it alone', 'user.ts', `(await import('../src-shared/words.ts')).word();`],
    ['one that somebody else waits for', 'user.ts', `void import('../src-shared/words.ts');`],
    [
      'a component',
      'User.svelte',
      `<script lang="ts">import { word } from '../src-shared/words.ts';</script>`,
    ],
    ['a type in a comment', 'user.js', `/** @type {import('../src-shared/words.ts').word} */ let it;`],
    [
      'a side effect of passing it on',
      'user.ts',
      `export { word as default } from '../src-shared/words.ts';`,
    ],
  ])('by %s', (_, user, text) => {
    const files = {
      [WORDS]: `export const word = 1;`,
      [`src-renderer/${user}`]: text,
      // Whoever passes it on, or is a component, is wanted too.
      'src-renderer/main.ts': `import it from './${user}';`,
    };
    expect(unusedAmong(files)).toEqual([]);
  });

  test('through a file that passes on all of another, and of that one', () => {
    const files = {
      [WORDS]: `export const word = 1;\nexport const other = 2;`,
      'src-shared/more.ts': `export * from './words.ts';`,
      'src-shared/all.ts': `export type * from './more.ts';`,
      'src-main/user.ts': `import { word } from '../src-shared/all.ts';`,
    };
    expect(unusedAmong(files)).toEqual([`${WORDS}:2 other: nobody`]);
  });

  test('a list that a type is taken from: it is how a list of names is written here', () => {
    const list = `export const words = ['one'] as const;\nexport type Word = (typeof words)[number];`;
    expect(
      unusedAmong({ [WORDS]: list, 'src-main/user.ts': `import type { Word } from '../${WORDS}';` }),
    ).toEqual([]);
  });

  test('settings that a tool finds by name', () => {
    const files = { 'vite.config.ts': `export default {};`, 'tests/e2e/web.config.ts': `export default {};` };
    expect(unusedAmong(files)).toEqual([]);
    expect(unusedAmong({ 'tests/support/host-bundle.ts': `export default () => {};` })).toEqual([]);
    const more = { 'vite.config.ts': `export default {};\nexport const more = 1;` };
    expect(unusedAmong(more)).toEqual(['vite.config.ts:2 more: nobody']);
  });
});

describe('what tests alone use', () => {
  const TEST = { 'tests/words.test.ts': `import { word } from '../src-shared/words.ts';` };

  test('is found where the product does not do it', () => {
    expect(unusedAmong({ [WORDS]: `export const word = 1;`, ...TEST })).toEqual([`${WORDS}:1 word: tests`]);
    const passed = {
      [WORDS]: `export { word } from './more.ts';`,
      'src-shared/more.ts': `export const word = 1;`,
    };
    expect(unusedAmong({ ...passed, ...TEST })).toEqual([`${WORDS}:1 word: tests`]);
  });

  test('is left alone where its own file uses it, and in scripts and tests', () => {
    expect(unusedAmong({ [WORDS]: `export const word = 1;\ntell(word);`, ...TEST })).toEqual([]);
    const files = {
      'scripts/one.ts': `export const one = 1;`,
      'tests/support/two.ts': `export const two = 2;`,
      'tests/any.test.ts': `import { one } from '../scripts/one.ts'; import { two } from './support/two.ts';`,
    };
    expect(unusedAmong(files)).toEqual([]);
  });

  test('nor does a part of the same name make it used', () => {
    const text = `export const word = 1;\ninterface Of { readonly word: string }\nconst of = { word: '' }.word;`;
    expect(unusedAmong({ [WORDS]: text, ...TEST })).toEqual([`${WORDS}:1 word: tests`]);
  });
});
