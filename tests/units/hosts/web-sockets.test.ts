import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket, type ClientOptions } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CONTRACT_VERSION,
  DOOR_PROTOCOL,
  LONGEST_MESSAGE,
  type ToProgram,
} from '../../../src-shared/contract.ts';
import { openClient, openSocket } from '../../support/contract-client.ts';
import { comeIn, keyFor, openRaw, untilClosed } from '../../support/web-talk.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

let host: WebHost;
let cookie: string;

beforeAll(async () => {
  host = await startWebHost();
  cookie = await comeIn(host);
});
afterAll(async () => {
  expect(host.remarked()).toBe('');
  expect((await host.stop()).code).toBe(0);
});

async function expectToServe(): Promise<void> {
  const client = await openClient(host, { cookie });
  expect(await client.call('program.ping')).toEqual({ ok: true, value: null });
  await client.close();
}

/** The status that an attempt to open the door is answered with; 101 when it opens. */
async function statusOf(
  options: ClientOptions,
  {
    path = '/door',
    protocols = [DOOR_PROTOCOL, keyFor(cookie)],
  }: { path?: string; protocols?: string[] } = {},
): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, protocols, options);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.close();
      resolve(101);
    });
    socket.once('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
  });
}

describe('who may open the door', () => {
  test('a page of ours, with the cookie and the key', async () => {
    expect(await statusOf({ origin: host.origin, headers: { cookie } })).toBe(101);
  });

  test.each([
    'http://evil.example',
    'http://127.0.0.1',
    'http://127.0.0.1:1',
    'http://localhost:PORT',
    'https://127.0.0.1:PORT',
    'http://127.0.0.1:PORT.evil.example',
    'app://spellchain',
    'file://',
    'null',
    '',
  ])('not a page of %s, even with the cookie and the key', async (origin) => {
    const named = origin.replace('PORT', String(host.port));
    expect(await statusOf({ origin: named, headers: { cookie } })).toBe(403);
  });

  test('not what says no origin, even with the cookie and the key', async () => {
    expect(await statusOf({ headers: { cookie } })).toBe(403);
  });

  test('not a page of ours without the cookie, or with a wrong one', async () => {
    expect(await statusOf({ origin: host.origin })).toBe(403);
    const wrong = `spellchain-${host.port}=${'A'.repeat(43)}`;
    expect(await statusOf({ origin: host.origin, headers: { cookie: wrong } })).toBe(403);
  });

  // What a page on another port of this machine has: the cookie, and whatever origin it cares to write.
  test.each([
    ['no key', () => []],
    ['no key but the name of the protocol', () => [DOOR_PROTOCOL]],
    ['the cookie as a key', () => [DOOR_PROTOCOL, cookie.split('=')[1] ?? '']],
    ['a wrong key', () => [DOOR_PROTOCOL, 'A'.repeat(43)]],
    ['a key cut short', () => [DOOR_PROTOCOL, keyFor(cookie).slice(0, -1)]],
    ['the key without the name of the protocol', () => [keyFor(cookie)]],
    ['the key before the name of the protocol', () => [keyFor(cookie), DOOR_PROTOCOL]],
  ])('B7: not the cookie with %s', async (_, protocols) => {
    const options = { origin: host.origin, headers: { cookie } };
    expect(await statusOf(options, { protocols: protocols() })).toBe(403);
  });

  test('not the token by itself, which stays good', async () => {
    host.pressEnter();
    const address = (await host.nextLine())?.split(' ').at(-1) ?? '';
    const { search } = new URL(address);
    expect(await statusOf({ origin: host.origin }, { path: `/door${search}` })).toBe(403);
    expect(await comeIn({ port: host.port, address })).toBe(cookie);
  });

  test('not under another name (DNS rebinding), even with everything else', async () => {
    const headers = { cookie, host: `evil.example:${host.port}` };
    expect(await statusOf({ origin: host.origin, headers })).toBe(421);
    expect(await statusOf({ origin: `http://evil.example:${host.port}`, headers })).toBe(421);
  });

  test('there is one door', async () => {
    for (const path of ['/', '/door/', '/doors', '/DOOR', '/assets/page-Ef56Gh78.js']) {
      expect(await statusOf({ origin: host.origin, headers: { cookie } }, { path })).toBe(404);
    }
  });

  test('eight windows at once, and another when one has closed', async () => {
    const sockets = await Promise.all(Array.from({ length: 8 }, () => openSocket(host, cookie)));
    expect(await statusOf({ origin: host.origin, headers: { cookie } })).toBe(503);
    const [first] = sockets;
    first?.close();
    await once(first as WebSocket, 'close');
    expect(await statusOf({ origin: host.origin, headers: { cookie } })).toBe(101);
    for (const socket of sockets) socket.terminate();
  });
});

