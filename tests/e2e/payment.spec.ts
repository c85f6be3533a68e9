/** Paying at the table: the plan before anything is tapped, sources set aside, mana by hand, an X poured in. */
import type { Locator, Page } from 'playwright/test';
import { positionDuel, type SeatWords } from '../support/rule-duel.ts';
import { atTableOf, folderWith } from './laid-table.ts';
import { expect, test } from './support.ts';

async function atTable(
  page: Page,
  rulebook: 'fifth' | 'm11',
  own: SeatWords,
  play: (table: Table) => Promise<void>,
): Promise<void> {
  const { setup } = positionDuel(rulebook, [own, {}]);
  const folder = folderWith({ rulebook, setup, against: 'magician' });
  await atTableOf(page, folder, { warnings: [] }, async () => {
    await expect(page.locator('[data-question="act"]')).toBeVisible();
    await play(new Table(page));
  });
}

class Table {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A click is not heard while the one before it is thought over, nor while nothing is asked. */
  async rests(): Promise<void> {
    await expect(this.page.locator('main.table[aria-busy="false"] [data-question]')).toBeVisible();
  }

  /** The face is there all the while; it is a target once one is asked for. */
  async aimAtOpponent(): Promise<void> {
    await expect(this.page.locator('[data-question="targets"]')).toBeVisible();
    await this.page.getByRole('button', { name: /Morrow Vane.* life/ }).click();
  }

  get plan(): Locator {
    return this.page.locator('[data-plan]');
  }

  get done(): Locator {
    return this.page.locator('#done');
  }

  land(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Your territory' })
      .getByRole('button', { name: new RegExp(`^${name}[,.]`) })
      .first();
  }

  get poured(): Locator {
    return this.page.locator('[data-poured]');
  }

  get x(): Locator {
    return this.page.getByRole('spinbutton', { name: 'X' });
  }

  get tapAll(): Locator {
    return this.page.locator('#tap-all');
  }

  inHand(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Your hand' })
      .getByRole('button', { name: new RegExp(`^${name}[,.]`) });
  }

  mana(colour: string): Locator {
    return this.page.getByRole('list', { name: 'Your mana pool' }).getByRole('button', { name: colour });
  }
}

test('the plan is shown before anything is tapped, and a land that is set aside is left out of it (U050)', async ({
  page,
}) => {
  await atTable(
    page,
    'm11',
    { hand: ['Llanowar Elves'], battlefield: ['Forest', 'Taiga', 'Mountain'] },
    async (table) => {
      await table.inHand('Llanowar Elves').click();
      await expect(table.plan).toHaveText('This taps Forest.');
      await expect(table.land('Forest')).toHaveAccessibleName(/Planned to give green/);
      await expect(table.land('Taiga')).not.toHaveAccessibleName(/Planned/);

      await table.land('Forest').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Don’t auto-tap' }).click();
      await expect(table.land('Forest')).toHaveAccessibleName(/not tapped automatically/);
      await expect(table.plan).toHaveText('This taps Taiga.');

      await table.land('Taiga').focus();
      await page.keyboard.press('l');
      await expect(table.plan).toContainText('is missing without what you have set aside');
      await expect(table.done).toHaveAttribute('aria-disabled', 'true');

      await page.keyboard.press('l');
      await expect(table.plan).toHaveText('This taps Taiga.');
      await table.done.click();
      await expect(table.land('Taiga')).toHaveAccessibleName(/tapped/);
      await expect(table.land('Forest')).not.toHaveAccessibleName(/, tapped/);
    },
  );
});

