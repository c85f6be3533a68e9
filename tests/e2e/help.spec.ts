import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { HELP_PAGES } from '../../src-renderer/help/pages.ts';
import { enter, expect, goTo, stickingOut, test } from './support.ts';

test.beforeEach(async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Help and rulebooks');
});

test('every page can be opened, and is the one that is read out', async ({ page }) => {
  for (const { title } of HELP_PAGES.slice(1)) {
    await page.getByRole('navigation').getByRole('button', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Help and rulebooks · Spellchain`);
    await expect(page.locator('[aria-current="page"]')).toHaveText(title);
  }
  expect(HELP_PAGES.filter(({ rulebook }) => rulebook !== undefined)).toHaveLength(RULEBOOKS.length);
});

test('the headings of every page are in order', async ({ page }) => {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.slice(0, 2)).toEqual([1, 2]);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('a search leads to the passage', async ({ page }) => {
  await page.getByRole('searchbox').fill('mana burn');
  await expect(page.getByRole('status').filter({ hasText: 'found for “mana burn”' })).toBeVisible();
  await page.getByRole('button', { name: /At the table Portal, 1997/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Portal, 1997' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'At the table' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'At the table' })).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('in a small window what is found stands right under the search', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 350 });
  await page.getByRole('searchbox').fill('planeswalkers');
  await expect(page.getByRole('heading', { level: 2, name: 'Found' })).toBeInViewport();
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('the page of a rulebook leads to what it leaves open', async ({ page }) => {
  await page.getByRole('navigation').getByRole('button', { name: 'Alpha, 1993', exact: true }).click();
  await page.getByRole('article').getByRole('button', { name: 'Where the books are silent' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Where the books are silent' })).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: 'Poison' }).filter({ hasText: 'Alpha' });
  await expect(row).toContainText('ten counters lose');
});

test('in a small window the rulings stand under one another, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 350 });
  await page
    .getByRole('navigation')
    .getByRole('button', { name: 'Cards of another time', exact: true })
    .click();
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Flash' }) })
    .first();
  const [topic, ruling] = await Promise.all([
    row.getByRole('rowheader').boundingBox(),
    row.getByRole('cell').last().boundingBox(),
  ]);
  expect(ruling?.y).toBeGreaterThan(topic?.y ?? Infinity);
  expect(await stickingOut(page)).toEqual([]);
});

test('a search that finds nothing says so', async ({ page }) => {
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByText('Nothing is found for “xylophone”.')).toBeVisible();
});

test('Escape empties the search first, then leaves the room', async ({ page }) => {
  await page.getByRole('searchbox').fill('ante');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2, name: 'What Spellchain is' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeVisible();
});

test('one step back leads to the page before, Escape out of the help', async ({ page }) => {
  const open = (name: string) =>
    page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  await open('The keys');
  await open('Alpha, 1993');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('heading', { level: 2, name: 'The keys' })).toBeVisible();
  await open('M11, 2010');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Help and rulebooks' })).toBeFocused();
});

test('a page can be opened, searched and left by keyboard alone', async ({ page }) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('planeswalkers');
  // Past the list of pages to the first place found.
  const found = page.getByRole('button', { name: /At the table M11, 2010/ });
  for (let press = 0; press < HELP_PAGES.length + 2; press += 1) {
    await page.keyboard.press('Tab');
    if (await found.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'M11, 2010' })).toBeVisible();
});
