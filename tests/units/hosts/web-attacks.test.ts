import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '../../support/contract-client.ts';
import { expectWebHeaders } from '../../support/expected-headers.ts';
import { ask, comeIn, keyFor, openRaw, sendRaw, untilClosed } from '../../support/web-talk.ts';
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
  expect((await ask(host.port, { headers: { cookie } })).status).toBe(200);
}

/** Status and headers of an answer that was read as bytes. */
function readAnswer(bytes: string): { status: number; headers: Record<string, string>; body: string } {
  const [head = '', body = ''] = bytes.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) headers[line.replace(/:.*/, '')] = line.replace(/^[^:]*: /, '');
  return { status: Number(first.split(' ')[1]), headers, body };
}

describe('a name that is not ours (DNS rebinding)', () => {
  test.each([
    'evil.example:PORT',
    'localhost.evil:PORT',
    'localhost:PORT',
    '127.0.0.1.evil.example:PORT',
    '0.0.0.0:PORT',
    '[::1]:PORT',
    '127.1:PORT',
    '2130706433:PORT',
    '127.0.0.1:1',
    '127.0.0.1',
    ':PORT',
    'user@127.0.0.1:PORT',
    '127.0.0.1:PORT, evil.example',
  ])('Host: %s is answered 421, even with the cookie', async (name) => {
    const answer = await ask(host.port, {
      headers: { cookie, host: name.replace('PORT', String(host.port)) },
    });
    expect(answer.status).toBe(421);
    expect(answer.body).not.toContain('Only for tests');
  });

  test('no Host at all is answered 421', async () => {
    const bytes = await sendRaw(host.port, `GET / HTTP/1.1\r\nCookie: ${cookie}\r\n\r\n`);
    expect(readAnswer(bytes).status).toBe(421);
  });

  test('neither HTTP/1.0 nor two Hosts get around it', async () => {
    const old = await sendRaw(host.port, `GET / HTTP/1.0\r\nCookie: ${cookie}\r\n\r\n`);
    expect(readAnswer(old).status).toBe(421);
    const two = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nHost: evil.example\r\nCookie: ${cookie}\r\n\r\n`;
    expect([400, 421]).toContain(readAnswer(await sendRaw(host.port, two)).status);
  });

  test('an address written whole in the request is only one more unknown path', async () => {
    for (const target of ['http://evil.example/', `http://127.0.0.1:${host.port}/`, '//evil.example/', '*']) {
      const bytes = await sendRaw(
        host.port,
        `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
      );
      expect([400, 404]).toContain(readAnswer(bytes).status);
    }
  });

  test('the token is not taken under another name', async () => {
    const { search } = new URL(host.address);
    const answer = await ask(host.port, {
      path: `/${search}`,
      headers: { host: `evil.example:${host.port}` },
    });
    expect(answer.status).toBe(421);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('paths that lead elsewhere', () => {
  const file = 'package.json';
  test.each([
    `/../${file}`,
    `/../../../${file}`,
    `/assets/../../../../${file}`,
    `/assets/../index.html`,
    `/%2e%2e/${file}`,
    `/%2e%2e%2f${file}`,
    `/..%2f..%2f${file}`,
    `/..%5c..%5c${file}`,
    `/..\\..\\${file}`,
    `/%252e%252e%252f${file}`,
    `/%c0%ae%c0%ae/${file}`,
    `/%uff0e%uff0e/${file}`,
    `/....//${file}`,
    `/.;/../${file}`,
    `//${file}`,
    `/./index.html`,
    `/index.html%00.js`,
    `/index.html/`,
    `/INDEX.HTML`,
    `/assets`,
    `/assets/`,
    `/assets/page-Ef56Gh78.js.map`,
    `/etc/passwd`,
    `/C:/Windows/win.ini`,
    `/file:///etc/passwd`,
    `/__proto__`,
    `/constructor`,
    `/${'a'.repeat(8_000)}`,
  ])('%s is not there', async (path) => {
    const bytes = await sendRaw(
      host.port,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
    const answer = readAnswer(bytes);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('no page at this address');
  });
});

describe('requests that only want to do harm', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is answered 405',
    async (method) => {
      const answer = await ask(host.port, { method, headers: { cookie } });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  test('a body that never ends does not keep the host busy', async () => {
    const socket = await openRaw(host.port);
    const closed = untilClosed(socket);
    socket.write(
      `POST / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nCookie: ${cookie}\r\nContent-Length: 1000000000000\r\n\r\n`,
    );
    const flood = setInterval(() => socket.write(Buffer.alloc(100_000)), 1);
    const bytes = await closed;
    clearInterval(flood);
    expect(readAnswer(bytes).status).toBe(405);
    await expectToServe();
  });

  test('a tunnel (CONNECT) is not opened', async () => {
    const bytes = await sendRaw(
      host.port,
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
    );
    expect(bytes).not.toContain('200');
    await expectToServe();
  });

  test('huge headers are answered 431', async () => {
    const bytes = await sendRaw(host.port, `GET / HTTP/1.1\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\n`);
    expect(readAnswer(bytes).status).toBe(431);
    await expectToServe();
  });

  test.each([
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a header without an end of name', 'GET / HTTP/1.1\r\nno colon\r\n\r\n'],
    [
      'two lengths that differ',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['a version of its own', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
  ])('%s is answered 400', async (_, bytes) => {
    expect(readAnswer(await sendRaw(host.port, bytes)).status).toBe(400);
    await expectToServe();
  });

  test('a second request hidden behind the first gets no further than the first', async () => {
    const hidden = `GET / HTTP/1.1\r\nHost: evil.example\r\nCookie: ${cookie}\r\n\r\n`;
    const first = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nCookie: ${cookie}\r\n\r\n`;
    const bytes = await sendRaw(host.port, first + hidden);
    expect(bytes.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 421']);
  });

  test('B15: two hundred half-sent requests make room for each other, and lock no window out', async () => {
    const other = await startWebHost();
    const letIn = await comeIn(other);
    const halves = await Promise.all(Array.from({ length: 200 }, () => openRaw(other.port)));
    const open = new Set(halves);
    const othersClosed = new Promise<void>((resolve) => {
      for (const socket of halves) {
        socket.on('error', () => {
          // `close` follows.
        });
        socket.on('close', () => {
          open.delete(socket);
          if (open.size <= 24) resolve();
        });
        socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX');
        socket.resume();
      }
    });
    await othersClosed;
    // Those that came last are left, as a window would be that came now.
    expect([...open].filter((socket) => !halves.slice(-24).includes(socket))).toEqual([]);
    const client = await openClient(other, { cookie: letIn });
    expect(await client.call('program.ping')).toEqual({ ok: true, value: null });
    const pages = await Promise.all(
      Array.from({ length: 12 }, () => ask(other.port, { headers: { cookie: letIn } })),
    );
    expect(pages.map(({ status }) => status)).toEqual(Array(12).fill(200));
    await client.close();
    await other.stop();
  });

  test('a thousand quick connections leave the host as it was', async () => {
    const opened = Array.from({ length: 1_000 }, async (_, index) => {
      const socket = connect(host.port, '127.0.0.1');
      const closed = untilClosed(socket);
      socket.once('connect', () => {
        if (index % 2 === 0) socket.write('GET / HTT', () => socket.destroy());
        else socket.destroy();
      });
      await closed;
    });
    await Promise.all(opened);
    await expectToServe();
  });
});

describe('what every answer carries', () => {
  const raw = (request: string) => async () => readAnswer(await sendRaw(host.port, request));
  const ofOurs = () => `Cookie: ${cookie}\r\nOrigin: ${host.origin}\r\n`;
  const own = () => `Host: 127.0.0.1:${host.port}\r\nConnection: close\r\n`;

  test.each([
    ['a page', () => ask(host.port, { headers: { cookie } }), 200],
    ['a script', () => ask(host.port, { path: '/assets/page-Ef56Gh78.js', headers: { cookie } }), 200],
    ['a page that is not there', () => ask(host.port, { path: '/nothing', headers: { cookie } }), 404],
    ['no cookie', () => ask(host.port, {}), 403],
    ['another name', () => ask(host.port, { headers: { host: 'evil.example' } }), 421],
    ['another method', () => ask(host.port, { method: 'POST', headers: { cookie } }), 405],
    ['the door as a page', () => ask(host.port, { path: '/door', headers: { cookie } }), 426],
    ['an expectation', () => ask(host.port, { headers: { expect: 'the unexpected' } }), 403],
    ['a page that the browser has', () => askForKept(), 304],
    ['the token', () => comeInAgain(), 200],
    ['an upgrade without a cookie', () => raw(upgrade(own()))(), 403],
    ['an upgrade to nothing known', () => raw(upgrade(`${own()}Cookie: ${cookie}\r\n`, 'h2c'))(), 403],
    ['an upgrade without a key', () => raw(upgrade(`${own()}${ofOurs()}`))(), 403],
    [
      'a handshake without a key of its own',
      () => raw(upgrade(`${own()}${ofOurs()}Sec-WebSocket-Protocol: spellchain, ${keyFor(cookie)}\r\n`))(),
      400,
    ],
    ['no HTTP', raw('\r\n\x00\x00\r\n\r\n'), 400],
    ['huge headers', () => raw(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)(), 431],
  ])('%s', async (_, answering, status) => {
    const answer = await answering();
    expect(answer.status).toBe(status);
    expectWebHeaders(answer.headers);
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });

  async function askForKept() {
    const { headers } = await ask(host.port, { headers: { cookie } });
    return ask(host.port, { headers: { cookie, 'if-none-match': String(headers.etag) } });
  }

  async function comeInAgain() {
    host.pressEnter();
    const address = (await host.nextLine())?.split(' ').at(-1) ?? '';
    return ask(host.port, { path: `/${new URL(address).search}` });
  }

  function upgrade(headers: string, protocol = 'websocket'): string {
    return `GET /door HTTP/1.1\r\n${headers.replace('close', 'Upgrade')}Upgrade: ${protocol}\r\n\r\n`;
  }

  test('files named by their content may be kept, the page must be asked for each time', async () => {
    const script = await ask(host.port, { path: '/assets/page-Ef56Gh78.js', headers: { cookie } });
    expect(script.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const page = await ask(host.port, { headers: { cookie } });
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('HEAD tells what GET would, without the body', async () => {
    const head = await ask(host.port, { method: 'HEAD', headers: { cookie } });
    const get = await ask(host.port, { headers: { cookie } });
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});

test('nothing is bound beyond 127.0.0.1', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address, scopeid }) => address !== '127.0.0.1' && !scopeid)
    .map(({ address }) => address);
  if (process.platform === 'linux') others.push('127.0.0.2');
  for (const address of others) {
    await expect(reach(address), address).resolves.toBe('ECONNREFUSED');
  }
  await expect(reach('127.0.0.1')).resolves.toBe('reached');
});

async function reach(address: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(host.port, address);
    socket.once('connect', () => {
      socket.destroy();
      resolve('reached');
    });
    socket.once('error', (failure: NodeJS.ErrnoException) => {
      resolve(String(failure.code));
    });
  });
}
