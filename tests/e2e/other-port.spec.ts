/** B7: another program on this machine serves a page on another port, and the player's browser opens it. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { WebSocket } from 'ws';
import { CONTRACT_VERSION, DOOR_KEY, DOOR_PROTOCOL } from '../../src-shared/contract.ts';
import type { Host } from '../support/web-host.ts';
import { ask } from '../support/web-talk.ts';
import { enter, expect, test } from './support.ts';

/** What came with each request for a page, and a page that says what it could find in the browser. */
async function openOther() {
  const asked: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another program</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Tries to open the door as no browser would: with whatever origin and protocols it likes. */
function statusOf(host: Host, cookie: string, protocols: string[]): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/door`, protocols, {
    origin: host.origin,
    headers: { cookie },
  });
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

const keyIn = (page: Page) => page.evaluate((name) => localStorage.getItem(name), DOOR_KEY);

test('another program gets the cookie, and cannot open the door with it', async ({ page, host }) => {
  await enter(page, host);
  const key = (await keyIn(page)) ?? '';
  expect(key).toMatch(/^[\w-]{43}$/);
  const other = await openOther();
  try {
    const visit = await page.context().newPage();
    await visit.goto(other.address);
    const [came] = other.asked;
    const cookie = came?.cookie ?? '';
    // Browsers do so: without it this test would prove nothing.
    expect(cookie).toContain(`spellchain-${host.port}=`);
    expect(JSON.stringify(other.asked)).not.toContain(key);
    expect(await visit.evaluate((name) => localStorage.getItem(name), DOOR_KEY)).toBeNull();
    expect(await statusOf(host, cookie, [])).toBe(403);
    expect(await statusOf(host, cookie, [DOOR_PROTOCOL])).toBe(403);
    // The key would open it: it is what is missing.
    expect(await statusOf(host, cookie, [DOOR_PROTOCOL, key])).toBe(101);
    // Of what is not a page of the program nothing is got with the cookie.
    expect((await ask(host.port, { path: '/pictures/Forest.png', headers: { cookie } })).status).toBe(404);
    await visit.close();
  } finally {
    other.close();
  }
});

test('no address that the browser keeps has the key, or opens anything a second time', async ({
  page,
  host,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await enter(page, host);
  const key = (await keyIn(page)) ?? '';
  expect(page.url()).toBe(`${host.origin}/`);
  expect(seen.join('\n')).not.toContain(key);
  const { search } = new URL(host.address);
  expect((await ask(host.port, { path: `/${search}` })).status).toBe(403);
});

test('a reload, a second window, the address again and a fresh one all come in', async ({ page, host }) => {
  await enter(page, host);
  const menu = () => page.getByRole('menu');
  await page.reload();
  await expect(menu()).toBeVisible();
  await page.goto(host.address);
  await expect(menu()).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`${host.origin}/`);
  await expect(second.getByRole('menu')).toBeVisible();
  // As if the player had cleared what pages keep.
  await second.evaluate(() => {
    localStorage.clear();
  });
  await second.goto(host.freshAddress());
  await expect(second.getByRole('menu')).toBeVisible();
  await second.close();
});

test.describe('without its key', () => {
  test.use({ mayFail: /WebSocket/ });

  test('a page says how to get in', async ({ page, host }) => {
    await enter(page, host);
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The program cannot be reached' })).toBeVisible();
    await expect(page.getByText('press Enter where it was started')).toBeVisible();
  });
});

test('hello without the key is answered by nobody: there is no socket to say it on', async ({
  page,
  host,
}) => {
  await enter(page, host);
  const [given] = await page.context().cookies(host.origin);
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/door`, {
    origin: host.origin,
    headers: { cookie: `${given?.name ?? ''}=${given?.value ?? ''}` },
  });
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  socket.on('open', () => {
    socket.send(JSON.stringify({ kind: 'hello', contract: CONTRACT_VERSION }));
  });
  await new Promise((resolve) => socket.once('error', resolve));
  expect(heard).toEqual([]);
});
