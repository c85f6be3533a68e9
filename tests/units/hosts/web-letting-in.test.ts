import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownerIn } from '../../../src-main/hosts/connection-owner.ts';
import { openerFor } from '../../../src-main/hosts/open-browser.ts';
import { ask, comeIn } from '../../support/web-talk.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

let host: WebHost;
let cookie: string;

beforeAll(async () => {
  host = await startWebHost();
  cookie = await comeIn(host);
});
afterAll(async () => {
  await host.stop();
});

async function freshAddress(): Promise<string> {
  host.pressEnter();
  const line = await host.nextLine();
  const address = /^A fresh address: (http:\S+)$/.exec(line ?? '')?.[1];
  if (address === undefined) throw new Error(`No fresh address, but: ${line ?? 'the end'}`);
  return address;
}

const targetOf = (address: string) => `/${new URL(address).search}`;

describe('the address with the token', () => {
  test('is exchanged for a cookie that scripts and other sites cannot use, and a key that no address has', async () => {
    const answer = await ask(host.port, { path: targetOf(await freshAddress()) });
    expect(answer.status).toBe(200);
    const key = /<body data-key="([\w-]{43})">/.exec(answer.body)?.[1] ?? '';
    expect(answer.headers['set-cookie']?.join()).not.toContain(key);
    const script = await ask(host.port, { path: '/let-in.js', headers: { cookie } });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain("localStorage.setItem('spellchain-key', document.body.dataset.key)");
    expect(script.body).toContain("location.replace('/')");
    expect(answer.headers['cache-control']).toBe('no-store');
    const [set] = answer.headers['set-cookie'] ?? [];
    expect(set).toMatch(
      new RegExp(`^spellchain-${host.port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`),
    );
  });

  test('has a token of 256 bits', () => {
    expect(host.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
  });

  test('works once: the second use gets a page that says how to get in', async () => {
    const path = targetOf(await freshAddress());
    expect((await ask(host.port, { path })).status).toBe(200);
    const second = await ask(host.port, { path });
    expect(second.status).toBe(403);
    expect(second.body).toContain('press Enter there for a fresh one, or start Spellchain again');
    expect(second.body).not.toMatch(/\bat .*:\d+:\d+|Error/);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(second.body).not.toContain('data-key');
  });

  test('leads a browser that is already in to the page, used up or not', async () => {
    const path = targetOf(await freshAddress());
    await ask(host.port, { path });
    const again = await ask(host.port, { path, headers: { cookie } });
    expect(again.status).toBe(303);
    expect(again.headers.location).toBe('/');
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('is no longer good once a fresher one was asked for', async () => {
    const older = await freshAddress();
    const newer = await freshAddress();
    expect((await ask(host.port, { path: targetOf(older) })).status).toBe(403);
    expect((await ask(host.port, { path: targetOf(newer) })).status).toBe(200);
  });

  test('is not used up by what only looks at it (HEAD)', async () => {
    const path = targetOf(await freshAddress());
    expect((await ask(host.port, { method: 'HEAD', path })).status).toBe(403);
    expect((await ask(host.port, { path })).status).toBe(200);
  });

  test.each([
    ['a wrong token', '/?token=wrong'],
    ['a token of the right length', `/?token=${'A'.repeat(43)}`],
    ['an empty token', '/?token='],
    ['no token', '/'],
    ['a token that ends too soon', 'cut'],
    ['a token on another path', 'elsewhere'],
  ])('%s gets the page that says how to get in', async (_, path) => {
    const right = targetOf(await freshAddress());
    const asked =
      path === 'cut' ? right.slice(0, -1) : path === 'elsewhere' ? `/index.html${right.slice(1)}` : path;
    const answer = await ask(host.port, { path: asked });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('Open the newest address that Spellchain printed');
    expect((await ask(host.port, { path: right })).status).toBe(200);
  });
});

describe('W5: another user of this machine, who saw the address where the browser was started with it', () => {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

  /** Only root can act as somebody else. */
  test.runIf(isRoot)('gets nothing for the token, and does not use it up', async () => {
    const path = targetOf(await freshAddress());
    const script = `fetch('http://127.0.0.1:${host.port}${path}').then((reply) => console.log(reply.status))`;
    const other = spawn(process.execPath, ['-e', script], { uid: 65_534, gid: 65_534, cwd: '/' });
    expect((await text(other.stdout)).trim()).toBe('403');
    expect((await ask(host.port, { path })).status).toBe(200);
  });

  test('is known by the line of the connection', () => {
    const table = [
      '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
      '   0: 0100007F:1F90 0100007F:C350 01 00000000:00000000 00:00000000 00000000  1000        0 11 1',
      '   1: 0100007F:C350 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1001        0 12 1',
    ].join('\n');
    expect(ownerIn(table, 0xc350, 0x1f90)).toBe(1001);
    expect(ownerIn(table, 0x1f90, 0xc350)).toBe(1000);
    expect(ownerIn(table, 0xc351, 0x1f90)).toBeUndefined();
    expect(ownerIn('', 1, 2)).toBeUndefined();
  });

  test('on macOS does not see it there: it is told on an input', () => {
    const { words, says } = openerFor('darwin', host.address);
    expect(words).toBeUndefined();
    expect(says).toBe(`open location "${host.address}"\n`);
  });
});

describe('the cookie', () => {
  test('lets every known page be read', async () => {
    for (const path of ['/', '/index.html', '/assets/page-Ef56Gh78.js', '/assets/page-Ab12Cd34.css']) {
      expect((await ask(host.port, { path, headers: { cookie } })).status).toBe(200);
    }
  });

  test('is found among others', async () => {
    const headers = { cookie: `a=b; ${cookie} ; spellchain=x` };
    expect((await ask(host.port, { headers })).status).toBe(200);
  });

  test('of another port does not let anybody in here', async () => {
    const value = cookie.split('=')[1] ?? '';
    const headers = { cookie: `spellchain-${host.port + 1}=${value}` };
    expect((await ask(host.port, { headers })).status).toBe(403);
  });

  test('of another start does not let anybody in here', async () => {
    const other = await startWebHost();
    try {
      const theirs = (await comeIn(other)).split('=')[1] ?? '';
      const headers = { cookie: `spellchain-${host.port}=${theirs}` };
      expect((await ask(host.port, { headers })).status).toBe(403);
    } finally {
      await other.stop();
    }
  });

  test.each([
    ['none', undefined],
    ['an empty one', 'empty'],
    ['one that is cut short', 'cut'],
    ['one that is too long', 'long'],
    ['one whose name begins otherwise', 'name'],
  ])('is needed: with %s there is only the page that says how to get in', async (_, kind) => {
    const name = `spellchain-${host.port}`;
    const wrong = { empty: `${name}=`, cut: cookie.slice(0, -1), long: `${cookie}A`, name: `x${cookie}` };
    const headers = { cookie: kind === undefined ? undefined : wrong[kind as keyof typeof wrong] };
    const answer = await ask(host.port, { path: '/assets/page-Ef56Gh78.js', headers });
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain('alive');
  });
});
