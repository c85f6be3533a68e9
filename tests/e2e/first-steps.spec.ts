/** Whoever is new is led to a first duel, and is told at the table what is asked and why something cannot be done. */
import { violations } from './accessibility.ts';
import { atPosition } from './furniture-support.ts';
import { enter, expect, prefer, test } from './support.ts';

// Each of them starts a program and fetches several rooms.

test('U210: the first steps lead to a duel with the turn guide, and do not come back by themselves', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await prefer(page, { pace: 'atOnce' });
  await page.getByRole('button', { name: 'First steps', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: /^M11/ }).check();
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await page.getByRole('button', { name: 'Begin the duel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The table' })).toBeAttached();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.locator('[data-welcome]')).toHaveCount(0);
});

test('the first steps are put away with a click, and the help leads to them again', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await page.getByRole('button', { name: /^Not now/ }).click();
  await expect(page.locator('[data-welcome]')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Help and rulebooks' }).click();
  await page.getByRole('button', { name: 'First steps' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Which rulebook?' }).first()).toBeAttached();
});

test('U043 U171: “?” explains what is asked, without leaving the duel', async ({ page }) => {
  const own = { hand: ['Hill Giant'], battlefield: ['Mountain'] };
  await atPosition(page, { own, preferences: { attention: 'everything', guide: true } }, async () => {
    await page.locator('[data-question="act"]').waitFor();
    await expect(page.locator('[data-guide]')).toContainText('Play a land');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Having the word' });
    await expect(dialog).toContainText('Done gives the word away');
    expect(await violations(page, ['dialog[open]'])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.locator('#explain').click();
    await dialog.getByRole('button', { name: 'More in the help: What the table asks' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'What the table asks' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-question="act"]')).toBeVisible();
  });
});

test('U043: a refusal leads to the rule it rests on', async ({ page }) => {
  const own = { hand: ['Hill Giant'], battlefield: ['Mountain'] };
  await atPosition(page, { own, preferences: { attention: 'everything' } }, async () => {
    await page.locator('[data-question="act"]').waitFor();
    await page.locator('[data-window="ownHand"] [data-spot]').first().click();
    await expect(page.locator('.objection')).toContainText('you lack');
    await page.getByRole('button', { name: 'R088: what does the rule say?' }).click();
    await expect(page.getByRole('dialog', { name: /R088/ })).toContainText('A coloured sign in a cost');
  });
});

test('U173: the words of a rulebook are explained on its page, and the search finds them', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await page.getByRole('menuitem', { name: 'Help and rulebooks' }).click();
  await page.getByRole('searchbox').fill('fizzle');
  await page
    .getByRole('button', { name: /^Words of this rulebook/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 3, name: 'Words of this rulebook' })).toBeFocused();
  await expect(page.getByRole('term').filter({ hasText: /^fizzle$/ })).toBeVisible();
});
