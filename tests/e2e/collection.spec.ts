/** Players, their cards, packs and trades, through the program and a real database. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { Host } from '../support/web-host.ts';
import { complaints } from './accessibility.ts';
import { enter, expect, keyboardOn, prefer, stickingOut, test } from './support.ts';

const BOOKS = { fifth: 'Fifth', portal: 'Portal', m11: 'M11' } as const satisfies Partial<
  Record<Rulebook, string>
>;

interface Newcomer {
  readonly name: string;
  readonly rulebook: keyof typeof BOOKS;
  readonly hasAll?: true;
}

/** In the players' room, where nobody plays yet or another player is to begin. */
async function fillIn(page: Page, { name, rulebook, hasAll }: Newcomer): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: 'Face 3', exact: true }).check();
  await page
    .getByRole('radiogroup', { name: 'Cards to begin with' })
    .getByRole('radio', { name: BOOKS[rulebook] })
    .check();
  if (hasAll) await page.getByRole('radio', { name: 'Every card is yours' }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(heading(page, hasAll ? 'Collection' : 'Packs')).toBeVisible();
}

async function begin(page: Page, host: Host, newcomer: Newcomer): Promise<void> {
  await enter(page, host);
  await prefer(page, { rulebook: newcomer.rulebook });
  await page.getByRole('button', { name: 'Begin as a player' }).click();
  await fillIn(page, newcomer);
}

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the cards' });
const cards = (page: Page): Locator => page.getByRole('group', { name: 'Cards found' });
const side = (page: Page): Locator => page.getByRole('region', { name: 'The card', exact: true });
const note = (page: Page, words: string): Locator => page.getByRole('status').filter({ hasText: words });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

async function toTitle(page: Page): Promise<void> {
  const menu = page.getByRole('menu');
  const back = button(page, /^Back/);
  for (;;) {
    await expect(menu.or(back)).toBeVisible();
    if (await menu.isVisible()) return;
    await back.click();
  }
}

async function toCollection(page: Page): Promise<void> {
  await toTitle(page);
  await page.getByRole('menuitem', { name: 'Collection' }).click();
  await expect(search(page)).toBeVisible();
}

async function openAll(page: Page): Promise<void> {
  const heaps = button(page, /^Open a .* \(\d+ to open\)$/);
  await expect(heaps.first()).toBeVisible();
  const counts = (await heaps.allInnerTexts()).map((words) => Number(/\((\d+) to open\)/.exec(words)?.[1]));
  await heaps.first().click();
  for (let left = counts.reduce((sum, count) => sum + count, 0); left > 0; left--) {
    await button(page, 'Turn all over').click();
    await expect(note(page, 'All cards are turned over.')).toBeVisible();
    if (left > 1) await button(page, 'Open the next').click();
  }
}

async function pasteIn(page: Page, list: string): Promise<void> {
  await tab(page, 'Files').click();
  await page.getByRole('textbox', { name: 'Or paste a list here' }).fill(list);
  await button(page, 'Take the list over').click();
}

test('U193 R481: a newcomer begins with Portal’s packs and turns the cards over, one by one and all at once', async ({
  page,
  host,
}) => {
  await begin(page, host, { name: 'Ada Quill', rulebook: 'portal' });
  await page.getByRole('button', { name: 'Open a booster of Portal (6 to open)' }).click();
  await expect(page.getByText('15 cards to turn')).toBeVisible();
  await expect(page.getByText('The strategy of this pack:')).toBeVisible();
  expect(await keyboardOn(page)).toBe('Card 1 of 15, face down');
  await page.keyboard.press('Enter');
  await expect(button(page, /basic land, new$/)).toBeVisible();
  expect(await keyboardOn(page)).toBe('Card 2 of 15, face down');
  await page.keyboard.press('Enter');
  await expect(page.getByText('14 cards to turn')).toBeHidden();
  await expect(page.getByText('13 cards to turn')).toBeVisible();
  await button(page, 'Turn all over').click();
  const turned = page.locator('[data-spot]');
  await expect(turned).toHaveCount(15);
  await expect(turned.last()).toHaveAccessibleName(/, rare(, new)?$/);
  await button(page, 'Put them away').click();
  await expect(page.getByRole('button', { name: 'Open a booster of Portal (5 to open)' })).toBeVisible();
  await toTitle(page);
  await expect(button(page, 'Ada Quill: change the player')).toBeVisible();
});

