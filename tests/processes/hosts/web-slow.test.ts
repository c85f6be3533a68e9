import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, comeIn, openRaw, untilClosed } from '../../support/web-talk.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

let host: WebHost;
let cookie: string;

beforeAll(async () => {
  host = await startWebHost();
  cookie = await comeIn(host);
});
afterAll(async () => {
  expect((await host.stop()).code).toBe(0);
});

/** Every host is patient for a few seconds; the tests wait side by side. */
describe.concurrent('a handshake that stops half-way is dropped, and the host lives on', () => {
  test.each([
    ['before the first byte', ''],
    ['in the headers', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: a'],
    ['in the headers of an upgrade', 'GET /door HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'],
  ])('%s', async (_, bytes) => {
    const socket = await openRaw(host.port);
    socket.write(bytes);
    const answer = await untilClosed(socket);
    expect(answer).not.toContain('HTTP/1.1 200');
    expect((await ask(host.port, { headers: { cookie } })).status).toBe(200);
  });

  test('byte by byte', async () => {
    const socket = await openRaw(host.port);
    const closed = untilClosed(socket);
    socket.write('GET / HTTP/1.1\r\nX: ');
    const dripping = setInterval(() => socket.write('x'), 50);
    const answer = await closed;
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('as often as there are places and more: the oldest make room at once', async () => {
    const other = await startWebHost();
    const sockets = await Promise.all(Array.from({ length: 70 }, () => openRaw(other.port)));
    const answers = await Promise.all(sockets.map(untilClosed));
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(24);
    expect(answers.filter((answer) => answer === '')).toHaveLength(46);
    expect((await ask(other.port, {})).status).toBe(403);
    await other.stop();
  });
});
