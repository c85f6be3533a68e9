/** Matches and gauntlets, from the set-up room to the last prize. */
import type { Locator, Page } from 'playwright/test';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { BUILT_HOST, startWebHost } from '../support/web-host.ts';
import { complaints } from './accessibility.ts';
import {
  clientOf,
  concede,
  enterAs,
  setUp,
  waitForLand,
  winAtTable,
  type Challenger,
} from './campaign-support.ts';
import { enter, expect, goTo, keyboardOn, prefer, stickingOut, test } from './support.ts';
import { value } from '../support/duel-window.ts';

/** Alpha counts no copies, so that every hand can burn. */
const BURNER: Challenger = { rulebook: 'alpha', deck: { main: { 'Lightning Bolt': 20, Mountain: 20 } } };
const ALL_BOLTS: Challenger = { rulebook: 'alpha', deck: { main: { 'Lightning Bolt': 40 } }, bolts: 40 };
/** So few cards only by agreement. */
const SMALL: Challenger = {
  rulebook: 'm11',
  deck: { main: { 'Lightning Bolt': 4, Mountain: 8 }, side: { Island: 15 } },
};

const WEAK = { 'The wizard’s life': '1', 'Your opening hand': '12' };

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const links = (page: Page, state: string): Locator => page.locator(`[data-link="${state}"]`);
const line = (page: Page, name: RegExp): Locator => page.getByRole('menuitem', { name });

async function beginGauntlet(page: Page, chosen: readonly string[] = []): Promise<void> {
  await setUp(page, {
    competition: 'Gauntlet',
    chosen: ['One single duel', ...chosen],
    typed: WEAK,
    opponents: 1,
  });
  await button(page, 'Begin the gauntlet').click();
  await expect(heading(page, 'Gauntlet')).toBeVisible();
}

async function toTheTable(page: Page): Promise<void> {
  await button(page, 'Next round').click();
  await expect(heading(page, 'Match')).toBeVisible();
  await button(page, 'To the table').click();
}

async function backFromTheTable(page: Page): Promise<void> {
  await button(page, 'On with the match').click();
  await button(page, 'On with the gauntlet').click();
  await expect(heading(page, 'Gauntlet')).toBeVisible();
}

test('a gauntlet of three wizards is won (U001, U003, U005, U006, U007, U016, U176)', async ({
  page,
  host,
}) => {
  await enterAs(page, host, BURNER);
  await beginGauntlet(page);
  await expect(links(page, 'next')).toHaveCount(1);
  await expect(links(page, 'toCome')).toHaveCount(2);
  for (const round of [1, 2, 3]) {
    await expect(page.locator('[data-standing]')).toContainText(`round ${round} of 3`);
    await toTheTable(page);
    expect(await winAtTable(page)).toContain('You have won.');
    await backFromTheTable(page);
    await expect(links(page, 'won')).toHaveCount(round);
  }
  await expect(page.getByText('All 3 wizards are beaten.')).toBeVisible();
  await expect(page.getByText('3 won · 0 lost')).toBeVisible();
  await button(page, 'Hall of fame').click();
  await expect(heading(page, 'Hall of fame')).toBeVisible();
  // Nothing is left to go on with.
  await enter(page, host);
  await expect(line(page, /^Continue/)).toHaveCount(0);
});

test('a gauntlet for ante is lost, and the card is gone (U008, U020, U174, U178, U179)', async ({
  page,
  host,
}) => {
  await enterAs(page, host, ALL_BOLTS);
  await beginGauntlet(page, ['For keeps']);
  await button(page, 'Next round').click();
  // Both antes lie open before anybody sits down.
  await expect(page.locator('[data-ante="0"]')).toHaveAccessibleName('Yours: Lightning Bolt');
  await expect(page.locator('[data-ante="1"]')).toBeVisible();
  await button(page, 'To the table').click();
  await concede(page);
  await expect(page.locator('[data-result]')).toContainText('Lightning Bolt went to');
  await backFromTheTable(page);
  await expect(page.getByRole('heading', { name: 'The gauntlet is lost' })).toBeVisible();
  await expect(page.locator('[data-count="lost"]')).toHaveText('1');
  const client = await clientOf(page, host);
  const [player] = value(await client.call('players.list'));
  const owned = value(await client.call('collection.owned', { player: player?.id ?? 0 }));
  expect(owned.find(({ card, set }) => card === 'Lightning Bolt' && set === 'LEA')?.count).toBe(39);
  await client.close();
});

