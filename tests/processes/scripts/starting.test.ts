import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXIT_CODES } from '../../../scripts/lib/problems.mjs';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { startHere } from '../../support/running.ts';
import { buildSmallHouse, furnish, type SmallHouse } from './small-house.ts';

/** Says what it was told, and stays until it is told to go, or ends at once with the code it was given. */
const WEB = `
  process.on('SIGTERM', () => { console.log('put away'); process.exit(0); });
  console.log('Spellchain is ready at http://127.0.0.1:1/?token=t');
  console.log('told ' + JSON.stringify(process.argv.slice(2)), 'number', process.pid);
  if (process.env.END_WITH !== undefined) process.exit(Number(process.env.END_WITH));
  setInterval(() => undefined, 1_000);
`;

let house: SmallHouse;

beforeEach(() => {
  house = furnish(buildSmallHouse(), WEB);
});

afterEach(() => {
  removeFolder(house.root);
});

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  house.run('start.mjs', args, { END_WITH: '0', ...env });

describe('options', () => {
  const refused = [
    [
      ['--brwser'],
      'Spellchain does not know the option --brwser; "npm start -- --help" lists those it knows.',
    ],
    [
      ['deck.dck'],
      'Spellchain does not know the option deck.dck; "npm start -- --help" lists those it knows.',
    ],
    [
      ['--browser=yes'],
      'Spellchain does not know the option --browser=yes; "npm start -- --help" lists those it knows.',
    ],
    [['--port'], '--port wants a number from 0 to 65535.'],
    [['--port', 'x'], '--port wants a number from 0 to 65535, not "x".'],
    [['--port', '65536'], '--port wants a number from 0 to 65535, not "65536".'],
    [['--port=-1'], '--port wants a number from 0 to 65535, not "-1".'],
    [['--data'], '--data wants the name of a folder.'],
    [['--data', '--no-open'], '--data wants the name of a folder.'],
  ] as const;
  test.each(refused)('%j is refused', async (args, sentence) => {
    expect(await run(args)).toEqual({ code: EXIT_CODES.badOption, stdout: '', stderr: `${sentence}\n` });
  });

  test('a file is no data folder', async () => {
    const file = house.write('file', '');
    expect(await run(['--data', file])).toMatchObject({
      code: EXIT_CODES.badOption,
      stderr: `--data wants a folder, and ${file} is a file.\n`,
    });
  });

  test('all are passed on, the folder as npm was called from it', async () => {
    const { stdout } = await run(['--no-open', '--port=8123', '--data', 'mine'], {
      INIT_CWD: join(house.root, 'src-main'),
    });
    const data = join(house.root, 'src-main', 'mine');
    expect(stdout).toContain(`told ${JSON.stringify(['--no-open', '--port', '8123', '--data', data])}`);
  });

  test('--help lists them all', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    for (const option of ['--browser', '--no-open', '--port N', '--data DIR', '--look-again'])
      expect(stdout).toContain(option);
  });
});

describe('building', () => {
  const builds = () => house.read('builds.log').trim().split('\n').length;

  test('only what is stale is built', async () => {
    await run([]);
    await run([]);
    expect(builds()).toBe(1);
    house.write('src-shared/words.ts', 'export const word = 1;');
    await run([]);
    expect(builds()).toBe(2);
    house.write('src-shared/words.ts', 'export const word = 2;');
    await run([]);
    expect(builds()).toBe(3);
    removeFolder(join(house.root, 'dist', 'renderer'));
    await run([]);
    expect(builds()).toBe(4);
  });

  test('a build that fails says why, without a stack', async () => {
    house.write(
      'node_modules/vite/bin/vite.js',
      `console.error('\\u001b[31mNo such word\\u001b[0m\\n    at line (file.ts:1:2)'); process.exit(1);`,
    );
    expect(await run([])).toMatchObject({
      code: EXIT_CODES.buildFailed,
      stderr: 'Spellchain could not be built; this is what the builder says:\nNo such word\n',
    });
  });

  test('a disk that filled up while building gets its own sentence', async () => {
    house.write(
      'node_modules/vite/bin/vite.js',
      `console.error('ENOSPC: no space left on device, write'); process.exit(1);`,
    );
    const { code, stderr } = await run([]);
    expect(code).toBe(EXIT_CODES.diskFull);
    expect(stderr).toBe(
      `The disk that holds ${join(house.root, 'dist')} is full: make room and try again.\n`,
    );
  });
});

