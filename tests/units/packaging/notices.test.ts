/** How the licence texts of others are gathered, from folders made for it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticeOf, noticesText } from '../../../scripts/notices/gathering.ts';
import { shippedPackages } from '../../../scripts/notices/shipped.ts';
import { readNotices, writeNotices } from '../../../src-shared/notices.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

let root: string;

beforeEach(() => {
  root = makeFolder();
  put('node_modules/@fontsource/brass/files/brass-500.woff2', 'a font');
});
afterEach(() => {
  removeFolder(root);
});

function put(file: string, content: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

function putPackage(name: string, facts: object, files: Readonly<Record<string, string>> = {}): void {
  put(
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.2.3', license: 'MIT', ...facts }),
  );
  for (const [file, content] of Object.entries(files)) put(`node_modules/${name}/${file}`, content);
}

const noticeHere = (name: string) => noticeOf(join(root, 'node_modules'), name);

describe('what is shipped', () => {
  const mapOf = (...sources: string[]) => JSON.stringify({ version: 3, sources, mappings: '' });

  test('is what the source maps name, by the innermost package, and ours is not', () => {
    put(
      'dist/main/web.js.map',
      mapOf(
        '../../src-main/hosts/web.ts',
        '../../node_modules/ws/lib/a.js',
        '../../node_modules/@of/thing/index.js',
        '/elsewhere/node_modules/outer/node_modules/inner/x.js',
      ),
    );
    put('dist/renderer/assets/index-1.js.map', mapOf('../../../node_modules/svelte/src/x.js'));
    expect(shippedPackages(root)).toEqual(['@of/thing', 'inner', 'svelte', 'ws']);
  });

  test('is what is asked for and not bundled, but not what Node has', () => {
    put(
      'dist/main/web.js',
      `import A from "better-sqlite3";\nimport { join } from "node:path";\nimport "fs";\nimport "./x.js";\n`,
    );
    put('dist/preload/preload.cjs', `let electron = require("electron");`);
    expect(shippedPackages(root)).toEqual(['better-sqlite3', 'electron']);
  });

  test('is a font, by its bytes; one of no package is not passed over', () => {
    put('dist/renderer/assets/anything-x.woff2', 'a font');
    expect(shippedPackages(root)).toEqual(['@fontsource/brass']);
    put('dist/renderer/assets/stray-y.woff2', 'another');
    expect(() => shippedPackages(root)).toThrow('stray-y.woff2 is a font of no package');
  });

  test('is what the builder puts in of its own', () => {
    put('dist/main/a.js', '//#region \\0rolldown/runtime.js\n');
    put('dist/renderer/assets/index-1.js', 'new Event("vite:preloadError")');
    expect(shippedPackages(root)).toEqual(['rolldown', 'vite']);
  });

  test('cannot be told of what is not built', () => {
    expect(() => shippedPackages(root)).toThrow('npm run build');
  });
});

describe('the text of a package', () => {
  test.each(['LICENSE', 'license', 'LICENCE.md', 'License.txt', 'COPYING'])('is found in %s', (file) => {
    putPackage('thing', {}, { [file]: '\uFEFFDo as you like.  \r\nBut keep this.\r\n\n' });
    expect(noticeHere('thing')).toEqual({
      name: 'thing',
      version: '1.2.3',
      licence: 'MIT',
      text: 'Do as you like.\nBut keep this.',
    });
  });

  test('has a notice behind it where there is one, and nothing of what only its tools are made of', () => {
    putPackage(
      'thing',
      {},
      { LICENSE: 'Yes.\n# Licenses of bundled dependencies\nOf others', NOTICE: 'Made by many' },
    );
    expect(noticeHere('thing').text).toBe('Yes.\n\nMade by many');
  });

  test('that is not there is wanted', () => {
    putPackage('bare', {}, { 'README.md': '' });
    expect(() => noticeHere('bare')).toThrow('The package bare has no licence text');
    putPackage('nameless', { license: undefined }, { LICENSE: 'Yes' });
    expect(() => noticeHere('nameless')).toThrow('nameless names no licence');
  });

  test('that was not published comes from where the package is made', () => {
    putPackage('saxes', { license: 'ISC' });
    expect(noticeHere('saxes').text).toMatch(/^The ISC License/);
  });
});

describe('the file', () => {
  const notices = [
    { name: '@of/thing', version: '1.0.0-beta.1', licence: 'MIT', text: 'One\n\n====\n\ntwo' },
    { name: 'SQLite', version: '3.54.1', licence: 'Public domain', text: 'May you' },
  ];

  test('is read as it was written', () => {
    expect(readNotices(writeNotices('Words before.\n', notices))).toEqual(notices);
    expect(readNotices(writeNotices('None.', []))).toEqual([]);
  });

  test('takes no text that it could not be read with', () => {
    const text = `One\n${'='.repeat(80)}\ntwo`;
    expect(() => writeNotices('', [{ name: 'thing', version: '1', licence: 'MIT', text }])).toThrow('thing');
    expect(() => readNotices(`x\n${'='.repeat(80)}\nnothing\n`)).toThrow('nothing');
  });

  test('is the same however the packages come', () => {
    for (const name of ['b', 'a']) putPackage(name, {}, { LICENSE: name });
    const modules = join(root, 'node_modules');
    expect(noticesText(modules, ['b', 'a'])).toBe(noticesText(modules, ['a', 'b']));
  });
});