test('mana of the pool is spent by a click on its colour, all of it by a double click (U116, U117)', async ({
  page,
}) => {
  const own = {
    hand: ['Air Elemental'],
    battlefield: ['Island', 'Island', 'Forest', 'Forest', 'Mountain', 'Mountain', 'Mountain'],
  };
  await atTable(page, 'fifth', own, async (table) => {
    for (const place of [0, 1, 2, 3, 4, 5, 6]) {
      const sources = page.locator('[data-deed="pay"]');
      await expect(sources).toHaveCount(7 - place);
      await sources.first().click({ position: { x: 10, y: 8 } });
      await table.rests();
    }
    await expect(page.locator('[data-deed="pay"]')).toHaveCount(0);
    await table.inHand('Air Elemental').click();
    await expect(table.mana('green')).toBeVisible();
    await table.rests();
    await table.mana('green').click();
    await table.rests();
    await expect(page.locator('.situation')).toContainText('Pay for Air Elemental');
    await table.mana('red').dblclick();
    await expect(page.locator('[data-question="mana"]')).toHaveCount(0);
    const pool = page.getByRole('list', { name: 'Your mana pool' });
    await expect(pool.getByRole('listitem', { name: /green: 1/i })).toBeVisible();
    await expect(pool.getByRole('listitem', { name: /red: 1/i })).toBeVisible();
  });
});

test('a double click pours all the lands into an X, but nothing else and nothing that is set aside (U077, U078)', async ({
  page,
}) => {
  const own = {
    hand: ['Fireball'],
    battlefield: ['Mountain', 'Mountain', 'Mountain', 'Forest', 'Sol Ring'],
  };
  await atTable(page, 'm11', own, async (table) => {
    await table.land('Forest').focus();
    await page.keyboard.press('l');
    await expect(table.land('Forest')).toHaveAccessibleName(/not tapped automatically/);
    await table.inHand('Fireball').dblclick();
    await expect(page.locator('[data-question="targets"]')).toBeVisible();
    await table.aimAtOpponent();
    await table.done.click();
    await expect(page.getByRole('button', { name: /Morrow Vane.* life: 18/ })).toBeVisible();
    await expect(table.land('Sol Ring')).not.toHaveAccessibleName(/, tapped/);
    await expect(table.land('Forest')).not.toHaveAccessibleName(/, tapped/);
    await expect(table.land('Mountain')).toHaveAccessibleName(/tapped/);
  });
});

/** Of a card in a pile its name is free. */
const STRIP = { position: { x: 10, y: 8 } };

const FIREBALL = {
  hand: ['Fireball'],
  battlefield: ['Mountain', 'Mountain', 'Mountain', 'Forest', 'Sol Ring', { card: 'Plains', tapped: true }],
};

test('lands are poured into an X by clicks, taken out again, and Done ends it (U121, U126)', async ({
  page,
}) => {
  await atTable(page, 'm11', FIREBALL, async (table) => {
    await table.inHand('Fireball').click();
    await expect(page.locator('[data-deed="pour"]')).toHaveCount(5);
    await expect(table.poured).toHaveText('Click lands to pour them in.');

    await table.land('Forest').click();
    await expect(table.poured).toHaveText(/X is 1\..*red is still open/);
    await expect(table.land('Forest')).toHaveAccessibleName(/Planned to give green. Poured into X/);
    await table.land('Mountain').click(STRIP);
    await expect(table.poured).toHaveText(/X is 1\..*Poured in: green red/);
    await table.land('Sol Ring').click();
    await expect(table.x).toHaveValue('3');

    await table.land('Sol Ring').click();
    await expect(table.x).toHaveValue('1');
    await page.keyboard.press('Control+z');
    await expect(table.poured).toHaveText(/red is still open/);
    await page.keyboard.press('Control+z');
    await expect(table.poured).toHaveText(/^Click lands/);

    await table.land('Plains').click();
    await expect(page.locator('.objection')).toHaveText(/^Plains is tapped/);

    await table.land('Forest').dblclick();
    await table.land('Mountain').click(STRIP);
    await expect(table.x).toHaveValue('1');
    await page.locator('#cancel').click();
    await expect(table.poured).toHaveText(/^Click lands/);
    await table.land('Forest').click();
    await table.land('Mountain').click(STRIP);
    await expect(table.x).toHaveValue('1');
    await expect(page.locator('.tile.tapped')).toHaveCount(1);
    await table.done.click();
    await table.aimAtOpponent();
    await table.done.click();
    await expect(page.getByRole('button', { name: /Morrow Vane.* life: 19/ })).toBeVisible();
    await expect(page.locator('.tile.tapped')).toHaveCount(3);
  });
});

