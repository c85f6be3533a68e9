/** Putting a duel together, beginning it, going on with it and forgetting it. */
import type { Locator, Page } from 'playwright/test';
import { complaints } from './accessibility.ts';
import {
  backToTitle,
  enter,
  expect,
  goTo,
  keyboardOn,
  menuLine,
  prefer,
  stickingOut,
  test,
} from './support.ts';

const TABLE = 'The table · Spellchain';

const line = (page: Page, name: string | RegExp): Locator => page.getByRole('menuitem', { name });
const chair = (page: Page, name: 'First chair' | 'Second chair'): Locator =>
  page.getByRole('region', { name, exact: true });
const kept = (page: Page): Locator => page.getByRole('region', { name: 'Duels to go on with' });
const allTimes = (page: Page): Locator => page.getByRole('switch', { name: 'Cards of all times' });
const begin = (page: Page): Locator => page.getByRole('button', { name: 'Duel', exact: true });

async function atTheTable(page: Page): Promise<void> {
  await expect(page).toHaveTitle(TABLE);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** From the table to the title, through whatever rooms led there. */
async function leaveForTitle(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).not.toHaveTitle(TABLE);
  if (!(await page.getByRole('menu').isVisible())) await backToTitle(page);
}

/** A duel that is kept, begun with one click. */
async function beginAndLeave(page: Page): Promise<void> {
  await line(page, 'Duel now').click();
  await atTheTable(page);
  await leaveForTitle(page);
}

test('one click on the title leads to the table', async ({ page, host }) => {
  await enter(page, host);
  await line(page, 'Duel now').click();
  await atTheTable(page);
});

test('the duel of one click is played under the rulebook chosen on the title', async ({ page, host }) => {
  await enter(page, host);
  await prefer(page, { rulebook: 'portal' });
  await expect(page.getByRole('radio', { name: /Portal/ })).toBeChecked();
  await beginAndLeave(page);
  await goTo(page, 'Duel');
  await expect(kept(page)).toContainText('Portal ·');
});

