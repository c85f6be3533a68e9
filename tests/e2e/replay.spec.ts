/** A duel that is over is looked at again, judged, and gone on from; and a wizard is asked for advice at the table. */
import type { Page } from 'playwright/test';
import type { DuelOrder } from '../../src-shared/duels.ts';
import { USUAL_CUSTOMS } from '../../src-shared/set-up.ts';
import { sitAt, untilAsked } from '../support/duel-window.ts';
import { cookieOf } from '../support/let-in.ts';
import type { Host } from '../support/web-host.ts';
import { complaints, violations } from './accessibility.ts';
import { enter, expect, prefer, test } from './support.ts';
import { atPosition } from './furniture-support.ts';

const ORDER: DuelOrder = {
  rulebook: 'fifth',
  seats: [
    { player: 'random', deck: { kind: 'ready', name: 'Ember Hall' } },
    { player: 'random', deck: { kind: 'ready', name: 'Cinder and Thorn' } },
  ],
  seed: 5,
  ...USUAL_CUSTOMS,
  undo: 'always',
  ante: false,
};

/** Two wizards play it to its end; nobody watches. */
async function playedDuel(page: Page, host: Host): Promise<string> {
  const window = await sitAt(host, ORDER, await cookieOf(page, host));
  await untilAsked(window, Number.MAX_SAFE_INTEGER);
  await window.client.close();
  return window.duel;
}

async function openReplay(page: Page, host: Host): Promise<string> {
  await enter(page, host);
  await prefer(page, { pace: 'atOnce' });
  const duel = await playedDuel(page, host);
  await page.getByRole('menuitem', { name: /^Duel…/ }).click();
  await page.getByText('1 ended duel').click();
  await page.getByRole('button', { name: /^Replay:/ }).click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  return duel;
}

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Place in the duel' });
const placeOf = async (page: Page) => Number(await scrubber(page).inputValue());
const endOf = async (page: Page) => Number(await scrubber(page).getAttribute('max'));
const territories = (page: Page) => page.locator('main.table .ground .territory');

test('a finished duel is scrubbed by the keyboard, stepped by reply and turn, and shows what the table showed', async ({
  page,
  host,
}) => {
  await openReplay(page, host);
  expect(await endOf(page)).toBeGreaterThan(20);
  expect(await placeOf(page)).toBe(0);
  await scrubber(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => placeOf(page)).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(() => placeOf(page)).toBe(await endOf(page));
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /turn \d+/);
  await expect(page.locator('[data-happened]')).toContainText(/won|draw/);
  const shown = () => territories(page).allInnerTexts();
  await expect.poll(async () => (await shown()).join('')).not.toBe('');
  const atEnd = await shown();
  await page.getByRole('button', { name: 'A turn back' }).click();
  await expect.poll(() => placeOf(page)).toBeLessThan(await endOf(page));
  await page.getByRole('button', { name: 'A step on' }).click();
  await page.getByRole('button', { name: 'A turn on' }).click();
  await expect.poll(() => placeOf(page)).toBe(await endOf(page));
  await expect.poll(shown).toEqual(atEnd);
  await expect(page.locator('[data-result]')).toHaveCount(0);
});

test('it plays by itself at the speed that was chosen, and stops when it is told to', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await openReplay(page, host);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Pause' }).click();
  const place = await placeOf(page);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.clock.fastForward(60_000);
  expect(await placeOf(page)).toBe(place);
});

test('one hand is seen, or both', async ({ page, host }) => {
  await openReplay(page, host);
  await scrubber(page).fill('12');
  const cardsIn = (window: string) => page.locator(`[data-window="${window}"] [data-spot]`).count();
  await expect.poll(() => cardsIn('ownHand')).toBeGreaterThan(0);
  expect(await cardsIn('otherHand')).toBe(0);
  await page.getByRole('combobox', { name: 'Hands' }).selectOption('both');
  await expect.poll(() => cardsIn('otherHand')).toBeGreaterThan(0);
  expect(await cardsIn('ownHand')).toBeGreaterThan(0);
});

test('the chances are drawn with the places where it turned, and each leads there', async ({
  page,
  host,
}) => {
  await openReplay(page, host);
  await page.getByRole('button', { name: 'Chances' }).click();
  await expect(page.locator('[data-chances="done"]')).toBeVisible();
  const rows = page.getByRole('table', { name: /^The chances of/ }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(3);
  const point = page.locator('[data-chances] ol button').first();
  await expect(point).toHaveText(/^Turn \d+: from \d+ % to \d+ %\. .+\.$/s);
  await point.click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
});

test('axe finds nothing in the replay with its chances, by any light', async ({ page, host }) => {
  await openReplay(page, host);
  await page.getByRole('button', { name: 'Chances' }).click();
  await expect(page.locator('[data-chances="done"]')).toBeVisible();
  expect(await complaints(page)).toEqual([]);
});

test('from a place in the middle it is gone on with against another wizard', async ({ page, host }) => {
  const old = await openReplay(page, host);
  const middle = Math.floor((await endOf(page)) / 2);
  await scrubber(page).fill(String(middle));
  await expect.poll(() => placeOf(page)).toBe(middle);
  await page.getByRole('button', { name: 'Go on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Go on from here' });
  await dialog.getByRole('combobox').first().selectOption('person');
  await dialog.getByRole('combobox').last().selectOption('apprentice');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The table' })).toBeAttached();
  await expect(page.locator('[data-question]')).toBeVisible();
  await expect(page.getByText('Tansy Quill').first()).toBeVisible();
  // The table is played at: what is said here is taken, and leads to another decision.
  const decision = async () => Number(await page.locator('main.table').getAttribute('data-decision'));
  const asked = await decision();
  expect(asked).toBeGreaterThan(0);
  await page.locator('#done:not([aria-disabled="true"])').click();
  await expect.poll(decision).toBeGreaterThan(asked);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Goes on from decision ${middle} of another duel`)).toBeVisible();
  await expect(page.locator(`[data-duel="${old}"]`)).toBeAttached();
});

test('at its last place there is nothing to go on with', async ({ page, host }) => {
  await openReplay(page, host);
  await scrubber(page).press('End');
  await expect(page.getByRole('button', { name: 'Go on from here' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Duel' })).toBeVisible();
});

test('a wizard tells what it would do and why, marks the cards meant, and does it when told to', async ({
  page,
}) => {
  const own = { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Mountain'] };
  await atPosition(page, { own, theirs: { life: 3 }, preferences: { attention: 'everything' } }, async () => {
    await page.locator('[data-question="act"]').waitFor();
    const hint = page.locator('[data-hint]');
    await expect(hint).toHaveCount(0);
    await page.keyboard.press('w');
    await expect(hint).toHaveAttribute('data-hint', 'told');
    await expect(hint).toContainText('Begin with Lightning Bolt: the duel can be won this turn.');
    await expect(page.locator('[data-hinted]')).toHaveAttribute('data-spot', /^card-/);
    expect(await violations(page, ['[data-area="situation"]'])).toEqual([]);
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(page.locator('[data-hinted]')).toHaveCount(0);
    await expect(page.locator('[data-window="ownHand"]')).not.toContainText('Lightning Bolt');
  });
});

test('who wants no hints is offered none', async ({ page }) => {
  const own = { hand: ['Lightning Bolt'], battlefield: ['Mountain'] };
  const preferences = { attention: 'everything', hints: false } as const;
  await atPosition(page, { own, preferences }, async () => {
    await page.locator('[data-question="act"]').waitFor();
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /What would a wizard do/ })).toHaveCount(0);
    await expect(page.locator('[data-hint]')).toHaveCount(0);
  });
});