test('a best of three with its sideboard (U002, U019, U175, U177, U183, U184, R461, R470)', async ({
  page,
  host,
}) => {
  await enterAs(page, host, SMALL);
  await setUp(page, {
    competition: 'Single Duel',
    chosen: ['Best two of three'],
    // Whatever is drawn, a land and a bolt are among so many.
    typed: { ...WEAK, 'Your opening hand': '9', 'Your deck may be as small as': '12' },
  });
  await button(page, 'Begin the match').click();
  await button(page, 'Begin').click();
  await expect(page.getByText(/^The coin shows (heads|tails): .* wins? the toss\./)).toBeVisible();
  await button(page, 'To the table').click();
  await concede(page);
  await expect(page.locator('[data-result]')).toContainText('The match stands at 0–1.');
  await button(page, 'On with the match').click();
  await expect(links(page, 'lost')).toHaveCount(1);

  await button(page, 'Sideboard').click();
  const dialog = page.getByRole('dialog', { name: 'Sideboard' });
  await expect(dialog.locator('[data-half="main"]')).toHaveText('12 of 12');
  await button(page, 'Mountain: to the sideboard').click();
  await expect(dialog.getByText('The deck has 1 card too few')).toBeVisible();
  await expect(button(page, 'OK')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Island: into the deck').click();
  await expect(dialog.getByText('The counts are right.')).toBeVisible();
  await button(page, 'OK').click();
  await expect(dialog).toHaveCount(0);

  for (const score of ['1–1', 'You have won the match.']) {
    await button(page, 'Next duel').click();
    await button(page, 'To the table').click();
    expect(await winAtTable(page)).toContain('You have won.');
    await expect(page.locator('[data-result]')).toContainText(score);
    await button(page, 'On with the match').click();
  }
  await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  await expect(links(page, 'won')).toHaveCount(2);
});

test('under Alpha a deck stays as it is, and what breaks a rule is refused with its reason (U017, U180, R009, R460)', async ({
  page,
  host,
}) => {
  await enterAs(page, host, { rulebook: 'alpha', deck: { main: { 'Lightning Bolt': 10 } } });
  await setUp(page, { competition: 'Single Duel', chosen: ['A set'] });
  await button(page, 'Begin the match').click();
  await expect(
    page.getByText(/This deck may not be played\. 10 cards; at least 40 are wanted/),
  ).toBeVisible();
  await expect(heading(page, 'Duel')).toBeVisible();
  await page.getByRole('region', { name: 'First chair' }).getByRole('radio', { name: 'By chance' }).check();
  await button(page, 'Begin the match').click();
  await button(page, 'Begin').click();
  await button(page, 'To the table').click();
  await concede(page);
  await button(page, 'On with the match').click();
  await expect(links(page, 'lost')).toHaveCount(1);
  await expect(button(page, 'Next duel')).toBeVisible();
  await expect(button(page, 'Sideboard')).toHaveCount(0);
});

test('a toss of the coin is seen at the table as well, and nothing waits for it (U019)', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await line(page, /^Duel now/).click();
  await expect(page.getByText(/^The coin shows (heads|tails)\. .* wins? the toss and/)).toBeVisible();
  await expect(page.locator('main.table')).toBeVisible();
});

test('with the coin toss off in the Duel Options the result is said, and the coin lies there (U010, U019)', async ({
  page,
  host,
}) => {
  await enter(page, host);
  const tossOf = async () => {
    await line(page, /^Duel now/).click();
    await expect(page.getByText(/^The coin shows (heads|tails)\. .* wins? the toss and/)).toBeVisible();
    return page.locator('[data-toss] .coin').evaluate((coin) => getComputedStyle(coin).animationName);
  };
  expect(await tossOf()).toMatch(/toss$/);
  await page.goBack();
  await goTo(page, 'Duel');
  await button(page, 'Duel Options…').click();
  const options = page.getByRole('dialog', { name: 'Duel options' });
  await options.getByRole('switch', { name: 'Coin toss' }).uncheck();
  await options.getByRole('button', { name: 'OK' }).click();
  await page.goBack();
  expect(await tossOf()).toBe('none');
});

