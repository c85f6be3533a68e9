/** The licence texts that are shipped are those of what is shipped: of the built program, no more and no less. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesText } from '../../scripts/notices/gathering.ts';
import { shippedPackages } from '../../scripts/notices/shipped.ts';
import { readNotices } from '../../src-shared/notices.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ASSETS = join(ROOT, 'dist', 'renderer', 'assets');

const kept = readFileSync(join(ROOT, 'resources', 'notices.txt'), 'utf8');
const names = readNotices(kept).map(({ name }) => name);

test('resources/notices.txt is what "npm run notices" would write now', () => {
  expect(kept).toBe(noticesText(join(ROOT, 'node_modules'), shippedPackages(ROOT)));
});

test('it has every package in the built program, and SQLite, and nothing else', () => {
  expect(names.toSorted()).toEqual([...shippedPackages(ROOT), 'SQLite'].toSorted());
});

test('one of each kind is there: bundled here and there, asked for, a font, the builder’s own', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'ws',
      'svelte',
      'better-sqlite3',
      'electron',
      '@fontsource/grenze',
      'vite',
      'rolldown',
    ]),
  );
});

test('what the builder says in the files of main is no other', () => {
  const main = join(ROOT, 'dist', 'main');
  const scripts = readdirSync(main).filter((file) => file.endsWith('.js'));
  const said = scripts.flatMap((file) => [
    ...readFileSync(join(main, file), 'utf8').matchAll(
      /^\/\/#region .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm,
    ),
  ]);
  const packages = new Set(said.map(([, name]) => name));
  expect(packages.size).toBeGreaterThan(10);
  expect(names).toEqual(expect.arrayContaining([...packages]));
});

test('the window has them as they are, apart from its scripts', () => {
  const files = readdirSync(ASSETS);
  const [file, ...others] = files.filter((name) => name.startsWith('notices-'));
  expect(others).toEqual([]);
  expect(readFileSync(join(ASSETS, file ?? ''), 'utf8')).toBe(kept);
  for (const script of files.filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(ASSETS, script), 'utf8')).not.toContain('Permission is hereby granted');
});
