/** What was played is looked at, chosen from, drawn, deleted and brought back; duels come and go as files. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { shortJournal } from '../support/journals.ts';
import { fillWithPast } from '../support/past.ts';
import { complaints } from './accessibility.ts';
import { enter, expect, goTo, prefer, serve, SIZES, stickingOut, test as base } from './support.ts';

/** Somebody has played sixty duels here. */
const test = base.extend({
  host: async ({ page }, use) => {
    const dataFolder = makeFolder();
    fillWithPast(dataFolder, 60);
    await serve(page, use, dataFolder);
    removeFolder(dataFolder);
  },
});

const rows = (page: Page) => page.locator('[data-result]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('every duel that is over is listed, and choosing leaves those that fit', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  await expect(figure(page, 'duels')).toHaveText('60');
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: '10 older duels…' }).click();
  await expect(rows(page)).toHaveCount(60);
  await page.getByRole('combobox', { name: 'Rulebook' }).selectOption('m11');
  await expect(rows(page)).toHaveCount(12);
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('won');
  await expect(rows(page)).toHaveCount(3);
  await expect(figure(page, 'of decided won')).toHaveText('100 %');
  await page.getByRole('combobox', { name: 'Since' }).selectOption('week');
  await expect(page.getByText('No duel fits what is chosen above.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(figure(page, 'duels')).toHaveText('60');
});

test('statistics are drawn, and every chart is a table as well', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  await tab(page, 'Statistics').click();
  const table = page.getByRole('table', { name: 'By rulebook' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(page.locator('svg.bar').first()).toBeVisible();
  await page.getByRole('switch', { name: 'As tables' }).check();
  await expect(page.locator('svg.bar')).toHaveCount(0);
  await expect(table.getByRole('rowheader', { name: 'Portal' })).toBeVisible();
  const play = page.getByRole('table', { name: 'On the play and on the draw' });
  await expect(play.getByRole('row', { name: /^You played first 30/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Rulebook' }).selectOption('portal');
  await expect(figure(page, 'duels')).toHaveText('12');
});

test('a deleted duel is gone from the figures, and comes back with a click', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  await expect(rows(page)).toHaveCount(50);
  await page
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await expect(figure(page, 'duels')).toHaveText('59');
  await page.reload();
  await goTo(page, 'History');
  await expect(page.getByText('1 deleted duel can be brought back')).toBeVisible();
  await page.getByRole('button', { name: 'Bring the last one back' }).click();
  await expect(figure(page, 'duels')).toHaveText('60');
});

test('what is shown is saved as a table', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  await page.getByRole('combobox', { name: 'Rulebook' }).selectOption('alpha');
  await expect(rows(page)).toHaveCount(12);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('spellchain-history.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[1]).toContain(',alpha,');
});

test('a duel is saved as a file, and opened again from it in its replay', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  await page
    .getByRole('button', { name: /^File: / })
    .first()
    .click();
  await expect(page.getByText('Whoever has the file sees the whole duel')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.spellduel$/);
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a duel’s file' }).click();
  await (await picker).setFiles(await file.path());
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Place in the duel' })).toHaveAttribute('max', '40');
  await expect(page.getByText('follows the file up to here')).toHaveCount(0);
  await page.goBack();
  await tab(page, 'Other duels').click();
  await expect(page.getByText('Out of a file', { exact: true })).toBeVisible();
});

test('a file that no longer leads where it led is shown up to there, and says so', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  const lines = shortJournal().trimEnd().split('\n');
  const end = JSON.parse(lines.at(-1) ?? '') as { end: { digests: number[] } };
  const other = JSON.stringify({ end: { ...end.end, digests: end.end.digests.with(2, 1) } });
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a duel’s file' }).click();
  const buffer = Buffer.from(lines.with(-1, other).join('\n'));
  await (await picker).setFiles({ name: 'old.spellduel', mimeType: 'text/plain', buffer });
  await expect(page.getByText('its last 20 decisions are missing')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Place in the duel' })).toHaveAttribute('max', '20');
});

test('what is no file of a duel is refused with a sentence', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a duel’s file' }).click();
  const buffer = Buffer.from('4 Plains');
  await (await picker).setFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('This is not the file of a duel. Nothing was changed.')).toBeVisible();
});

test('the hall of fame tells who came how far, by rulebook and level', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  await page.getByRole('button', { name: 'Hall of fame' }).click();
  const table = page.getByRole('table', { name: 'Hall of fame' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').nth(1)).toContainText('3 of 3');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('wizard');
  await expect(page.getByText('Nobody has beaten a wizard in a gauntlet under Fifth yet')).toBeVisible();
});

const TABS = ['Duels', 'Statistics', 'Matches and gauntlets', 'Other duels'];

test('axe finds nothing in the history and the hall of fame, by any light', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'History');
  await expect(rows(page)).toHaveCount(50);
  for (const name of TABS) {
    await tab(page, name).click();
    expect(await complaints(page), name).toEqual([]);
  }
  await page.getByRole('button', { name: 'Hall of fame' }).click();
  await expect(page.getByRole('table', { name: 'Hall of fame' })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
});

test('nothing sticks out of the history with letters twice as large', async ({ page, host }) => {
  await enter(page, host);
  await prefer(page, { textSize: 200 });
  await goTo(page, 'History');
  await expect(rows(page)).toHaveCount(50);
  for (const name of TABS) {
    await tab(page, name).click();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await stickingOut(page), `${name} at ${size.width}`).toEqual([]);
    }
  }
});
