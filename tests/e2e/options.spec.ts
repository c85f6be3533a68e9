/** The options: kept, followed, refused; and the care of the data. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright/test';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { openHost } from '../support/own-host.ts';
import type { Host } from '../support/web-host.ts';
import { enter, expect, goTo, test, textScale } from './support.ts';

async function enterOptions(page: Page, host: Host): Promise<void> {
  await enter(page, host);
  await goTo(page, 'Options');
}

const databaseOf = (folder: string) => join(folder, 'database', 'spellchain.sqlite3');

test('every choice is applied at once and kept over a restart of the program', async ({ page }) => {
  const dataFolder = makeFolder();
  const first = await openHost(dataFolder);
  await enter(page, first);
  await page.getByRole('radio', { name: /Tenth/ }).check();
  await goTo(page, 'Options');
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.getByRole('slider', { name: 'Text size' }).press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'highContrast');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'fast');
  await expect.poll(() => textScale(page)).toBe('1.15');
  await page.goto('about:blank');
  await first.stop();

  const second = await openHost(dataFolder);
  await enter(page, second);
  await expect(page.getByRole('radio', { name: /Tenth/ })).toBeChecked();
  await goTo(page, 'Options');
  await expect(page.getByRole('radio', { name: 'High contrast' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Text size' })).toHaveAttribute('aria-valuetext', '115 %');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'highContrast');
  await page.goto('about:blank');
  await second.stop();
  removeFolder(dataFolder);
});

test('the arrow keys go through a group, and each choice is taken at once', async ({ page, host }) => {
  await enterOptions(page, host);
  await page.getByRole('radio', { name: 'Lantern' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'darkRoom');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'highContrast');
});

test('the text grows when the thumb is let go, not under it; the sample grows at once', async ({
  page,
  host,
}) => {
  await enterOptions(page, host);
  const slider = page.getByRole('slider', { name: 'Text size' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('There is no slider');
  const sizeOfSample = () =>
    page
      .getByText('Answer the spell')
      .evaluate((sample) => Number.parseFloat(getComputedStyle(sample).fontSize));
  const before = await sizeOfSample();
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 4 });
  expect(await sizeOfSample()).toBeCloseTo(before * 2, 0);
  expect(await textScale(page)).toBe('1');
  await page.mouse.up();
  await expect.poll(() => textScale(page)).toBe('2');
});

test('a choice that cannot be written is taken back, with the reason', async ({ page, host }) => {
  await enterOptions(page, host);
  await page.getByRole('radio', { name: 'Dark room' }).check();
  // A folder in the file's place: as impossible to write as a full disk, also for root.
  const file = join(host.dataFolder, 'preferences.json');
  await expect.poll(() => existsSync(file)).toBe(true);
  renameSync(file, `${file}.kept`);
  mkdirSync(join(file, 'in the way'), { recursive: true });
  await page.getByRole('radio', { name: 'High contrast' }).click();
  await expect(page.getByText('Your choice could not be kept.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dark room' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-light', 'darkRoom');
  await page.getByRole('slider', { name: 'Text size' }).press('End');
  await expect(page.getByRole('slider', { name: 'Text size' })).toHaveAttribute('aria-valuetext', '100 %');

  rmSync(file, { recursive: true });
  renameSync(`${file}.kept`, file);
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-light', 'highContrast');
  await expect(page.getByText('Your choice could not be kept.')).toBeHidden();
});

test('the defaults come back after a question, and only then', async ({ page, host }) => {
  await enterOptions(page, host);
  await page.getByRole('radio', { name: 'Dark room' }).check();
  const button = page.getByRole('button', { name: 'Back to the defaults', exact: true });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Options' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dark room' })).toBeChecked();
  await button.click();
  await page.getByRole('button', { name: 'Yes, back to the defaults' }).click();
  await expect(page.getByRole('radio', { name: 'Lantern' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-light', 'lantern');
  await expect(page.getByText('Everything is as it was at the first start.')).toBeVisible();
});

test('the path of the data folder is shown and can be copied', async ({ page, host }) => {
  await enterOptions(page, host);
  await expect(page.getByText(host.dataFolder, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the path' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await page.keyboard.press('F1');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('searchbox')).toHaveValue(host.dataFolder);
});

test('it is copied where the clipboard is forbidden as well', async ({ page, host }) => {
  await page.addInitScript(() => {
    // An empty page, which comes first, has no clipboard.
    if (window.isSecureContext)
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await enterOptions(page, host);
  const copy = page.getByRole('button', { name: 'Copy the path' });
  await copy.click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await expect(copy).toBeFocused();
  await page.keyboard.press('F1');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('searchbox')).toHaveValue(host.dataFolder);
});

test('a backup is made, told of and listed', async ({ page, host }) => {
  await enterOptions(page, host);
  await expect(page.getByText('None yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await expect(page.getByText(/The backup is made: spellchain-.*\.sqlite3/)).toHaveCount(2);
  await expect(page.getByText('None yet.')).toBeHidden();
  expect(readdirSync(join(host.dataFolder, 'backups'))).toHaveLength(1);
});

test('a long backup shows how far it is, and can be stopped', async ({ page, host }) => {
  await enterOptions(page, host);
  fill(databaseOf(host.dataFolder), 300);
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  const bar = page.getByRole('progressbar', { name: 'Making a backup' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByText('Stopped. No backup was made.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a backup now' })).toBeFocused();
  await expect(bar).toBeHidden();
  expect(readdirSync(join(host.dataFolder, 'backups'))).toEqual([]);
  // The room goes on, and so does the program.
  await page.getByRole('button', { name: 'Check the database' }).click();
  await expect(page.getByText('The database is sound:').first()).toBeVisible();
});

/** Makes the database larger by so many megabytes. */
function fill(file: string, megabytes: number): void {
  const sqlite = new Sqlite(file);
  sqlite.exec('CREATE TABLE filler (id INTEGER PRIMARY KEY, bytes BLOB) STRICT');
  const insert = sqlite.prepare('INSERT INTO filler (bytes) VALUES (zeroblob(1000000))');
  sqlite.transaction(() => {
    for (let count = 0; count < megabytes; count += 1) insert.run();
  })();
  sqlite.close();
}

