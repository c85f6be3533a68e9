import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXIT_CODES } from '../../../scripts/lib/problems.mjs';
import { removeFolder } from '../../support/folders.ts';
import { buildSmallHouse, furnish, type SmallHouse } from './small-house.ts';

const ELECTRON = `console.log(process.env.ELECTRON_RUN_AS_NODE === '1' ? '45.3.3' : 'a window');`;
const CHROMIUM = `console.log('Chromium 156.0');`;

let house: SmallHouse;

beforeEach(() => {
  house = furnish(buildSmallHouse(), '');
});

afterEach(() => {
  removeFolder(house.root);
});

const found = (mode: string) =>
  JSON.parse(house.read(`node_modules/.cache/env-${mode}.json`)) as Record<string, unknown>;

describe.runIf(process.platform === 'linux')('Electron', () => {
  const WITH_DISPLAY = { DISPLAY: ':0' };
  const PLACE = 'node_modules/electron/dist/electron';
  let releases: Server;
  let asked: number;
  let mirror: string;

  beforeEach(async () => {
    asked = 0;
    releases = createServer((_, response) => {
      asked += 1;
      response.writeHead(404).end();
    });
    releases.listen(0, '127.0.0.1');
    await once(releases, 'listening');
    mirror = `http://127.0.0.1:${(releases.address() as AddressInfo).port}/`;
  });

  afterEach(async () => {
    if (!releases.listening) return;
    releases.close();
    await once(releases, 'close');
  });

  const look = async (env: NodeJS.ProcessEnv = WITH_DISPLAY, ...options: string[]) => {
    const ended = await house.run('ensure.mjs', ['start', ...options], { ELECTRON_MIRROR: mirror, ...env });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    return found('start')['electron'];
  };

  test('without a display it is not looked for, and a display that comes later is noticed', async () => {
    const path = house.writeProgram(PLACE, ELECTRON);
    expect(await look({})).toBeUndefined();
    expect(await look()).toEqual({ path });
    expect(await look({ WAYLAND_DISPLAY: 'wayland-0' })).toEqual({ path });
  });

  test('it is found where its own variable says', async () => {
    const path = house.writeProgram('elsewhere/electron', ELECTRON);
    expect(
      await look({ ...WITH_DISPLAY, ELECTRON_OVERRIDE_DIST_PATH: join(house.root, 'elsewhere') }),
    ).toEqual({ path });
  });

  test('it is fetched when its host answers', async () => {
    house.write('node_modules/electron/package.json', '{ "type": "commonjs" }');
    house.write(
      'node_modules/electron/install.js',
      `require('node:fs').cpSync('spare', 'node_modules/electron/dist', { recursive: true });`,
    );
    house.writeProgram('spare/electron', ELECTRON);
    expect(await look()).toEqual({ path: join(house.root, PLACE) });
    expect(asked).toBe(1);
  });

  test('what could not be fetched is not asked for again, until someone wants to look again', async () => {
    expect(await look()).toEqual({ missing: 'notFetched' });
    expect(await look()).toEqual({ missing: 'notFetched' });
    expect(asked).toBe(1);
    expect(await look(WITH_DISPLAY, '--look-again')).toEqual({ missing: 'notFetched' });
    expect(asked).toBe(2);
  });

  test('another lock file makes it look again', async () => {
    await look();
    house.write('package-lock.json', `${house.read('package-lock.json')}\n`);
    await look();
    expect(asked).toBe(2);
  });

  test('what was brought by hand is found, although fetching had failed', async () => {
    await look();
    const path = house.writeProgram(PLACE, ELECTRON);
    expect(await look()).toEqual({ path });
  });

  test('what was found and has gone is looked for again', async () => {
    const path = house.writeProgram(PLACE, ELECTRON);
    await look();
    rmSync(path);
    expect(await look()).toEqual({ missing: 'notFetched' });
  });

  test('a program that does not run is known as such, and not tried again', async () => {
    house.writeProgram(PLACE, `require('node:fs').appendFileSync('tried.log', 'x'); process.exit(127);`);
    expect(await look()).toEqual({ missing: 'doesNotRun' });
    expect(await look()).toEqual({ missing: 'doesNotRun' });
    expect(house.read('tried.log')).toBe('x');
  });

  test('a host that nobody reaches costs little', async () => {
    releases.close();
    await once(releases, 'close');
    expect(await look()).toEqual({ missing: 'noConnection' });
  });

  test('a host that never answers is given up', async () => {
    releases.removeAllListeners('request').on('request', () => undefined);
    expect(await look()).toEqual({ missing: 'noConnection' });
    releases.closeAllConnections();
  });
});

