import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import { START_PROBLEMS } from '../../../src-main/program/start-problems.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { hostCommand, listenTo, runWebHost, startWebHost, type Ended } from '../../support/web-host.ts';

test('every problem has a code of its own, in the range that the start script knows for ours', () => {
  const codes = Object.values(START_PROBLEMS).toSorted();
  expect(codes).toEqual(codes.map((_, index) => 20 + index));
});

const folders: string[] = [];

afterAll(() => {
  folders.forEach(removeFolder);
});

function folder(): string {
  const made = makeFolder();
  folders.push(made);
  return made;
}

/** One sentence for the user, on standard error alone, and the code that belongs to it. */
function expectProblem(ended: Ended, code: number, sentence: RegExp): void {
  expect(ended.remarked).toMatch(sentence);
  expect(ended.remarked).not.toMatch(/^\s+at |Error:/m);
  expect(ended.remarked.trim().split('\n')).toHaveLength(1);
  expect(ended.said).toBe('');
  expect(ended.code).toBe(code);
}

describe.concurrent('an option that makes no sense', () => {
  test('is answered with what the options are', async () => {
    const ended = await runWebHost({ words: ['--colour'] });
    expectProblem(
      ended,
      20,
      /^Unknown option '--colour'\. The options are --data DIR, --port N and --no-open\.\n$/,
    );
  });

  test('a data folder that is a file', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'mine');
    expectProblem(await runWebHost({ dataFolder: file }), 20, /file cannot be the data folder .*--data DIR/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('a data folder below a file', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'mine');
    expectProblem(await runWebHost({ dataFolder: join(file, 'x', 'y') }), 20, /cannot be the data folder/);
  });
});

test.concurrent('a port that another program has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ended = await runWebHost({ dataFolder: folder(), words: ['--port', String(port)] });
  other.close();
  expectProblem(
    ended,
    21,
    new RegExp(`^Port ${port} is taken by another program\\. Choose another with --port N`),
  );
});

describe.concurrent('a data folder that may not be written', () => {
  const isRoot = process.getuid?.() === 0;

  test.runIf(process.platform !== 'win32')('by its permissions', async ({ skip }) => {
    skip(isRoot, 'root may write everywhere');
    const closed = folder();
    chmodSync(closed, 0o500);
    expectProblem(await runWebHost({ dataFolder: closed }), 22, /not allowed to write in .*--data DIR/);
    expectProblem(await runWebHost({ dataFolder: join(closed, 'new') }), 22, /not allowed to write/);
  });

  test.runIf(process.platform === 'linux')(
    'by the kind of file system: not even root may make a folder',
    async () => {
      expectProblem(
        await runWebHost({ dataFolder: '/sys/spellchain' }),
        22,
        /not allowed to write in \/sys\/spellchain/,
      );
    },
  );

  test.runIf(process.platform === 'linux')(
    'where the system says of a folder that is there that it is not: the start ends all the same',
    async () => {
      expectProblem(await runWebHost({ dataFolder: '/proc/spellchain' }), 20, /cannot be the data folder/);
    },
  );

  test.runIf(canMount())('because the disk is mounted for reading only', async () => {
    const ended = await runOnDisk(folder(), 'ro');
    expectProblem(ended, 22, /not allowed to write in/);
  });

  test('because a file of its own is not one', async () => {
    const dataFolder = folder();
    mkdirSync(join(dataFolder, 'running.lock'));
    expectProblem(await runWebHost({ dataFolder }), 22, /not allowed to write in/);
  });
});

describe.runIf(canMount()).concurrent('a disk that is full', () => {
  const FULL = /^The disk is full, so Spellchain cannot write in .*--data DIR/;
  const fill = (kilobytesLeft: number) => `head -c ${(512 - kilobytesLeft) * 1024} /dev/zero > "$1/filler"`;

  // The more is left, the further the start comes: the folders, the database, its first tables.
  test.each([0, 16, 40, 64])('%i kB before the end', async (kilobytesLeft) => {
    expectProblem(await runOnDisk(folder(), 'size=512k', fill(kilobytesLeft)), 23, FULL);
  });

  test('since the last time', async () => {
    const used = folder();
    await (await startWebHost({ dataFolder: used })).stop();
    const prepare = `cp -r ${used}/. "$1" && { head -c 2000000 /dev/zero > "$1/filler" 2>/dev/null || true; }`;
    expectProblem(await runOnDisk(folder(), 'size=1024k', prepare), 23, FULL);
  });
});