test('Portal’s standard rules are five switches, and one for all of them (U200)', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Duel');
  const standard = page.getByRole('group', { name: 'The standard rules' }).getByRole('switch');
  await expect(standard).toHaveCount(0);
  await page.getByRole('radio', { name: 'Portal' }).check();
  await expect(standard).toHaveCount(1);
  await page.getByText('One by one').click();
  await expect(standard).toHaveCount(6);
  const all = page.getByRole('switch', { name: 'The standard rules' });
  await all.check();
  for (const one of await standard.all()) await expect(one).toBeChecked();
  await page.getByRole('switch', { name: 'Interceptors at once' }).uncheck();
  await expect(all).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Discard to seven' })).toBeChecked();
  const small = chair(page, 'First chair').getByRole('radio', { name: 'First Banner' });
  await expect(small).toHaveCount(0);
  await page.getByRole('switch', { name: 'Decks of forty' }).uncheck();
  await small.check();
  await begin(page).click();
  await atTheTable(page);
  await leaveForTitle(page);
  await goTo(page, 'Duel');
  await page.getByRole('radio', { name: 'Portal' }).check();
  // Some of them are chosen, so they are in sight.
  await expect(page.getByRole('switch', { name: 'Play or draw' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Decks of forty' })).not.toBeChecked();
});

test('a duel is put together by mouse, and begun (U012, U013, U014, U018)', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Duel');
  for (const rulebook of ['Alpha', 'Fifth', 'Portal', 'Tenth', 'M11']) {
    await expect(page.getByRole('radio', { name: rulebook })).toBeEnabled();
  }
  await page.getByRole('radio', { name: 'M11' }).check();
  await chair(page, 'First chair').getByRole('radio', { name: 'Grave Toll' }).check();
  await chair(page, 'Second chair').getByRole('radio', { name: 'Novice' }).check();
  await expect(page.getByText('M11 2010: you against a novice.')).toBeVisible();
  await chair(page, 'Second chair').getByRole('radio', { name: 'Pell Whim' }).check();
  await chair(page, 'Second chair').getByRole('radio', { name: 'Drumfire' }).check();
  await page.getByRole('radio', { name: 'Always' }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('42');
  await expect(page.getByText('M11 2010: you against Pell Whim.')).toBeVisible();
  await begin(page).click();
  await atTheTable(page);

  await leaveForTitle(page);
  await goTo(page, 'Duel');
  await expect(kept(page)).toContainText('You against Pell Whim');
  await expect(kept(page)).toContainText('M11 · Grave Toll against Drumfire');
  // What was chosen last is there again.
  await expect(page.getByRole('radio', { name: 'M11' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('42');
  await expect(chair(page, 'Second chair').getByRole('radio', { name: 'Drumfire' })).toBeChecked();
});

test('a duel is put together and begun by keyboard alone', async ({ page, host }) => {
  await enter(page, host);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Duel' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await keyboardOn(page)).toContain('Back');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Single Duel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Fifth' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'M11' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chair(page, 'First chair').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(chair(page, 'Second chair').getByRole('radio', { name: 'Magician' })).toBeFocused();
  for (let level = 0; level < 3; level++) await page.keyboard.press('ArrowUp');
  await expect(chair(page, 'Second chair').getByRole('radio', { name: 'You' })).toBeChecked();
  await expect(page.getByText('M11 2010: a solo duel, both chairs yours.')).toBeVisible();
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(allTimes(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Seed' })).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(begin(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await atTheTable(page);
});

test('only decks that fit the rulebook are offered, and ante only where it has it (U008)', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await goTo(page, 'Duel');
  const first = chair(page, 'First chair');
  await expect(first.getByRole('radio', { name: 'Brass Yard' })).toBeVisible();
  await first.getByRole('radio', { name: 'Brass Yard' }).check();
  const ante = page.getByRole('radio', { name: 'On paper' });
  await page.getByRole('button', { name: 'Match Options…' }).click();
  await ante.check();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('on paper', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'M11' }).check();
  await expect(first.getByRole('radio', { name: 'Brass Yard' })).toHaveCount(0);
  await expect(first.getByRole('radio', { name: 'By chance' })).toBeChecked();
  await expect(page.getByText('on paper', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Match Options…' }).click();
  await expect(page.getByText('This rulebook knows no ante.')).toBeVisible();
  await expect(ante).toHaveCount(0);
});

test('a solo duel may be played for ante, on paper (U178)', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Duel');
  const ante = page.getByRole('switch', { name: 'Ante' });
  await expect(ante).toHaveCount(0);
  await chair(page, 'Second chair').getByRole('radio', { name: 'You', exact: true }).check();
  await ante.check();
  await begin(page).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.getByRole('button', { name: /ante: 1 card/ })).toHaveCount(2);
});

test('decks of every rulebook are offered and played when cards of all times are wished', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await goTo(page, 'Duel');
  await page.getByRole('radio', { name: 'M11' }).check();
  await allTimes(page).check();
  await chair(page, 'First chair').getByRole('radio', { name: 'Brass Yard' }).check();
  await begin(page).click();
  await atTheTable(page);
  await leaveForTitle(page);
  await goTo(page, 'Duel');
  await expect(kept(page)).toContainText('M11 · Brass Yard against');
});

test('a deck is found among many by words, and the chosen one stays in sight', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Duel');
  await allTimes(page).check();
  const first = chair(page, 'First chair');
  const decks = first.getByRole('radiogroup', { name: 'First chair Deck' }).getByRole('radio');
  const all = await decks.count();
  await first.getByRole('radio', { name: 'Drumfire' }).check();
  await first.getByRole('searchbox').fill('wizard green');
  await expect(first.getByRole('radio', { name: 'Wintering Elves' })).toBeVisible();
  await expect(first.getByRole('radio', { name: 'Drumfire' })).toBeChecked();
  expect(await decks.count()).toBeLessThan(all / 2);
  await first.getByRole('searchbox').fill('no such words');
  await expect(first.getByText('No deck has these words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first.getByRole('searchbox')).toHaveValue('');
  await expect(decks).toHaveCount(all);
});

test('a bad seed is explained, and begins nothing', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Duel');
  const seed = page.getByRole('textbox', { name: 'Seed' });
  await seed.fill('twelve');
  await expect(page.getByText('A seed is a whole number from 0 to 4,294,967,295')).toBeVisible();
  await expect(seed).toHaveAttribute('aria-invalid', 'true');
  await begin(page).click();
  await expect(seed).toBeFocused();
  await expect(page).not.toHaveTitle(TABLE);
  await seed.fill('12');
  await expect(page.getByText('A seed is a whole number')).toHaveCount(0);
  await begin(page).click();
  await atTheTable(page);
});

test('two quick clicks begin one duel', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Duel');
  await begin(page).dblclick();
  await atTheTable(page);
  await leaveForTitle(page);
  await goTo(page, 'Duel');
  await expect(kept(page).getByRole('button', { name: /^Continue/ })).toHaveCount(1);
});

test('the title leads back to the latest duel, also after the page is loaded anew', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await expect(line(page, /^Continue/)).toHaveCount(0);
  await beginAndLeave(page);
  await expect(line(page, /^Continue/)).toBeVisible();
  await page.reload();
  await line(page, /^Continue/).click();
  await atTheTable(page);
});

test('a duel begun in one window can be gone on with in another', async ({ page, host, context }) => {
  await enter(page, host);
  const second = await context.newPage();
  await second.goto(host.origin);
  await goTo(second, 'Duel');
  await expect(kept(second)).toContainText('No duel is waiting');
  await line(page, 'Duel now').click();
  await atTheTable(page);
  await kept(second)
    .getByRole('button', { name: /^Continue: You against Morrow Vane/ })
    .click();
  await atTheTable(second);
});

test('a duel is forgotten after a question, and only then', async ({ page, host }) => {
  await enter(page, host);
  await beginAndLeave(page);
  await beginAndLeave(page);
  await goTo(page, 'Duel');
  const forget = kept(page).getByRole('button', { name: /^Forget/ });
  await expect(forget).toHaveCount(2);
  await forget.first().click();
  await page.keyboard.press('Escape');
  await expect(forget).toHaveCount(2);
  await expect(forget.first()).toBeFocused();
  for (const left of [1, 0]) {
    await forget.first().press('Enter');
    await page.getByRole('button', { name: 'Yes, forget it' }).press('Enter');
    await expect(forget).toHaveCount(left);
    // The button has gone; the keyboard is on the next duel, or on the heading when there is none.
    const next = left > 0 ? kept(page).getByRole('button').first() : page.getByRole('heading', { level: 1 });
    await expect(next).toBeFocused();
  }
  await expect(kept(page)).toContainText('No duel is waiting');
  await backToTitle(page);
  await expect(line(page, /^Continue/)).toHaveCount(0);
});

test('the choices for the table are kept, and the Stops go back to what they were', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await prefer(page, { stops: { yours: ['upkeep'], theirs: [] } });
  await goTo(page, 'Options');
  const back = page.getByRole('button', { name: 'Put the Stops back as they were at first' });
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  await back.click();
  await expect(page.getByText('The Stops are as they were at first.')).toBeVisible();
  await expect(back).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('radio', { name: 'At the Stops' }).check();
  await page.getByRole('slider', { name: 'Pace of the opponent' }).press('Home');
  await page.getByRole('switch', { name: 'A land not played' }).uncheck();
  await page.reload();
  await goTo(page, 'Options');
  await expect(page.getByRole('radio', { name: 'At the Stops' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Pace of the opponent' })).toHaveAttribute(
    'aria-valuetext',
    'Click',
  );
  await expect(page.getByRole('switch', { name: 'A land not played' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Mana that would burn' })).toBeChecked();
});

test('with a duel that is kept the menu still fits, in the smallest window too', async ({ page, host }) => {
  await enter(page, host);
  await beginAndLeave(page);
  for (const size of [
    { width: 512, height: 350 },
    { width: 1024, height: 700 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(size);
    await expect(line(page, /^Continue/)).toBeInViewport();
    await expect(menuLine(page, 'About')).toBeInViewport();
    await expect(page.locator('main footer')).toBeInViewport({ ratio: 1 });
    expect(await stickingOut(page)).toEqual([]);
  }
});

test('axe finds nothing to complain of where duels wait, by any light', async ({ page, host }) => {
  await enter(page, host);
  await beginAndLeave(page);
  expect(await complaints(page), 'title').toEqual([]);
  await goTo(page, 'Duel');
  await page.getByRole('textbox', { name: 'Seed' }).fill('no number');
  expect(await complaints(page), 'set-up').toEqual([]);
  await kept(page)
    .getByRole('button', { name: /^Forget/ })
    .click();
  expect(await complaints(page), 'dialog').toEqual([]);
});