describe.runIf(process.platform === 'linux')('Chromium', () => {
  const ensure = (env: NodeJS.ProcessEnv = {}) => house.run('ensure.mjs', ['test'], env);

  test('the one that was named is taken', async () => {
    const path = house.writeProgram('mine/browser', CHROMIUM);
    expect((await ensure({ CHROMIUM_PATH: path })).code).toBe(0);
    expect(found('test')['chromium']).toBe(path);
  });

  test('one that was named and does not run is told of', async () => {
    const ended = await ensure({ CHROMIUM_PATH: '/nowhere/chromium' });
    expect(ended.code).toBe(EXIT_CODES.noBrowser);
    expect(ended.stderr).toBe(
      'CHROMIUM_PATH names /nowhere/chromium, which is not a Chromium that runs: mend or unset it.\n',
    );
  });

  test('it is found on PATH, past scripts that only bear its name', async () => {
    house.writeProgram('bin/chromium', `console.log('Please install the package.'); process.exit(1);`);
    const path = house.writeProgram('bin/google-chrome', `console.log('Google Chrome 156.0');`);
    await ensure({ PATH: join(house.root, 'bin') });
    expect(found('test')['chromium']).toBe(path);
  });

  test('one that is made to run without windows is preferred', async () => {
    house.writeProgram('bin/chromium', CHROMIUM);
    const shell = house.writeProgram('bin/chromium-headless-shell', CHROMIUM);
    await ensure({ PATH: join(house.root, 'bin') });
    expect(found('test')['chromium']).toBe(shell);
  });

  test('what was found and has gone is looked for again', async () => {
    const first = house.writeProgram('bin/chromium', CHROMIUM);
    await ensure({ PATH: join(house.root, 'bin') });
    rmSync(first);
    const second = house.writeProgram('bin/chromium-browser', CHROMIUM);
    await ensure({ PATH: join(house.root, 'bin') });
    expect(found('test')['chromium']).toBe(second);
  });

  /** Nobody else may install for the system. */
  const asRoot = test.runIf(process.getuid?.() === 0);

  asRoot.each([
    ['the small one', 'chromium-headless-shell', ['chromium-headless-shell']],
    ['the whole one', 'chromium', ['chromium-headless-shell', 'chromium']],
  ])('root gets %s from the system, if that has it', async (_, offered, asked) => {
    house.writeProgram(
      'bin/apt-get',
      `const { appendFileSync, chmodSync, writeFileSync } = require('node:fs');
      appendFileSync('apt.log', process.env.DEBIAN_FRONTEND + ' ' + process.argv.slice(2).join(' ') + '\\n');
      if (process.argv.at(-1) !== '${offered}') process.exit(100);
      writeFileSync('bin/${offered}', '#!' + process.execPath + '\\n' + ${JSON.stringify(CHROMIUM)});
      chmodSync('bin/${offered}', 0o755);`,
    );
    house.write('bin/package.json', '{ "type": "commonjs" }');
    expect((await ensure({ PATH: join(house.root, 'bin') })).code).toBe(0);
    expect(found('test').chromium).toBe(join(house.root, 'bin', offered));
    const said = ['update', ...asked.map((name) => `-y --no-install-recommends install ${name}`)];
    expect(house.read('apt.log')).toBe(said.map((line) => `noninteractive -qq ${line}\n`).join(''));
  });

  test('none that can be found or fetched is told of', async () => {
    const ended = await ensure();
    expect(ended.code).toBe(EXIT_CODES.noBrowser);
    expect(ended.stderr).toBe(
      'The tests need a Chromium, and none could be found or fetched: install Chromium or Chrome, or name one in CHROMIUM_PATH.\n',
    );
  });
});

test('half a file of findings is looked past', async () => {
  house.write('node_modules/.cache/env-quick.json', '{ "lock": ');
  expect((await house.run('ensure.mjs', ['quick'])).code).toBe(0);
  expect(found('quick')['node']).toMatchObject({ path: process.execPath });
});
