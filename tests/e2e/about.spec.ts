/** About: what the program is, and the licences of others, word for word. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNotices } from '../../src-shared/notices.ts';
import { complaints } from './accessibility.ts';
import { enter, expect, goTo, stickingOut, test } from './support.ts';

const notices = readNotices(
  readFileSync(join(import.meta.dirname, '..', '..', 'resources', 'notices.txt'), 'utf8'),
);

test('says that updates are not looked for', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'About');
  await expect(page.getByText('does not look for updates')).toBeVisible();
});

test('shows the text of every licence, when they are asked for and not before', async ({ page, host }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/notices-')) fetched.push(request.url());
  });
  await enter(page, host);
  await goTo(page, 'About');
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Show the texts' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find a licence' })).toBeFocused();
  expect(fetched).toHaveLength(1);
  await expect(page.getByRole('group')).toHaveCount(notices.length);
  const { name, version, licence, text } = notices.find(({ name }) => name === 'saxes') ?? {};
  await page.getByText(`${name} ${version} · ${licence}`).click();
  await expect(page.locator('pre').filter({ visible: true })).toHaveText(text ?? 'no text');
});

test('finds a licence by name and by words, and all of them again', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'About');
  await page.getByRole('button', { name: 'Show the texts' }).click();
  const find = page.getByRole('searchbox', { name: 'Find a licence' });
  await find.fill('SQLITE3');
  await expect(page.getByRole('status').filter({ hasText: /^1 text$/ })).toBeVisible();
  await find.fill('may you do good');
  await expect(page.getByRole('group')).toContainText('SQLite');
  await page.keyboard.press('Escape');
  await expect(find).toHaveValue('');
  await expect(page.getByRole('group')).toHaveCount(notices.length);
  await expect(find).toBeFocused();
});

test.describe('where they do not come', () => {
  test.use({ mayFail: /Failed to load resource/ });

  test('it says so, and tries again when asked', async ({ page, host }) => {
    await enter(page, host);
    await goTo(page, 'About');
    await page.route('**/notices-*', (route) => route.abort());
    await page.getByRole('button', { name: 'Show the texts' }).click();
    await expect(page.getByText('The texts could not be fetched.')).toBeVisible();
    await page.unroute('**/notices-*');
    await page.getByRole('button', { name: 'Try once more' }).click();
    await expect(page.getByRole('group')).toHaveCount(notices.length);
  });
});

test.describe('with the texts', () => {
  test('it can be read by everybody, in every light', async ({ page, host }) => {
    await enter(page, host);
    await goTo(page, 'About');
    await page.getByRole('button', { name: 'Show the texts' }).click();
    await page.getByText('saxes 6').click();
    expect(await complaints(page)).toEqual([]);
  });

  test('nothing sticks out, not even in a small window', async ({ page, host }) => {
    await page.setViewportSize({ width: 512, height: 350 });
    await enter(page, host);
    await goTo(page, 'About');
    await page.getByRole('button', { name: 'Show the texts' }).click();
    await page.getByText('@fontsource/alegreya').click();
    expect(await stickingOut(page)).toEqual([]);
  });
});
