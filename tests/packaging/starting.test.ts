/** `npm start` with the program as it was built. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { START_PROBLEMS } from '../../src-main/program/start-problems.ts';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { startHere, type Started } from '../support/running.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let data: string;

beforeEach(() => {
  data = makeFolder();
});

afterEach(() => {
  removeFolder(data);
});

const start = (...args: string[]): Started =>
  startHere(ROOT, ['scripts/start.mjs', '--no-open', '--data', data, ...args], {
    ...process.env,
    DISPLAY: '',
    WAYLAND_DISPLAY: '',
  });

async function portTaken(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('says which door and why, then the address, and leaves when it is told to', async () => {
  const started = start();
  await started.says('Spellchain is ready at http://127.0.0.1:');
  started.child.kill('SIGTERM');
  const { code, stdout } = await started.ended;
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.at(-2)).toBe('As you asked, Spellchain is served for your browser.');
  expect(lines.at(-1)).toMatch(/^Spellchain is ready at http:\/\/127\.0\.0\.1:\d+\/\?token=\S+$/);
});

test('a port that is taken gets its sentence and its code', async () => {
  const { server, port } = await portTaken();
  const { code, stderr } = await start('--port', String(port)).ended;
  expect(code).toBe(START_PROBLEMS.portTaken);
  expect(stderr).toContain(`Port ${port} is taken`);
  expect(stderr).not.toMatch(/^\s+at /m);
  server.close();
});

test('a second start on the same data gets its sentence and its code', async () => {
  const first = start();
  await first.says('is ready at');
  const second = await start().ended;
  expect(second.code).toBe(START_PROBLEMS.alreadyRunning);
  expect(second.stderr.trim()).not.toBe('');
  expect(second.stderr).not.toMatch(/^\s+at /m);
  first.child.kill('SIGTERM');
  await first.ended;
});