test('the check of the database tells what it found', async ({ page, host }) => {
  await enterOptions(page, host);
  await page.getByRole('button', { name: 'Check the database' }).click();
  await expect(page.getByText(/The database is sound: \d+ tables, .* nothing wrong\./).first()).toBeVisible();
});

test('a damaged database is not called sound', async ({ page, host }) => {
  await enterOptions(page, host);
  const file = databaseOf(host.dataFolder);
  const sqlite = new Sqlite(file);
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.close();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096 * 2, 4096 * 4);
  writeFileSync(file, bytes);
  await page.getByRole('button', { name: 'Check the database' }).click();
  await expect(page.getByText(/The database is damaged/).first()).toBeVisible();
});

test.describe('notices', () => {
  // The program is ended under an open page, which may still be loading something.
  test.use({ mayFail: /WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET)/ });

  let dataFolder: string;
  let host: Host;

  test.beforeEach(() => {
    dataFolder = makeFolder();
  });
  test.afterEach(async () => {
    await host.stop();
    removeFolder(dataFolder);
  });

  test('stand on the title and in the options until they are put away, for good', async ({ page }) => {
    writeFileSync(join(dataFolder, 'preferences.json'), '{"light": "dark');
    host = await openHost(dataFolder);
    await enter(page, host);
    const notice = page.getByText('The file with your choices could not be read');
    await expect(notice).toBeVisible();
    await goTo(page, 'Options');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: /^Put away: The file with your choices/ }).press('Enter');
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Options' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('tell that a damaged database was replaced by a backup, and where it is', async ({ page }) => {
    host = await openHost(dataFolder);
    await enterOptions(page, host);
    await page.getByRole('button', { name: 'Make a backup now' }).click();
    await expect(page.getByText('The backup is made').first()).toBeVisible();
    await page.goto('about:blank');
    await host.stop();
    truncateSync(databaseOf(dataFolder), Math.floor(statSync(databaseOf(dataFolder)).size / 2));
    host = await openHost(dataFolder);
    await enter(page, host);
    await expect(page.getByText(/The database was damaged\. The backup of .* took its place/)).toBeVisible();
    await expect(page.getByText(join(dataFolder, 'set-aside'))).toBeVisible();
  });
});
