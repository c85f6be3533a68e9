/** What a browser that came in has been given, for a second window of it without pages. */
import type { Page } from 'playwright/test';
import { DOOR_KEY } from '../../src-shared/contract.ts';
import type { Host } from './web-host.ts';
import { keepKey } from './web-talk.ts';

export async function cookieOf(page: Page, { origin }: Host): Promise<string> {
  await page.waitForURL(`${origin}/`);
  const [given] = await page.context().cookies(origin);
  const key = await page.evaluate((name) => localStorage.getItem(name), DOOR_KEY);
  if (!given || key === null) throw new Error('The browser has not been let in.');
  const cookie = `${given.name}=${given.value}`;
  keepKey(cookie, key);
  return cookie;
}