describe('messages', () => {
  test('of 50 MB end the connection, and the others go on', async () => {
    const other = await openClient(host, { cookie });
    const client = await openClient(host, { cookie });
    client.say('x'.repeat(50_000_000));
    expect(await client.closed).toBe(1009);
    expect(await other.call('program.ping')).toEqual({ ok: true, value: null });
    await other.close();
    await expectToServe();
  });

  test('that grow to 50 MB in parts end the connection as well', async () => {
    const client = await openClient(host, { cookie });
    const part = 'x'.repeat(1_000_000);
    for (let sent = 0; sent < 50; sent++) client.socket.send(part, { fin: false });
    expect(await client.closed).toBe(1009);
    await expectToServe();
  });

  test('longer than the contract allows are refused, and the connection goes on', async () => {
    const client = await openClient(host, { cookie });
    const heard = await client.answersTo('x'.repeat(LONGEST_MESSAGE + 1));
    expect(heard).toEqual([{ kind: 'refused', refusal: { reason: 'tooLarge' } }]);
    await client.close();
  });

  test('as long as the contract allows are read, in whatever letters', async () => {
    const client = await openClient(host, { cookie });
    const heard = await client.answersTo('€'.repeat(LONGEST_MESSAGE));
    expect(heard).toEqual([{ kind: 'refused', refusal: { reason: 'notUnderstood' } }]);
    await client.close();
  });

  test('of bytes instead of text are refused', async () => {
    const client = await openClient(host, { cookie });
    client.socket.send(Buffer.from('{"kind":"hello","contract":1}'));
    const said = await client.take(() => true);
    expect(said).toEqual({ kind: 'refused', refusal: { reason: 'notUnderstood' } });
    await client.close();
  });

  test('are not compressed, so that none can be small on the way and huge at its end', async () => {
    const socket = await openSocket(host, cookie);
    expect(socket.extensions).toBe('');
    socket.terminate();
  });

  test('that nobody reads end the connection before they fill the memory', async () => {
    const filling = await openClient(host, { cookie });
    const problem = { where: 'a test', message: 'm'.repeat(2_000), stack: 's'.repeat(20_000) };
    for (let kept = 0; kept < 200; kept++) await filling.call('problems.record', problem);
    await filling.close();

    const socket = await openDoorByHand();
    socket.pause();
    const asked = 30;
    socket.write(textFrame({ kind: 'hello', contract: CONTRACT_VERSION }));
    for (let id = 0; id < asked; id++) socket.write(textFrame({ kind: 'call', id, name: 'problems.recent' }));
    // The host deals with them before it answers whoever asks next.
    await expectToServe();
    const received = (await untilClosed(socket)).length;
    expect(received).toBeLessThan(asked * 200 * 22_000);
    await expectToServe();
  });
});

const MASK = Buffer.from([1, 2, 3, 4]);

function masked(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.map((byte, index) => byte ^ (MASK[index % 4] ?? 0)));
}

/** A short text as a browser would send it. */
function textFrame(message: ToProgram): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 + text.length]), MASK, masked(text)]);
}

describe('frames that break the protocol', () => {
  const frame = (start: readonly number[], ...bytes: number[]) =>
    Buffer.concat([Buffer.from(start), MASK, masked(Buffer.from(bytes))]);
  const lengthOf = (bytes: bigint) => [...Buffer.from(bytes.toString(16).padStart(16, '0'), 'hex')];

  test.each([
    ['not masked', Buffer.from([0x81, 0x02, 0x7b, 0x7d]), 1002],
    ['a reserved bit', frame([0xc1, 0x82], 0x7b, 0x7d), 1002],
    ['all reserved bits', frame([0xf1, 0x82], 0x7b, 0x7d), 1002],
    ['an unknown kind', frame([0x83, 0x82], 0x7b, 0x7d), 1002],
    ['a ping in parts', frame([0x09, 0x80]), 1002],
    ['a ping too long', frame([0x89, 0xfe, 0x01, 0x00], ...Buffer.alloc(256)), 1002],
    ['a second part without a first', frame([0x80, 0x82], 0x7b, 0x7d), 1002],
    ['text that is not UTF-8', frame([0x81, 0x82], 0xc0, 0xaf), 1007],
    ['a length beyond counting', frame([0x81, 0xff, ...lengthOf(2n ** 62n)]), 1009],
    ['a length beyond what is read', frame([0x81, 0xff, ...lengthOf(60_000_000n)]), 1009],
    ['a close with an unknown code', frame([0x88, 0x82], 0x00, 0x05), 1002],
  ])('%s', async (_, bytes, code) => {
    const socket = await openDoorByHand();
    socket.write(bytes);
    const answer = Buffer.from(await untilClosed(socket), 'latin1');
    expect([answer[0], answer.readUInt16BE(2)]).toEqual([0x88, code]);
    await expectToServe();
  });
});

/** Shakes hands as a browser does, and leaves the rest to the test. */
async function openDoorByHand(): Promise<Socket> {
  const socket = await openRaw(host.port);
  const lines = [
    'GET /door HTTP/1.1',
    `Host: 127.0.0.1:${host.port}`,
    `Origin: ${host.origin}`,
    `Cookie: ${cookie}`,
    `Sec-WebSocket-Protocol: ${DOOR_PROTOCOL}, ${keyFor(cookie)}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [handshake] = (await once(socket, 'data')) as [Buffer];
  expect(handshake.toString()).toMatch(/^HTTP\/1\.1 101 /);
  return socket;
}