test('OK keeps the options and Cancel drops them, and the word of difficulty follows (U004, U006, U009, U010)', async ({
  page,
  host,
}) => {
  await enterAs(page, host, BURNER);
  await prefer(page, { rulebook: 'fifth' });
  await line(page, /^Duel…/).click();
  await page.getByRole('radio', { name: 'Gauntlet' }).check();
  const difficulty = page.locator('[data-difficulty]');
  await expect(difficulty).toHaveText('normal');
  await button(page, 'Gauntlet Options…').click();
  await page.getByRole('radio', { name: 'Best two of three' }).check();
  await page.getByRole('radio', { name: 'Wizard', exact: true }).check();
  await button(page, 'Cancel').click();
  await expect(difficulty).toHaveText('normal');
  await button(page, 'Gauntlet Options…').click();
  await expect(page.getByRole('radio', { name: 'Magician', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Best two of three' }).check();
  await button(page, 'OK').click();
  await expect(difficulty).toHaveText('easy');
  await button(page, 'Gauntlet Options…').click();
  await page.getByRole('radio', { name: 'For keeps' }).check();
  await page.getByRole('radio', { name: 'Wizard', exact: true }).check();
  await button(page, 'OK').click();
  await expect(difficulty).toHaveText('very hard');

  // The same dialog as at the table; what is chosen holds there.
  await button(page, 'Duel Options…').click();
  const options = page.getByRole('dialog', { name: 'Duel options' });
  await options.getByRole('radio', { name: 'Advanced' }).check();
  await options.getByRole('button', { name: 'OK' }).click();
  await button(page, 'Begin the gauntlet').click();
  await button(page, 'Next round').click();
  await button(page, 'To the table').click();
  await expect(page.locator('main.table.advanced')).toBeVisible();

  // What was begun last is remembered, also by another start.
  await enter(page, host);
  await line(page, /^Duel…/).click();
  await expect(page.getByRole('radio', { name: 'Gauntlet' })).toBeChecked();
  await expect(page.getByText('for keeps', { exact: true })).toBeVisible();
});

test('a draw is offered: a wizard judges by its chances, and one’s other self agrees (point 8)', async ({
  page,
  host,
}) => {
  await enterAs(page, host, BURNER);
  await setUp(page, { competition: 'Single Duel', typed: { 'Your life': '900', 'The wizard’s life': '1' } });
  await button(page, 'Begin the match').click();
  await button(page, 'Begin').click();
  await button(page, 'To the table').click();
  await expect(page.getByRole('main', { name: 'The dueling table' })).toBeVisible();
  await page.locator('#table-menu').click();
  await line(page, /^Offer a draw/).click();
  await button(page, 'Offer it').click();
  await expect(page.locator('[data-result="draw"]')).toContainText('A draw: you both agreed to it.');
});

test.describe('after a kill', () => {
  // A page whose program is gone says so in the console.
  test.use({ mayFail: /WebSocket|Failed to load|ERR_/ });

  test('a gauntlet goes on inside a round and between two, where it stood', async ({ page }) => {
    const dataFolder = makeFolder();
    const start = () => startWebHost({ file: BUILT_HOST, dataFolder });
    let host = await start();
    const kill = async () => {
      host.child.kill('SIGKILL');
      await host.ended;
      host = await start();
      await enter(page, host);
    };
    try {
      await enterAs(page, host, BURNER);
      await beginGauntlet(page);
      await toTheTable(page);
      await (await waitForLand(page)).click({ position: { x: 10, y: 8 } });
      const ground = page.locator('main.table .ground');
      await expect(page.locator('[data-deed="cast"]').first()).toBeVisible();
      const before = await ground.innerText();
      await kill();
      await line(page, /^Continue/).click();
      await expect.poll(() => ground.innerText()).toBe(before);
      expect(await winAtTable(page)).toContain('You have won.');
      await button(page, 'On with the match').click();
      await expect(heading(page, 'Match')).toBeVisible();
      await kill();
      await expect(line(page, /^Continue/)).toContainText('round 2 of 3');
      await line(page, /^Continue/).click();
      await expect(links(page, 'won')).toHaveCount(1);
      await expect(links(page, 'next')).toHaveCount(1);
      // The set-up room knows it as well.
      await enter(page, host);
      await line(page, /^Duel…/).click();
      await button(page, 'Continue: A gauntlet of 3 wizards').click();
      await expect(heading(page, 'Gauntlet')).toBeVisible();
    } finally {
      await host.stop();
      removeFolder(dataFolder);
    }
  });
});

test('keyboard alone leads from the title into the first duel of a gauntlet', async ({ page, host }) => {
  await enterAs(page, host, BURNER);
  const tabTo = async (name: RegExp) => {
    for (let tabs = 0; tabs < 80 && !name.test(await keyboardOn(page)); tabs++)
      await page.keyboard.press('Tab');
    expect(await keyboardOn(page)).toMatch(name);
  };
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Single Duel' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(/^Gauntlet Options…/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gauntlet Options' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(/^Begin the gauntlet/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Gauntlet')).toBeFocused();
  await tabTo(/^Next round/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Match')).toBeFocused();
  await tabTo(/^To the table/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'The dueling table' })).toBeVisible();
});

test('axe finds nothing in the rooms of matches and gauntlets, by any light', async ({ page, host }) => {
  await enterAs(page, host, ALL_BOLTS);
  await setUp(page, { competition: 'Gauntlet', chosen: ['For keeps'], opponents: 1 });
  await button(page, 'Gauntlet Options…').click();
  expect(await complaints(page), 'options').toEqual([]);
  await button(page, 'Cancel').click();
  expect(await complaints(page), 'set-up').toEqual([]);
  await button(page, 'Begin the gauntlet').click();
  await expect(heading(page, 'Gauntlet')).toBeVisible();
  expect(await complaints(page), 'gauntlet').toEqual([]);
  await button(page, 'Next round').click();
  await expect(page.locator('[data-ante="1"]')).toBeVisible();
  expect(await complaints(page), 'match').toEqual([]);
  await button(page, 'Give up').click();
  await button(page, 'Yes, give it up').click();
  await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  expect(await complaints(page), 'end').toEqual([]);
  for (const [width, textSize] of [
    [1440, 100],
    [1024, 100],
    [1024, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await prefer(page, { textSize });
    expect(await stickingOut(page), `match at ${width}, ${textSize} %`).toEqual([]);
  }
  await button(page, 'On with the gauntlet').click();
  expect(await stickingOut(page), 'gauntlet').toEqual([]);
});