test('an X is poured and ended by keyboard, or said as a number (U121)', async ({ page }) => {
  await atTable(page, 'm11', FIREBALL, async (table) => {
    await table.inHand('Fireball').focus();
    await page.keyboard.press('Enter');
    await expect(table.poured).toBeVisible();
    await table.land('Mountain').focus();
    await page.keyboard.press('Enter');
    await expect(table.poured).toHaveText(/X is 0\./);
    await table.land('Forest').focus();
    await page.keyboard.press('Enter');
    await expect(table.x).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(table.poured).toHaveText(/^Click lands/);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-question="act"]')).toBeVisible();

    await table.inHand('Fireball').focus();
    await page.keyboard.press('Enter');
    await table.x.fill('2');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-question="targets"]')).toBeVisible();
  });
});

test('one press pours in all lands that are not set aside, and what is left ends by itself (U078, U121)', async ({
  page,
}) => {
  await atTable(page, 'm11', FIREBALL, async (table) => {
    await table.inHand('Fireball').click();
    await expect(table.tapAll).toHaveText('Tap all: X is 3');
    await table.land('Forest').focus();
    await page.keyboard.press('l');
    await expect(table.tapAll).toHaveText('Tap all: X is 2');
    await table.land('Sol Ring').click();
    await expect(table.tapAll).toHaveText('Tap all: X is 4');
    await table.tapAll.click();
    await table.aimAtOpponent();
    await table.done.click();
    await expect(page.getByRole('button', { name: /Morrow Vane.* life: 16/ })).toBeVisible();
    await expect(table.land('Forest')).not.toHaveAccessibleName(/, tapped/);
  });
  await atTable(page, 'fifth', { hand: ['Fireball'], battlefield: ['Mountain', 'Forest'] }, async (table) => {
    await table.inHand('Fireball').click();
    await expect(table.poured).toHaveText('Click lands to pour them in.');
    await table.land('Mountain').click(STRIP);
    await expect(table.poured).toHaveText(/X is 0\./);
    await table.land('Forest').click();
    await expect(page.locator('[data-question="targets"]')).toBeVisible();
  });
});

test('mana of the pool is poured into an X, and a click on the phase that is on ends it (U116, U117, U121)', async ({
  page,
}) => {
  const own = { hand: ['Fireball'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Forest'] };
  await atTable(page, 'fifth', own, async (table) => {
    for (const place of [1, 2, 3]) {
      await table
        .land('Mountain')
        .and(page.locator('[data-deed]'))
        .click({ position: { x: 10, y: 8 } });
      await expect(page.locator('.tile.tapped')).toHaveCount(place);
      await table.rests();
    }
    await table.inHand('Fireball').click();
    await table.mana('red').click();
    await expect(table.poured).toHaveText(/X is 0\./);
    await table.mana('red').dblclick();
    await expect(table.x).toHaveValue('2');
    await page.locator('[data-cell="yours main1"]').click();
    await expect(page.locator('[data-question="targets"]')).toBeVisible();
  });
});

test('what is no land is drawn upon only after the plan was seen (U077)', async ({ page }) => {
  const own = { hand: ['Grizzly Bears'], battlefield: ['Forest', 'Mox Ruby'] };
  await atTable(page, 'm11', own, async (table) => {
    await table.inHand('Grizzly Bears').dblclick();
    await expect(table.plan).toHaveText(/^This taps (Forest and Mox Ruby|Mox Ruby and Forest)\.$/);
    await expect(table.land('Forest')).not.toHaveAccessibleName(/, tapped/);
    await page.keyboard.press('Control+Enter');
    await expect(table.land('Mox Ruby')).toHaveAccessibleName(/, tapped/);
  });
});