describe('the browser door', () => {
  test('one sentence says why, before the address', async () => {
    const { code, stdout } = await run([]);
    expect(code).toBe(0);
    const lines = stdout.split('\n').filter((line) => !line.startsWith('Building'));
    expect(lines.slice(0, 2)).toEqual([
      'No Electron here (no display), so Spellchain opens in your browser.',
      'Spellchain is ready at http://127.0.0.1:1/?token=t',
    ]);
  });

  test('the sentence is another when it was asked for', async () => {
    expect((await run(['--browser'])).stdout).toContain('As you asked, Spellchain opens in your browser.\n');
    expect((await run(['--no-open'])).stdout).toContain(
      'As you asked, Spellchain is served for your browser.\n',
    );
  });

  test("the program's exit code is passed on", async () => {
    expect((await run([], { END_WITH: '21' })).code).toBe(21);
  });

  test.runIf(process.platform !== 'win32')(
    'a signal ends the program, which may put things away',
    async () => {
      const started = house.start('start.mjs', []);
      await started.says('number');
      started.child.kill('SIGTERM');
      const ended = await started.ended;
      expect(ended.code).toBe(0);
      expect(ended.stdout).toContain('put away');
    },
  );

  test.runIf(process.platform !== 'win32')('so does the end of what started it', async () => {
    const starter = house.write(
      'starter.mjs',
      `import { spawn } from 'node:child_process';
      spawn(process.execPath, ['scripts/start.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] });`,
    );
    const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' };
    const started = startHere(house.root, [starter], env);
    await started.says('number');
    started.child.kill('SIGKILL');
    // The program has the other end of its pipes as long as it lives.
    await started.ended;
  });
});

describe.runIf(process.platform === 'linux')("Electron's door", () => {
  const withElectron = async (does: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) => {
    house.writeProgram(
      'node_modules/electron/dist/electron',
      `if (process.env.ELECTRON_RUN_AS_NODE === '1') { console.log('45.3.3'); process.exit(0); }
      console.log('window ' + JSON.stringify(process.argv.slice(2)));
      ${does}`,
    );
    return run(args, { DISPLAY: ':0', ...env });
  };

  test('opens when it is there, as a whole folder with its data', async () => {
    const data = makeFolder();
    const { code, stdout } = await withElectron('', ['--data', data]);
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    expect(code).toBe(0);
    expect(stdout).toContain(
      `Spellchain opens in a window of its own.\nwindow ${JSON.stringify([...sandbox, join(house.root, '/'), '--data', data])}\n`,
    );
    expect(stdout).not.toContain('is ready at');
    removeFolder(data);
  });

  test('is passed by when the browser was asked for', async () => {
    expect((await withElectron('', ['--browser'])).stdout).not.toContain('window [');
    expect((await withElectron('', ['--port', '0'])).stdout).not.toContain('window [');
  });

  test('gives way to the browser when Electron cannot open its window', async () => {
    const { code, stdout } = await withElectron(`process.kill(process.pid, 'SIGTRAP');`);
    expect(code).toBe(0);
    expect(stdout).toContain(
      'Electron ended (code 133) before its window was open, so Spellchain opens in your browser.\n',
    );
    expect(stdout).toContain('Spellchain is ready at');
  });

  test('does not give way when the program itself says why it cannot start', async () => {
    const { code, stdout } = await withElectron('process.exit(24);');
    expect(code).toBe(24);
    expect(stdout).not.toContain('is ready at');
  });

  test('says why Electron is not there, and how to look again', async () => {
    const { stdout } = await run([], { DISPLAY: ':0', ELECTRON_MIRROR: 'http://127.0.0.1:1/' });
    expect(stdout).toContain(
      'No Electron here (its release host cannot be reached), so Spellchain opens in your browser. "npm start -- --look-again" looks for it once more.\n',
    );
  });
});
