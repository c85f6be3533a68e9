/** What the documents say of the program is so. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { START_HELP } from '../../../scripts/lib/options.mjs';
import { FLOORS } from '../../../scripts/lint/house.js';
import { EXIT_CODES } from '../../../scripts/lib/problems.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { START_PROBLEMS } from '../../../src-main/program/start-problems.ts';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'DECISIONS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
] as const;

function read(document: string): string {
  return readFileSync(join(ROOT, document), 'utf8');
}

/** The part under a heading, up to the next of the same depth. */
function section(document: string, heading: string): string {
  const parts = read(document).split(/^## /m);
  return parts.find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

/** Every group that the pattern finds. */
function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

function missing(paths: readonly string[]): string[] {
  return paths.filter((path) => !existsSync(join(ROOT, path)));
}

describe('the map', () => {
  const map = read('ARCHITECTURE.md');
  const places = found(map, /^\| `([^`]+)` \|/gm);

  test('names places that exist, and every part', () => {
    expect(missing(places)).toEqual([]);
    const parts = readdirSync(join(ROOT, 'src-main'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src-main/${name}/`);
    expect(parts.filter((part) => !places.includes(part))).toEqual([]);
  });

  test('names the floors of the window and of the engine as lint has them', () => {
    for (const [floors, others] of [
      [FLOORS['src-renderer'] ?? [], 'rooms'],
      [FLOORS['src-main/engine'] ?? [], 'process'],
    ] as const) {
      const drawn = floors.map((folders) => (folders.length > 0 ? folders.join(', ') : others));
      const words = [...drawn, ...(floors.some(({ length }) => length === 0) ? [] : [others])];
      expect(map.replaceAll(/\s+/g, ' ')).toContain(words.toReversed().join(' > '));
    }
  });

  test('can be read in a sitting', () => {
    expect(map.split('\n').length).toBeLessThanOrEqual(151);
  });
});

describe.each(DOCUMENTS)('%s', (document) => {
  test('names files and folders that exist', () => {
    const named = found(read(document), /`((?:src-\w+|scripts|resources|tests)\/[\w./-]*)`/g);
    expect(missing(named)).toEqual([]);
  });

  test('links to documents and pictures that exist', () => {
    const linked = found(read(document), /\]\(([^)#:]+)\)/g);
    expect(missing(linked)).toEqual([]);
  });

  test('names commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = found(read(document), /npm run (?:--silent )?([\w:]+)/g);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

test('the rules of the house that CONTRIBUTING.md counts on are in force', () => {
  const config = read('eslint.config.js');
  const rules = [...new Set(found(read('CONTRIBUTING.md'), /`(house\/[\w-]+)`/g))];
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.filter((rule) => !config.includes(`'${rule}': 'error'`))).toEqual([]);
});

test('README lists the options of npm start', () => {
  const listed = found(section('README.md', 'Two commands'), /^\| `(--[^`]+)` \|/gm);
  expect(listed).toEqual(found(START_HELP, /^ {2}(--\S+(?: [A-Z]+)?)/gm));
});

test('README lists the exit codes of the scripts and of the program', () => {
  const rows = read('README.md').matchAll(/^\| (\d+) \| `(\w+)` \| \S/gm);
  const listed = [...rows].map(([, code, name = '']) => [Number(code), name]);
  const codes = new Map(
    [...Object.entries(EXIT_CODES), ...Object.entries(START_PROBLEMS)].map(([name, code]) => [code, name]),
  );
  expect(listed).toEqual([...codes].toSorted(([one], [other]) => one - other));
});

describe('the pictures', () => {
  const folder = join(ROOT, 'resources', 'pictures');

  test.each(readdirSync(folder))('%s is as large as a window, and small to keep', (name) => {
    const png = readFileSync(join(folder, name));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1440, 900]);
    expect(png.length).toBeLessThan(400_000);
  });

  test('are all shown in README', () => {
    const shown = found(read('README.md'), /\]\(resources\/pictures\/([^)]+)\)/g);
    expect(shown.toSorted()).toEqual(readdirSync(folder).toSorted());
  });
});