test('U208: cards are found, marked, counted by hand and taken back, and each printing is told', async ({
  page,
  host,
}) => {
  await begin(page, host, { name: 'Ada', rulebook: 'm11' });
  await openAll(page);
  await button(page, 'To the collection').click();
  await expect(cards(page).getByRole('button').first()).toBeVisible();

  await search(page).fill('');
  await search(page).pressSequentially('t:bea');
  await expect(page.getByRole('option').first()).toHaveText(/^t:Bear/);
  await search(page).press('ArrowDown');
  await search(page).press('Enter');
  await expect(search(page)).toHaveValue(/^t:Bear/);
  await search(page).fill('runeclaw nonsense:1');
  await expect(page.getByText('“nonsense” is nothing that can be searched by.')).toBeVisible();
  await button(page, 'Take away nonsense:1').click();
  await expect(search(page)).toHaveValue('runeclaw');
  await expect(page.getByText('1 card', { exact: true })).toBeVisible();

  await cards(page)
    .getByRole('button', { name: /^Runeclaw Bear/ })
    .click();
  await page.keyboard.press('f');
  await expect(cards(page).getByRole('button', { name: /^Runeclaw Bear.*favourite$/ })).toBeVisible();
  await expect(button(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true');
  const printing = side(page).getByRole('listitem').filter({ hasText: 'Magic 2010' });
  await expect(printing.locator('.count')).toHaveText('0');
  await button(page, 'One more Runeclaw Bear of Magic 2010').click();
  await expect(printing.locator('.count')).toHaveText('1');
  await side(page).getByRole('textbox', { name: 'Your note' }).fill('for the bear deck');
  await search(page).click();
  await search(page).fill('note:bear');
  await expect(page.getByText('1 card', { exact: true })).toBeVisible();

  await tab(page, 'History').click();
  const byHand = page.getByRole('listitem').filter({ hasText: 'Changed by hand' });
  await byHand.getByRole('button', { name: /^Undo/ }).click();
  await expect(byHand.getByText('undone', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Booster of Magic 2011 opened/).first()).toBeVisible();
  await tab(page, 'Cards').click();
  await expect(printing.locator('.count')).toHaveText('0');
});

test('the table is sorted by its columns; the sets say what there is; the card speaks the words of each era', async ({
  page,
  host,
}) => {
  await begin(page, host, { name: 'Ada', rulebook: 'm11', hasAll: true });
  await search(page).fill('!"Llanowar Elves" or !"Air Elemental"');
  await expect(page.getByText('2 cards', { exact: true })).toBeVisible();
  await button(page, 'As a table').click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('Air Elemental');
  await page.getByRole('columnheader', { name: 'Cost' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.nth(1)).toContainText('Llanowar Elves');
  await page.getByRole('columnheader', { name: 'Cost' }).getByRole('button').click();
  await expect(rows.nth(1)).toContainText('Air Elemental');

  await rows.nth(2).getByRole('button').click();
  await side(page).getByRole('combobox', { name: 'In the words of' }).selectOption('alpha');
  await expect(side(page).locator('.era-alpha')).toContainText('Summon');
  await side(page).getByRole('combobox', { name: 'In the words of' }).selectOption('m11');
  await expect(side(page).locator('.era-m11')).toContainText('Creature');
  await tab(page, 'Sets').click();
  await expect(page.getByText('Every card is yours: each set is whole.')).toBeVisible();
});

test('cards come from files and lists, and go out into files; what is not understood is told by its line', async ({
  page,
  host,
}) => {
  await begin(page, host, { name: 'Ada', rulebook: 'm11' });
  await toCollection(page);
  await pasteIn(page, '4 Lightning Bolt\n2 Nonsense of Nowhere\n1 Runeclaw Bear');
  await expect(page.getByRole('tabpanel').getByText(/^5 cards came/)).toBeVisible();
  await expect(page.getByText(/^Line 2: There is no card called “Nonsense of Nowhere”/)).toBeVisible();
  await button(page, 'Take that back').click();
  await expect(page.getByText('Taken back: these cards are gone again.')).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Open a file').click();
  const csv = 'Count,Name,Edition,Collector Number\n3,Lightning Bolt,M11,149\n1,Cultivate,M11,168\n';
  await (await chooser).setFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('tabpanel').getByText(/^4 cards came/)).toBeVisible();

  await tab(page, 'Sets').click();
  const set = page.getByRole('row').filter({ hasText: 'Magic 2011' });
  await expect(set).toContainText('2 of 249');
  await set.getByRole('button', { name: 'Show the cards of Magic 2011' }).click();
  await expect(page.getByText('249 printings')).toBeVisible();

  await tab(page, 'Files').click();
  await page.getByRole('combobox', { name: 'Kind of file' }).selectOption('plain');
  const download = page.waitForEvent('download');
  await button(page, 'Save the file').click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/3 Lightning Bolt/);
  expect(text).toMatch(/1 Cultivate/);

  await page.getByRole('textbox', { name: 'Or paste a list here' }).fill('nothing of any use');
  await button(page, 'Take the list over').click();
  await expect(page.getByRole('alert').filter({ hasText: 'No card was found in it.' })).toBeVisible();
});

test('everything of a player goes into one file and comes back as a player of its own', async ({
  page,
  host,
}) => {
  await begin(page, host, { name: 'Ada', rulebook: 'm11' });
  await toCollection(page);
  await pasteIn(page, '4 Lightning Bolt');
  await expect(page.getByRole('tabpanel').getByText(/^4 cards came/)).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Save everything').click();
  const path = await (await download).path();

  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Restore from a file').click();
  await (
    await chooser
  ).setFiles({
    name: 'ada.json',
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
  await expect(note(page, 'was restored and plays now.')).toBeVisible();
  await expect(button(page, 'Packs (6)')).toBeVisible();
  await tab(page, 'Cards').click();
  await expect(cards(page).getByRole('button', { name: /^Lightning Bolt.*4 owned/ })).toBeVisible();
  await button(page, 'Players').click();
  await expect(button(page, /^Throw away/)).toHaveCount(2);

  await button(page, /^Back/).click();
  await tab(page, 'Files').click();
  const again = page.waitForEvent('filechooser');
  await button(page, 'Restore from a file').click();
  await (await again).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('That file is no backup of a player.')).toBeVisible();
});

test('U181: a wizard says what is missing, agrees, and the cards change hands', async ({ page, host }) => {
  await begin(page, host, { name: 'Ada', rulebook: 'm11' });
  await openAll(page);
  await button(page, 'To the collection').click();
  await button(page, 'Trading').click();
  await tab(page, 'Morrow Vane').click();
  const theirs = page.getByRole('region', { name: 'The binder of Morrow Vane' });
  const yours = page.getByRole('region', { name: 'Your cards' });
  const offer = page.getByRole('region', { name: 'The offer' });
  await expect(offer.getByRole('status')).toContainText('Put something into the offer');

  await theirs.getByRole('button').first().click();
  await expect(offer.getByRole('status')).toContainText('Morrow Vane: “');
  await expect(offer.getByRole('status')).not.toContainText('Agreed');
  await expect(button(page, 'Trade')).toHaveAttribute('aria-disabled', 'true');
  const asked = (await offer.getByRole('listitem').first().locator('span').first().textContent()) ?? '';
  // One's own copy of the same card would come to nothing.
  const others = yours.getByRole('button').filter({ hasNotText: asked.replace(/^\d+ /, '') });
  const agreed = offer.getByRole('status').filter({ hasText: 'Agreed' });
  for (let given = 0; given < 12 && !(await agreed.isVisible()); given++) {
    await others.first().click();
    await expect(offer.getByRole('status')).not.toContainText('thinking');
  }
  await expect(agreed).toBeVisible();
  await button(page, 'Trade').click();
  await expect(note(page, 'Traded with Morrow Vane.')).toBeVisible();
  await expect(offer.getByRole('status')).toContainText('Put something into the offer');

  await button(page, /^Back/).click();
  await tab(page, 'History').click();
  const trade = page.getByRole('listitem').filter({ hasText: 'Traded with Morrow Vane' });
  await expect(trade.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await trade.getByText('Which cards').click();
  await expect(trade.getByText(`+${asked}`)).toBeVisible();
});

test('several play on one machine: changed in the corner of the title, renamed, thrown away and taken back', async ({
  page,
  host,
}) => {
  await begin(page, host, { name: 'Ada', rulebook: 'm11', hasAll: true });
  await button(page, 'Players').click();
  await button(page, 'Another player begins').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await button(page, 'Begin').click();
  await expect(page.getByText('Another player has that name. Take a different one.')).toBeVisible();
  await button(page, 'Other faces').click();
  await fillIn(page, { name: 'Bo', rulebook: 'fifth' });

  await toTitle(page);
  await button(page, 'Bo: change the player').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ada' }).click();
  await expect(button(page, 'Ada: change the player')).toBeVisible();
  await button(page, 'Ada: change the player').click();
  await button(page, 'All players').click();

  await button(page, 'Change Bo').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Boris');
  await button(page, 'Keep').click();
  await expect(button(page, 'Play as Boris')).toBeVisible();
  await button(page, 'Throw away Ada').click();
  await expect(button(page, 'Throw away Boris')).toBeVisible();
  await expect(button(page, 'Play as Boris')).toBeHidden();
  await page.reload();
  await button(page, 'Boris: change the player').click();
  await button(page, 'All players').click();
  await button(page, 'Take back Ada').click();
  await expect(button(page, /^Throw away/)).toHaveCount(2);
});

test('without a player the rooms say so, and ready decks are still dueled with', async ({ page, host }) => {
  await enter(page, host);
  await page.getByRole('menuitem', { name: 'Collection' }).click();
  await expect(page.getByText('A collection belongs to a player, and there is none yet.')).toBeVisible();
  await button(page, /^Back/).click();
  await page.getByRole('menuitem', { name: 'Duel now' }).click();
  await expect(page.getByRole('main', { name: 'The dueling table' })).toBeVisible();
});

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 3840, height: 2160 },
] as const;

/** Where it stands: in each window, and in each light. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await stickingOut(page), `${name} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(SIZES[1]);
  expect.soft(await complaints(page), name).toEqual([]);
}

test('axe finds nothing and nothing sticks out from the newcomer to the packs, in every light', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await prefer(page, { rulebook: 'portal' });
  await button(page, 'Begin as a player').click();
  await lookAt(page, 'newcomer');
  await fillIn(page, { name: 'Ada', rulebook: 'portal' });
  await lookAt(page, 'packs');
  await openAll(page);
  await lookAt(page, 'opened');
});

test('axe finds nothing and nothing sticks out among the cards, in every light', async ({ page, host }) => {
  await begin(page, host, { name: 'Ada', rulebook: 'portal', hasAll: true });
  await expect(cards(page).getByRole('button').first()).toBeVisible();
  await lookAt(page, 'cards');
  await button(page, 'As a table').click();
  await lookAt(page, 'table');
  await button(page, 'How to search').click();
  await lookAt(page, 'help');
});

test('axe finds nothing and nothing sticks out from the files to the title, in every light', async ({
  page,
  host,
}) => {
  await begin(page, host, { name: 'Ada', rulebook: 'm11' });
  await toCollection(page);
  await pasteIn(page, '4 Forest\n1 Nonsense of Nowhere\n1 Lightning Bolt');
  await expect(page.getByRole('tabpanel').getByText(/^5 cards came/)).toBeVisible();
  await lookAt(page, 'files');
  for (const name of ['Sets', 'History']) {
    await tab(page, name).click();
    await lookAt(page, name);
  }
  await button(page, 'Trading').click();
  await page
    .getByRole('button', { name: /^Ask for/ })
    .first()
    .click();
  await lookAt(page, 'trading');
  await button(page, /^Back/).click();
  await button(page, 'Players').click();
  await lookAt(page, 'players');
  await button(page, 'Change Ada').click();
  await lookAt(page, 'change');
  await page.keyboard.press('Escape');
  await toTitle(page);
  await lookAt(page, 'title');
  await button(page, 'Ada: change the player').click();
  await lookAt(page, 'who');
});
