/** The table: whole duels by mouse and by keyboard, a solo duel, and what can be done beside playing. */
import type { Page } from 'playwright/test';
import { complaints } from './accessibility.ts';
import { enter, expect, keyboardOn, prefer, SIZES, stickingOut, test } from './support.ts';
import { atTable } from './hand-and-eye-support.ts';
import { keyMoves, lookWhenAsked, mouseMoves, playToTheEnd, sitDown } from './table-support.ts';

const FIRE = 'Cinder and Thorn';

test.describe('a whole duel', () => {
  // Few lives keep it short.
  const SIDE = {
    hand: ['Grizzly Bears', 'Hill Giant'],
    library: Array.from({ length: 12 }, (_, place) => (place % 2 ? 'Grizzly Bears' : 'Mountain')),
    battlefield: ['Forest', 'Forest', 'Mountain', 'Grizzly Bears'],
    life: 6,
  };

  test('by keyboard alone', async ({ page }) => {
    await atTable(page, { rulebook: 'fifth', seats: [SIDE, SIDE], against: 'random' }, async () => {
      expect(await playToTheEnd(page, keyMoves(page))).toMatch(/(has|have) won|A draw/);
    });
  });

  const BOOKS = [
    ['alpha', 'mouse'],
    ['fifth', 'mouse'],
    ['portal', 'mouse'],
    ['tenth', 'keyboard'],
    ['m11', 'keyboard'],
  ] as const;

  for (const [rulebook, hand] of BOOKS)
    test(`under ${rulebook}, by ${hand} alone`, { tag: '@long' }, async ({ page }) => {
      await atTable(page, { rulebook, seats: [SIDE, SIDE], against: 'random' }, async () => {
        const move = hand === 'mouse' ? mouseMoves(page) : keyMoves(page);
        expect(await playToTheEnd(page, move)).toMatch(/(has|have) won|A draw/);
      });
    });

  test('with all cards under M11, by mouse', { tag: '@long' }, async ({ page, host }) => {
    test.setTimeout(30 * 60_000);
    await sitDown(page, host, { rulebook: 'm11', seed: 5, decks: ['Dawn Patrol', 'Dawn Patrol'] });
    expect(await playToTheEnd(page, mouseMoves(page))).toMatch(/(has|have) won|A draw/);
    await page.getByRole('button', { name: 'To the title' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });
});

test('a solo duel asks for both chairs and shows both hands', async ({ page, host }) => {
  await sitDown(page, host, { rulebook: 'fifth', seed: 8, decks: [FIRE, FIRE], against: 'person' });
  const question = page.locator('[data-question]');
  const asked = new Set<string>();
  const move = mouseMoves(page);
  for (let step = 0; step < 40 && asked.size < 2; step++) {
    const seen = await lookWhenAsked(page);
    if (seen.kind !== undefined)
      asked.add((await question.innerText()).startsWith('Your other self:') ? 'other' : 'own');
    await move(seen, step);
  }
  expect([...asked].toSorted()).toEqual(['other', 'own']);
  for (const hand of ['Your hand', 'Your other hand'])
    await expect(page.getByRole('region', { name: hand }).getByRole('button').first()).toBeVisible();
});

test.describe('beside playing', () => {
  test.beforeEach(async ({ page, host }) => {
    await sitDown(page, host, { rulebook: 'fifth', seed: 8, decks: [FIRE, FIRE] });
    await playUntilMain(page);
  });

  test('a right click on a phase puts a Stop there, and takes it away (U092, U093)', async ({ page }) => {
    const upkeep = page.getByRole('button', { name: /^Your upkeep/ });
    await expect(upkeep).not.toHaveAccessibleName(/Stop/);
    await upkeep.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Always stop here' }).click();
    await expect(upkeep).toHaveAccessibleName(/with a Stop/);
    await upkeep.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'No longer stop here' }).click();
    await expect(upkeep).not.toHaveAccessibleName(/Stop/);
  });

  test('the Showcase shows what the pointer or the keyboard is on (U099)', async ({ page }) => {
    const hand = page.getByRole('region', { name: 'Your hand' });
    const first = hand.getByRole('button').first();
    const name = /^[^,.]+/.exec(await first.innerText())?.[0] ?? 'no name';
    await first.hover();
    await expect(page.getByRole('region', { name: 'The card you look at' })).toContainText(name);
    const last = hand.getByRole('button').last();
    const other = /^[^,.]+/.exec(await last.innerText())?.[0] ?? 'no name';
    await last.focus();
    await expect(page.getByRole('region', { name: 'The card you look at' })).toContainText(other);
  });

  test('a click on what cannot be used says why, until something is done', async ({ page }) => {
    const objection = page.locator('.situation .objection');
    await page.locator('.ground [data-spot^="card"]:not([data-mark])').first().click();
    await expect(objection).toHaveText(/\.(\s\(R\d{3}\))?$/);
    await page.locator('#done').click();
    await expect(objection).toHaveCount(0);
  });

  test('conceding is asked again, and ends the duel (U039)', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Concede…' }).click();
    await page.getByRole('button', { name: 'No, play on' }).click();
    await expect(page.locator('[data-result]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Concede…' }).click();
    await page.getByRole('button', { name: 'Yes, concede' }).click();
    await expect(page.locator('[data-result]')).toContainText('Morrow Vane has won.');
  });

  test('the Menu button opens the menu of the table, with what is going on at its head', async ({ page }) => {
    await page.locator('#table-menu').click();
    await expect(page.getByRole('menu', { name: 'What can be done at the table' })).toBeVisible();
    const entries = page.getByRole('menuitem');
    await expect(entries.first()).toHaveText('Done');
    for (const name of ['Log', 'Duel options…', 'Yields and Stops…', 'Concede…', 'Help', 'Leave the table'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('Escape opens and closes the menu, and the keyboard is where it was', async ({ page }) => {
    const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').last();
    await card.focus();
    const before = await keyboardOn(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect(await keyboardOn(page)).toBe(before);
  });

  test('a table that was left is as it was when the player comes back', async ({ page, host }) => {
    // Not the Showcase: nobody has looked at a card since.
    const ground = page.locator('.ground');
    const before = await ground.innerText();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Leave the table' }).click();
    await enter(page, host);
    await page.getByRole('menuitem', { name: /^Continue/ }).click();
    await expect.poll(() => ground.innerText()).toBe(before);
  });

  test('what happened in the opponent’s turn can be read', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: /What happened in Morrow Vane’s turn/ }).click();
    const log = page.getByRole('region', { name: /What happened/ }).first();
    await page.getByRole('button', { name: 'Whole duel' }).click();
    await expect(log.or(page.getByRole('region', { name: 'Log' }).first()).first()).toContainText('Turn 1');
  });
});

async function playUntilMain(page: Page): Promise<void> {
  const move = mouseMoves(page);
  await expect(async () => {
    const seen = await lookWhenAsked(page);
    if (seen.kind !== 'act') {
      await move(seen, 0);
    }
    expect((await lookWhenAsked(page)).kind).toBe('act');
  }).toPass({ intervals: [50] });
}

test('no complaint from axe by any light', async ({ page, host }) => {
  await sitDown(page, host, { rulebook: 'fifth', seed: 8, decks: [FIRE, FIRE] });
  const move = mouseMoves(page);
  for (let step = 0; step < 12; step++) {
    await move(await lookWhenAsked(page), step);
  }
  expect(await complaints(page)).toEqual([]);
});

test('the table fits every window, with letters of every size', async ({ page, host }) => {
  await sitDown(page, host, { rulebook: 'fifth', seed: 8, decks: [FIRE, FIRE] });
  await playUntilMain(page);
  for (const textSize of [100, 200] as const) {
    await prefer(page, { textSize });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => stickingOut(page), `${size.width}, ${textSize} %`).toEqual([]);
      await expect(page.locator('#done')).toBeInViewport({ ratio: 1 });
    }
  }
});
