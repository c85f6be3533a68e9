/** `npm run dev`, on a copy of the house that may be changed. */
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { WebSocket } from 'ws';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { DOOR_PROTOCOL } from '../../src-shared/contract.ts';
import { startHere } from '../support/running.ts';
import { expect, test } from './support.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const COPIED = [
  'src-main',
  'src-renderer',
  'src-shared',
  'resources',
  'scripts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

test('a changed component shows without a reload, changed main restarts and the page comes back, and no other page reaches main', async ({
  browser,
}) => {
  // It loses its program again and again, which is no fault here.
  const page = await browser.newPage();
  const house = makeFolder();
  for (const path of COPIED) cpSync(join(ROOT, path), join(house, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');
  const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' };
  const dev = startHere(house, ['scripts/dev.mjs', '--no-open', '--data', join(house, 'data')], env);
  try {
    const said = await dev.says(/is ready at http\S+ and follows/);
    const address = /is ready at (\S+)/.exec(said)?.[1] ?? '';
    await keepsOthersOut(address);
    await followsChanges(page, house, address);
  } finally {
    dev.child.kill('SIGTERM');
    await dev.ended;
    await page.close();
    removeFolder(house);
  }
});

async function keepsOthersOut(address: string): Promise<void> {
  const { origin, host } = new URL(address);
  const opens = async (headers: Record<string, string>) => {
    const socket = new WebSocket(`ws://${host}/door`, [DOOR_PROTOCOL], { headers });
    try {
      await once(socket, 'open');
      socket.terminate();
      return true;
    } catch {
      return false;
    }
  };
  expect(await opens({ origin })).toBe(true);
  expect(await opens({ origin: 'http://elsewhere.example' })).toBe(false);
  expect(await opens({})).toBe(false);
  expect(await opens({ origin: 'http://elsewhere.example', host: 'elsewhere.example' })).toBe(false);
}

async function followsChanges(page: Page, house: string, address: string): Promise<void> {
  const change = (path: string, from: string, to: string) => {
    const file = join(house, path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no ${from} to change.`);
    writeFileSync(file, text.replace(from, to));
  };
  await page.goto(address);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  await expect(page.getByText(`Version ${version}`, { exact: true })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  change('src-renderer/App.svelte', '</script>', '</script>\n\n<p>Freshly written</p>');
  await expect(page.getByText('Freshly written')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-page');

  change('src-main/hosts/places.ts', 'return version;', 'return `${version}-mended`;');
  // A program started from its source takes its time on a busy machine.
  await expect(page.getByText(`Version ${version}-mended`)).toBeVisible({ timeout: 0 });
}
