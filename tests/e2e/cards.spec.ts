/** Cards as they are seen and read: small cards and their marks, hands, the Showcase, the full card, the options. */
import type { Locator, Page } from 'playwright/test';
import type { PreferencesChange } from '../../src-shared/preferences.ts';
import { positionDuel, type SeatWords } from '../support/rule-duel.ts';
import { complaints } from './accessibility.ts';
import { atTableOf, folderWith } from './laid-table.ts';
import { enter, expect, goTo, prefer, test } from './support.ts';
import { paint } from './plain-page.ts';
import { look } from './table-support.ts';

type Seats = readonly [SeatWords, SeatWords];

async function atTable(
  page: Page,
  rulebook: 'fifth' | 'm11',
  seats: Seats,
  see: (table: Table) => Promise<void>,
  preferences: PreferencesChange = {},
): Promise<void> {
  const { setup } = positionDuel(rulebook, seats, { turn: 3 });
  const folder = folderWith({ rulebook, setup, against: 'person' });
  await atTableOf(page, folder, preferences, async () => {
    await expect(page.locator('[data-question="act"]')).toBeVisible();
    await see(new Table(page));
  });
}

class Table {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get showcase(): Locator {
    return this.page.getByRole('region', { name: 'The card you look at' });
  }

  tile(name: string): Locator {
    return this.page.locator('.tile').filter({ hasText: new RegExp(`^${name}[,.]`) });
  }

  inHand(name: string): Locator {
    return this.page.locator('.strip[data-spot]').filter({ hasText: new RegExp(`^${name}[,.]`) });
  }
}

/** An Elf with all that can lie on a card, a Bear made larger, and a land. */
const MARKED: Seats = [
  {
    hand: ['Shivan Dragon', 'Giant Growth', 'Lightning Bolt'],
    battlefield: [
      { card: 'Craw Wurm', damage: 2 },
      { card: 'Clockwork Beast', counters: { '+1/+0': 3 } },
      { card: 'Birds of Paradise', tapped: true },
      { card: 'Grizzly Bears', sick: true },
      ...['Forest', 'Forest', 'Mountain'].map((card) => ({ card })),
    ],
  },
  { battlefield: [{ card: 'Serra Angel' }, { card: 'Plains' }] },
];