test.concurrent('a database that a newer program wrote', async () => {
  const dataFolder = folder();
  await (await startWebHost({ dataFolder })).stop();
  const file = join(dataFolder, 'database', 'spellchain.sqlite3');
  const database = new Database(file);
  const version = Number(database.pragma('user_version', { simple: true }));
  database.exec(
    `INSERT INTO migrations SELECT number + 1, name || ' of the future', at FROM migrations WHERE number = ${version}`,
  );
  database.pragma(`user_version = ${version + 1}`);
  database.close();
  const before = readFileSync(file);
  expectProblem(await runWebHost({ dataFolder }), 24, /newer Spellchain.*--data DIR/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

describe.concurrent('a second start with the same data folder', () => {
  test('is told where the first one is', async () => {
    const first = await startWebHost();
    try {
      const ended = await runWebHost({ dataFolder: first.dataFolder });
      expectProblem(
        ended,
        25,
        new RegExp(`already running .* at ${first.origin} \\(process ${first.child.pid}\\)`),
      );
      expect(ended.remarked).not.toContain('token');
    } finally {
      expect((await first.stop()).code).toBe(0);
    }
  });

  test('is told so even when the first one left no word of itself', async () => {
    const first = await startWebHost();
    try {
      writeFileSync(join(first.dataFolder, 'running.json'), '{"pid":');
      expectProblem(await runWebHost({ dataFolder: first.dataFolder }), 25, /already running/);
    } finally {
      await first.stop();
    }
  });

  test('is told so before it is told of the port that the first one has', async () => {
    const first = await startWebHost();
    try {
      const words = ['--port', String(first.port)];
      expectProblem(await runWebHost({ dataFolder: first.dataFolder, words }), 25, /already running/);
    } finally {
      await first.stop();
    }
  });

  test.each([
    ['its lock', ['running.lock']],
    ['its lock and its word of itself', ['running.lock', 'running.json']],
  ])('B11: is told so even when somebody has taken away %s', async (_, files) => {
    const first = await startWebHost({ dataFolder: folder() });
    try {
      for (const file of files) rmSync(join(first.dataFolder, file));
      const ended = await runWebHost({ dataFolder: first.dataFolder });
      expectProblem(ended, 25, /Another program is using the database in/);
      const other = folder();
      rmSync(other, { recursive: true });
      symlinkSync(first.dataFolder, other);
      expectProblem(await runWebHost({ dataFolder: other }), 25, /Another program|already running/);
    } finally {
      expect((await first.stop()).code).toBe(0);
    }
    // Ended in any way, it holds nothing any more.
    const again = await startWebHost({ dataFolder: first.dataFolder });
    again.child.kill('SIGKILL');
    await again.ended;
    expect((await (await startWebHost({ dataFolder: first.dataFolder })).stop()).code).toBe(0);
  });

  test('of many at once, one runs', async () => {
    const dataFolder = folder();
    const hosts = Array.from({ length: 4 }, () => listenTo(hostCommand({ dataFolder })));
    const lines = await Promise.all(hosts.map((host) => host.nextLine()));
    for (const { child } of hosts) child.kill();
    const codes = await Promise.all(hosts.map(async (host) => (await host.ended).code));
    expect(lines.filter((line) => line?.startsWith('Spellchain is ready'))).toHaveLength(1);
    expect(codes.toSorted()).toEqual([0, 25, 25, 25]);
  });
});

/** Whether this user may mount a file system of its own, in a name space that ends with the process. */
function canMount(): boolean {
  if (process.platform !== 'linux') return false;
  return spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

function runOnDisk(folderOfDisk: string, options: string, prepare = 'true'): Promise<Ended> {
  const script = `mount -t tmpfs -o ${options} tmpfs "$1" && ${prepare} && shift && exec "$@"`;
  const command = hostCommand({ dataFolder: folderOfDisk });
  return listenTo(['unshare', '-rm', 'sh', '-c', script, 'sh', folderOfDisk, ...command]).ended;
}
