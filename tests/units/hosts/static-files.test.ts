import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readStaticFiles } from '../../../src-main/hosts/static-files.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

function folderWith(files: Record<string, string>): string {
  const folder = makeFolder();
  onTestFinished(() => {
    removeFolder(folder);
  });
  mkdirSync(join(folder, 'assets', 'deep'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('every file is known by its path, and no source map is', () => {
  const files = readStaticFiles(
    folderWith({
      'index.html': 'page',
      'assets/a.js': 'a',
      'assets/a.js.map': 'm',
      'assets/deep/b.svg': 'b',
    }),
  );
  expect([...files.keys()].toSorted()).toEqual(['/', '/assets/a.js', '/assets/deep/b.svg', '/index.html']);
  expect(files.get('/')).toBe(files.get('/index.html'));
  expect(new TextDecoder().decode(files.get('/assets/deep/b.svg')?.body)).toBe('b');
});

test.runIf(process.platform !== 'win32')('a link that leads out of the folder is not followed', () => {
  const folder = folderWith({ 'index.html': 'page' });
  symlinkSync('/etc', join(folder, 'etc'));
  symlinkSync('/etc/passwd', join(folder, 'passwd.txt'));
  expect([...readStaticFiles(folder).keys()].toSorted()).toEqual(['/', '/index.html']);
});

test.each([
  ['index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['walnut-textures.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['assets/faustina.woff2', 'font/woff2', 'no-cache'],
  ['assets/faustina-latin-400-normal-Ab_-12Cd.woff2', 'font/woff2', 'private, max-age=31536000, immutable'],
  ['assets/index-BQ12cd34.js', 'text/javascript; charset=utf-8', 'private, max-age=31536000, immutable'],
  ['assets/unheard.of', 'application/octet-stream', 'no-cache'],
])('%s is %s, and may be kept: %s', (name, type, keep) => {
  const file = readStaticFiles(folderWith({ 'index.html': '', [name]: 'text' })).get(`/${name}`);
  expect(file?.headers).toMatchObject({ 'content-type': type, 'cache-control': keep });
});

test('another content has another tag', () => {
  const tagOf = (text: string) => readStaticFiles(folderWith({ 'index.html': text })).get('/')?.headers.etag;
  expect(tagOf('one')).toBe(tagOf('one'));
  expect(tagOf('one')).not.toBe(tagOf('two'));
});

test.each(['empty', 'missing'])('a folder that is %s tells how to build it', (kind) => {
  const folder = folderWith({});
  expect(() => readStaticFiles(kind === 'empty' ? folder : join(folder, 'missing'))).toThrow('npm run build');
});