test.describe('small cards', () => {
  test('show damage, counters, sickness, being tapped, abilities and the present size (U053, U054, U056, U057)', async ({
    page,
  }) => {
    await atTable(page, 'fifth', MARKED, async (table) => {
      await expect(table.tile('Craw Wurm').locator('.damage')).toHaveText('2');
      await expect(table.tile('Craw Wurm')).toHaveAccessibleName(/2 damage/);
      await expect(table.tile('Clockwork Beast').locator('.pill')).toHaveText('+1/+0 × 3');
      await expect(table.tile('Clockwork Beast').locator('.size')).toHaveText('3/4');
      await expect(table.tile('Clockwork Beast').locator('.size')).toHaveClass(/\bup\b/);
      await expect(table.tile('Grizzly Bears').locator('.sick')).toBeVisible();
      await expect(table.tile('Craw Wurm').locator('.sick')).toHaveCount(0);
      await expect(table.tile('Birds of Paradise').locator('.tap')).toBeVisible();
      await expect(table.tile('Birds of Paradise').locator('[data-ability="flying"] svg')).toBeVisible();
      const borders = await Promise.all(
        ['Craw Wurm', 'Serra Angel', 'Clockwork Beast'].map((name) =>
          table
            .tile(name)
            .locator('.face')
            .evaluate((face) => getComputedStyle(face).backgroundColor),
        ),
      );
      expect(new Set(borders).size).toBe(3);
    });
  });

  test('keep their numbers upright when they are turned', async ({ page }) => {
    await atTable(page, 'fifth', MARKED, async (table) => {
      const size = table.tile('Birds of Paradise').locator('.size');
      const turn = (part: Locator) => part.evaluate((element) => getComputedStyle(element).transform);
      expect(await turn(size)).toBe('none');
      expect(await turn(table.tile('Birds of Paradise').locator('.face'))).toMatch(/^matrix\((0|6\.)/);
    });
  });

  test('leave out abilities and sizes where that is preferred (U062, U063)', async ({ page }) => {
    await atTable(page, 'fifth', MARKED, async (table) => {
      const birds = table.tile('Birds of Paradise');
      await expect(birds.locator('.size')).toBeVisible();
      await prefer(page, { abilityIcons: false, sizesOnCards: false });
      await expect(birds.locator('.ability')).toHaveCount(0);
      await expect(birds.locator('.size')).toHaveCount(0);
      await expect(birds).toHaveAccessibleName(/0\/1, flying/);
    });
  });

  test('are whole cards where squares of art are not wanted', async ({ page }) => {
    await atTable(
      page,
      'm11',
      MARKED,
      async (table) => {
        const wurm = table.tile('Craw Wurm');
        await expect(wurm.locator('.card-frame.era-m11')).toBeVisible();
        const [card, tile] = [await wurm.locator('.card-frame').boundingBox(), await wurm.boundingBox()];
        expect((card?.height ?? 0) / (card?.width ?? 1)).toBeCloseTo(1.4, 1);
        expect(card?.height).toBeCloseTo(tile?.height ?? 0, -1);
        await prefer(page, { artSquares: true, eraFrames: 'alpha' });
        await expect(wurm.locator('.picture')).toBeVisible();
        await wurm.hover();
        await expect(table.showcase.locator('.card-frame')).toHaveClass(/era-alpha/);
      },
      { artSquares: false },
    );
  });

  test('are larger where that is preferred and there is room', async ({ page }) => {
    await atTable(page, 'fifth', [{ battlefield: ['Forest', 'Grizzly Bears'] }, {}], async (table) => {
      const width = async () => (await table.tile('Grizzly Bears').boundingBox())?.width ?? 0;
      const before = await width();
      await prefer(page, { cardSize: 125 });
      await expect.poll(width).toBeGreaterThan(before * 1.15);
    });
  });

  test('say by bars and a shake that a click came to nothing', async ({ page }) => {
    await atTable(page, 'fifth', MARKED, async (table) => {
      await table.tile('Serra Angel').click();
      await expect(table.tile('Serra Angel')).toHaveAttribute('data-refused', '');
      await expect(table.tile('Serra Angel').locator('.barred')).toBeVisible();
      await expect(table.tile('Craw Wurm').locator('.barred')).toHaveCount(0);
    });
  });
});

test('a strip in the hand has its cost in pips, and a wedge and a yellow name when it can be cast', async ({
  page,
}) => {
  await atTable(page, 'fifth', MARKED, async (table) => {
    const bolt = table.inHand('Lightning Bolt');
    await expect(bolt.locator('.cost .pip')).toHaveCount(1);
    await paint(page, true);
    // The sign of red, in the palette's own colour.
    await expect(bolt.locator('.cost .pip')).toHaveCSS('background-image', /svg.*fill%3D%22%23fff0d6/);
    await expect(bolt.locator('.wedge')).toBeVisible();
    await expect(bolt.locator('.name')).toHaveCSS('color', 'rgb(255, 231, 90)');
    const dragon = table.inHand('Shivan Dragon');
    await expect(dragon.locator('.cost .pip')).toHaveCount(3);
    await expect(dragon.locator('.wedge')).toHaveCount(0);
  });
});

test.describe('the Showcase', () => {
  test('has all parts of a printed card, in the frame of the rulebook (U209)', async ({ page }) => {
    await atTable(page, 'm11', MARKED, async ({ showcase }) => {
      await page
        .locator('.tile')
        .filter({ hasText: /^Serra Angel/ })
        .hover();
      const card = showcase.locator('.card-frame');
      await expect(card).toHaveClass(/era-m11/);
      await expect(card.locator('.name')).toHaveText('Serra Angel');
      await expect(card.locator('.head')).toContainText('3 white white');
      await expect(card.locator('.line')).toHaveText('Creature — Angel');
      await expect(card.locator('.words')).toContainText('Flying, vigilance');
      await expect(card.locator('.size')).toHaveText('4/4');
      await expect(card.getByRole('img', { name: 'Uncommon' })).toBeVisible();
      await expect(card.locator('.foot')).toHaveText(/Drawn by the program\s*\d+ · M11/);
    });
  });

  test('shows the original card, not its present changes (U102)', async ({ page }) => {
    await atTable(page, 'fifth', MARKED, async (table) => {
      await expect(table.tile('Clockwork Beast').locator('.size')).toHaveText('3/4');
      await table.tile('Clockwork Beast').hover();
      await expect(table.showcase.locator('.size')).toHaveText('0/4');
    });
  });

  test('has the words and the frames of the other rulebooks', async ({ page }) => {
    await atTable(page, 'fifth', MARKED, async (table) => {
      await table.tile('Serra Angel').hover();
      await expect(table.showcase.locator('.line')).toHaveText('Summon Angel');
      await table.showcase.getByRole('button', { name: 'Tenth' }).click();
      await expect(table.showcase.locator('.line')).toHaveText('Creature — Angel');
      await expect(table.showcase.locator('.card-frame')).toHaveClass(/era-tenth/);
      await expect(table.showcase.getByRole('button', { name: 'Tenth' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await table.tile('Craw Wurm').hover();
      await expect(table.showcase.locator('.card-frame')).toHaveClass(/era-fifth/);
    });
  });

  test('a menu and a key let the text grow, and shrink it again (U101)', async ({ page }) => {
    await atTable(page, 'fifth', MARKED, async (table) => {
      await table.tile('Clockwork Beast').hover();
      const text = table.showcase.locator('[data-card-text]');
      const before = (await text.boundingBox())?.height ?? 0;
      await text.click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Expand the text' }).click();
      await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(before * 1.8);
      await page.keyboard.press('e');
      await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeCloseTo(before, 0);
    });
  });

  test('a card just drawn is shown there (U100)', async ({ page }) => {
    const seats: Seats = [{ battlefield: ['Forest'] }, { library: ['Hill Giant', 'Plains'] }];
    await atTable(page, 'fifth', seats, async (table) => {
      for (let word = 0; word < 12; word++) {
        if (await table.showcase.getByText('Hill Giant').isVisible()) break;
        await page.keyboard.press('Control+Enter');
        await look(page);
      }
      await expect(table.showcase.locator('.name')).toHaveText('Hill Giant');
    });
  });
});

test('a key lays the full card large over the table; Escape or a click puts it away (U051)', async ({
  page,
}) => {
  await atTable(page, 'fifth', MARKED, async (table) => {
    await table.tile('Serra Angel').focus();
    await page.keyboard.press('v');
    const full = page.getByRole('dialog', { name: 'The full card' });
    await expect(full.locator('.name')).toHaveText('Serra Angel');
    expect((await full.locator('.card-frame').boundingBox())?.width).toBeGreaterThan(400);
    await page.keyboard.press('Escape');
    await expect(full).toBeHidden();
    await table.tile('Craw Wurm').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Show the full card' }).click();
    await expect(full.locator('.name')).toHaveText('Craw Wurm');
    await full.locator('.card-frame').click();
    await expect(full).toBeHidden();
  });
});

test('axe finds nothing on cards by any light', async ({ page }) => {
  await atTable(page, 'm11', MARKED, async (table) => {
    await table.tile('Clockwork Beast').hover();
    await expect(table.showcase.locator('.words')).toContainText('counter');
    expect(await complaints(page, ['.showcase', '.tile'])).toEqual([]);
  });
});

test('the looks of cards are chosen in the options, and kept', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Options');
  const panel = page.getByRole('region', { name: 'Cards' });
  await panel.getByRole('switch', { name: /^Squares of art/ }).uncheck();
  await panel.getByRole('radio', { name: /^Portal/ }).check();
  await page.reload();
  await goTo(page, 'Options');
  await expect(panel.getByRole('switch', { name: /^Squares of art/ })).not.toBeChecked();
  await expect(panel.getByRole('radio', { name: /^Portal/ })).toBeChecked();
});
