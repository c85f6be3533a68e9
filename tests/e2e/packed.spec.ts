/**
 * The packed program as a player starts it, where SPELLCHAIN_PACKED names its executable. Its debugger is switched off,
 * so Playwright cannot drive it as it drives Electron; its page is reached as that of any Chromium.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { expect, test } from 'playwright/test';
import { waitForLand } from './campaign-support.ts';

const packed = process.env['SPELLCHAIN_PACKED'] ?? '';

test.skip(packed === '', 'SPELLCHAIN_PACKED names no packed program');

let dataFolder: string;
let program: ChildProcess | undefined;
let said: string;
let browser: Browser | undefined;
let page: Page;

test.beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'spellchain-packed-'));
});
test.afterEach(async () => {
  await leave();
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function open(words: readonly string[] = [], surroundings: NodeJS.ProcessEnv = {}): Promise<void> {
  const port = await freePort();
  said = '';
  const all = [`--remote-debugging-port=${port}`, '--data', dataFolder, ...words];
  const child = spawn(packed, all, { env: { ...process.env, ...surroundings } });
  program = child;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isThere, { message: `${packed} shows no page` }).toBe(true);
  const here = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  browser = here;
  const pageHere = () => here.contexts().flatMap((context) => context.pages())[0];
  await expect.poll(pageHere).toBeDefined();
  page = pageHere() ?? page;
  await expect(page.getByRole('menu')).toBeVisible();
}

async function leave(): Promise<void> {
  await browser?.close();
  browser = undefined;
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

test('shows the title from its archive, and opens its database', async () => {
  await open();
  expect(page.url()).toBe('app://spellchain/');
  await expect(page).toHaveTitle('Spellchain');
  expect(existsSync(join(dataFolder, 'database', 'spellchain.sqlite3'))).toBe(true);
  await page.getByRole('menuitem', { name: 'About' }).click();
  await expect(page.getByText('A window of its own')).toBeVisible();
  await page.getByRole('button', { name: 'Show the texts' }).click();
  await expect(page.getByRole('group').first()).toBeVisible();
});

test('duels: the wizard thinks in a thread that comes from the archive', async () => {
  await open();
  await page.getByRole('menuitem', { name: 'Duel now' }).click();
  // Before it comes to that, the wizard has been asked whether it keeps its hand.
  await waitForLand(page);
});

test('keeps what was chosen for the next start', async () => {
  await open();
  await page.getByRole('menuitem', { name: 'Options' }).click();
  await page.getByRole('radio', { name: 'Dark room' }).check();
  await leave();
  await open();
  await page.getByRole('menuitem', { name: 'Options' }).click();
  await expect(page.getByRole('radio', { name: 'Dark room' })).toBeChecked();
});

test('is no Node, whatever the surroundings say', async () => {
  await open([], { ELECTRON_RUN_AS_NODE: '1' });
  await expect(page).toHaveTitle('Spellchain');
});

test('lets no debugger in', async () => {
  await open(['--inspect=0']);
  expect(said).not.toContain('Debugger listening');
});
