import { times } from '../support/rule-duel.ts';
/** The furniture of the table: its two layouts, the left column, the bars, the territories, the mini-menus. */
import type { Locator, Page } from 'playwright/test';
import type { Setup } from '../../src-main/engine/index.ts';
import { complaints } from './accessibility.ts';
import { expect, SIZES, test } from './support.ts';
import { asked, atPosition, withSeat } from './furniture-support.ts';

const OWN = {
  hand: ['Giant Growth', 'Fog'],
  graveyard: ['Craw Wurm', 'Grizzly Bears'],
  library: times(40, 'Forest'),
  battlefield: [...times(4, 'Forest'), 'Grizzly Bears', 'Giant Spider', 'Jayemdae Tome'],
};
const THEIRS = {
  hand: times(3, 'Swamp'),
  graveyard: ['Raise Dead'],
  library: times(8, 'Swamp'),
  battlefield: ['Swamp', 'Swamp', 'Scathe Zombies'],
};
const LAID = { own: OWN, theirs: THEIRS };

const territory = (page: Page, whose: string): Locator =>
  page.getByRole('region', { name: `${whose} territory` });
const own = (page: Page): Locator => territory(page, 'Your');
const card = (page: Page, name: string): Locator =>
  own(page)
    .getByRole('button', { name: new RegExp(`^${name}[,.]`) })
    .last();
const inHand = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: new RegExp(`^${name}[,.]`) });
const entry = (page: Page, name: string | RegExp): Locator => page.getByRole('menuitem', { name });
/** A place of the territory where nothing lies. */
const BARE = { x: 30, y: 150 };

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
  await page.mouse.up();
}

test.describe('the left column', () => {
  test('thickness tells roughly and the menu exactly how many cards are in a library, of both players (U105, U106, U206)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      const libraries = page.locator('[data-area="library"]');
      await expect(libraries.nth(0).locator('[data-edges]')).toHaveAttribute('data-edges', '1');
      await expect(libraries.nth(1).locator('[data-edges]')).toHaveAttribute('data-edges', '6');
      await libraries.nth(0).click({ button: 'right' });
      await expect(page.getByText('8 cards left.')).toBeVisible();
      await page.keyboard.press('Escape');
      await libraries.nth(1).click({ button: 'right' });
      await expect(page.getByText('40 cards left.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Morrow Vane’s hand' })).toContainText('3');
    });
  });

  test('a library cannot be handled (U107)', async ({ page }) => {
    await atPosition(page, LAID, async () => {
      const question = await page.locator('[data-question]').innerText();
      await page.locator('[data-area="library"]').nth(1).click();
      await page.locator('[data-area="library"]').nth(1).dblclick();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(page.locator('[data-question]')).toHaveText(question);
    });
  });

  test('a graveyard shows its top card, held its cards in order, and nothing of it can be moved (U108, U109, U111)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      const pile = page.locator('[data-area="graveyard"]').nth(1);
      await expect(pile).toContainText('Craw Wurm');
      const { x, y, width, height } = await boxOf(pile);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      const peek = page.locator('[data-peek]');
      await expect(peek.locator('li')).toHaveCount(2);
      await expect(peek.locator('li').first()).toContainText('Craw Wurm');
      await expect(peek.locator('li').last()).toContainText('Grizzly Bears');
      await page.mouse.move(x - 20, y - 60);
      await page.mouse.up();
      await expect(peek).toHaveCount(0);
      await expect(pile).toContainText('Craw Wurm');
    });
  });

  test('a finger that rests on a card reads it, and opens no menu behind it', async ({ page }) => {
    await atPosition(page, LAID, async () => {
      await page.clock.install();
      const meets = (type: string) =>
        inHand(page, 'Fog').evaluate((card, name) => {
          const finger = { pointerType: 'touch', button: 0, clientX: 9, clientY: 9, bubbles: true };
          card.dispatchEvent(new PointerEvent(name, { ...finger, cancelable: true }));
        }, type);
      await meets('pointerdown');
      await page.clock.runFor(5_000);
      for (const type of ['contextmenu', 'pointerup']) await meets(type);
      await expect(page.getByRole('dialog')).toContainText('Fog');
      await expect(page.locator('[role="menu"]')).toHaveCount(0);
    });
  });

  test('the menu of a graveyard leads to the ante and to what is out of the game (U110, U207)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      await page.locator('[data-area="graveyard"]').first().click({ button: 'right' });
      await expect(entry(page, /ante \(0\)/)).toBeVisible();
      await entry(page, /cards out of the game \(0\)/).click();
      await expect(page.getByRole('dialog')).toContainText('There is nothing here.');
    });
  });

  test('two registers show the lives and turn over to the face and back (U112, U114)', async ({ page }) => {
    await atPosition(page, LAID, async () => {
      const registers = page.locator('[data-area="life"]');
      await expect(registers).toHaveCount(2);
      await expect(registers.nth(1).locator('.life')).toHaveText('20');
      const before = await boxOf(registers.nth(1));
      await registers.nth(1).click({ button: 'right' });
      await entry(page, 'Flip over to the face').click();
      await expect(registers.nth(1)).toHaveAttribute('data-face', 'true');
      expect((await boxOf(registers.nth(1))).height).toBeGreaterThan(before.height * 1.7);
      await registers.nth(1).click({ button: 'right' });
      await entry(page, 'Flip back to the life').click();
      expect(await boxOf(registers.nth(1))).toEqual(before);
    });
  });

  test('poison is shown at the register (U113)', async ({ page }) => {
    const change = (setup: Setup) => withSeat(setup, 0, { poison: 3 });
    await atPosition(page, { ...LAID, change }, async () => {
      const register = page.locator('[data-area="life"]').nth(1);
      await expect(register.locator('.poison')).toHaveText('3');
      await expect(register).toHaveAccessibleName(/3 poison counters/);
    });
  });

  test('who may be the target shows the face, and a click on it picks the player (U123, U127)', async ({
    page,
  }) => {
    const aims = { hand: ['Lightning Bolt'], battlefield: times(2, 'Mountain') };
    const preferences = { attention: 'everything' } as const;
    const laid = { rulebook: 'm11', own: aims, theirs: THEIRS, against: 'person', preferences } as const;
    await atPosition(page, laid, async () => {
      const theirs = page.locator('[data-area="life"]').first();
      await expect(theirs).toHaveAttribute('data-face', 'false');
      await page
        .locator('.ownHand')
        .getByRole('button', { name: /^Lightning Bolt/ })
        .click();
      await asked(page, 'targets');
      await expect(theirs).toHaveAttribute('data-face', 'true');
      await theirs.click();
      await expect(page.locator('[data-question="targets"]')).toHaveCount(0);
      if (await page.locator('[data-question="mana"]').count()) await page.locator('#done').click();
      const chain = page.getByRole('region', { name: 'Spell Chain' });
      await expect(chain).toContainText('Lightning Bolt');
      await expect(chain.getByRole('button')).toHaveAccessibleName(/Aims at/);
    });
  });

  test('the mana pool has a row for each colour and one for colourless, lit by a click on a land (U027, U048, U115, U118)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      const rows = page.getByRole('list', { name: 'Your mana pool' }).locator('li');
      const order = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['mana']));
      expect(order).toEqual(['B', 'U', 'G', 'R', 'W', 'C']);
      await expect(page.locator('.pool .lit')).toHaveCount(0);
      await card(page, 'Forest').click({ position: { x: 10, y: 8 } });
      await expect(rows.nth(2)).toHaveClass(/lit/);
      await expect(rows.nth(2)).toContainText('1');
    });
  });
});

test.describe('the bars', () => {
  test('the opponent’s phases are above, the player’s below, and the current one is lit (U085, U086)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      const theirs = await boxOf(page.getByRole('group', { name: 'Morrow Vane’s phases' }));
      const yours = await boxOf(page.getByRole('group', { name: 'Your phases' }));
      expect(theirs.y + theirs.height).toBeLessThan(yours.y);
      const now = page.locator('[aria-current="step"]');
      await expect(now).toHaveCount(1);
      await expect(now).toHaveAccessibleName(/^Your main phase before combat, now/);
      const field = await boxOf(own(page));
      expect(yours.x + yours.width).toBeLessThanOrEqual(field.x + 8);
      expect(yours.x).toBeGreaterThan(1440 / 4 - 1);
    });
  });

  for (const [rulebook, steps] of [
    ['portal', ['untap', 'draw', 'main1', 'declareAttackers', 'main2', 'cleanup']],
    ['fifth', ['untap', 'upkeep', 'draw', 'main1', 'declareAttackers', 'main2', 'discard', 'cleanup']],
    ['m11', ['untap', 'upkeep', 'draw', 'main1', 'declareAttackers', 'main2', 'end', 'cleanup']],
  ] as const)
    test(`the bar has the phases of ${rulebook} (U096, U098)`, async ({ page }) => {
      const plain = { own: { battlefield: ['Forest', 'Grizzly Bears'] }, theirs: {} };
      await atPosition(page, { rulebook, ...plain }, async () => {
        const cells = page.locator('[data-cell^="yours"]');
        const shown = await cells.evaluateAll((all) =>
          all.map((cell) => (cell as HTMLElement).dataset['cell']?.split(' ')[1]),
        );
        expect(shown).toEqual(steps);
      });
    });

  test('a Stop is seen on its cell, and taken off again; a destination hides the Stops (U093)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      const upkeep = page.locator('[data-cell="yours upkeep"]');
      await expect(upkeep.locator('.stop')).toHaveCount(0);
      await upkeep.click({ button: 'right' });
      await entry(page, 'Always stop here').click();
      await expect(upkeep.locator('.stop')).toBeVisible();
      await upkeep.click({ button: 'right' });
      await entry(page, 'No longer stop here').click();
      await expect(upkeep.locator('.stop')).toHaveCount(0);
    });
  });
});

test.describe('the territories', () => {
  test('take most of the table, one above the other, and hold the cards in play (U025, U033)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      const [upper, lower] = [await boxOf(territory(page, 'Morrow Vane’s')), await boxOf(own(page))];
      expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y + 1);
      expect(upper.width * upper.height + lower.width * lower.height).toBeGreaterThan(0.69 * 1440 * 900);
      await expect(own(page).getByRole('button')).toHaveCount(7);
      await expect(territory(page, 'Morrow Vane’s').getByRole('button')).toHaveCount(3);
      // Lands near the top right, creatures lower, in both halves.
      for (const whose of ['Morrow Vane’s', 'Your']) {
        const land = await boxOf(
          page
            .getByRole('group', { name: `${whose} lands` })
            .getByRole('button')
            .first(),
        );
        const creature = await boxOf(
          page
            .getByRole('group', { name: `${whose} creatures` })
            .getByRole('button')
            .first(),
        );
        expect(land.y).toBeLessThan(creature.y);
        expect(land.x).toBeGreaterThan(creature.x);
      }
    });
  });

  test('a card is dragged for the eye alone, and arranged again by menu or double click (U028, U036, U037)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      const spider = card(page, 'Giant Spider');
      const question = await page.locator('[data-question]').innerText();
      const before = await boxOf(spider);
      const from = { x: before.x + 40, y: before.y + 60 };
      await drag(page, from, { x: 60, y: -70 });
      const moved = await boxOf(spider);
      expect(Math.abs(moved.x - before.x - 60)).toBeLessThan(4);
      await expect(page.locator('[data-question]')).toHaveText(question);
      await own(page).click({ button: 'right', position: BARE });
      await entry(page, 'Arrange the cards').click();
      expect(await boxOf(spider)).toEqual(before);
      await drag(page, from, { x: 60, y: -70 });
      expect((await boxOf(spider)).x).not.toBe(before.x);
      await own(page).dblclick({ position: BARE });
      expect(await boxOf(spider)).toEqual(before);
    });
  });

  test('a click on bare ground does nothing; a right click opens the menu (U032, U035)', async ({ page }) => {
    await atPosition(page, LAID, async () => {
      const question = await page.locator('[data-question]').innerText();
      await own(page).click({ position: BARE });
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.locator('[data-question]')).toHaveText(question);
      await own(page).click({ button: 'right', position: BARE });
      for (const name of ['Done', 'Go to the next step', 'Duel options…', 'Concede…', 'Help'])
        await expect(entry(page, name)).toBeVisible();
      // Nothing is being announced: there is nothing to take back.
      await expect(entry(page, 'Cancel')).toHaveCount(0);
    });
  });

  test('every area has a menu by right click, by the Menu key and by a long press (U026)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      for (const area of ['life', 'library', 'graveyard', 'pool', 'situation', 'bar', 'showcase']) {
        const place = page.locator(`[data-area="${area}"]`).first();
        await place.click({ button: 'right', position: { x: 4, y: 4 } });
        await expect(page.getByRole('menu')).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await card(page, 'Giant Spider').focus();
      await page.keyboard.press('ContextMenu');
      await expect(entry(page, 'Show the full card')).toBeVisible();
      await page.keyboard.press('Escape');
      const { x, y } = await boxOf(own(page));
      await page.mouse.move(x + BARE.x, y + BARE.y);
      await page.mouse.down();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.mouse.up();
      await expect(page.getByRole('menu')).toBeVisible();
    });
  });

  test('a card has its menu, and the full card (U049, U051)', async ({ page }) => {
    await atPosition(page, LAID, async () => {
      await card(page, 'Forest').click({ button: 'right', position: { x: 10, y: 8 } });
      for (const name of ['Help', /Show ID tags/, /invisible effects/, 'Don’t auto-tap'])
        await expect(entry(page, name)).toBeVisible();
      await entry(page, 'Show the full card').click();
      await expect(page.getByRole('dialog')).toContainText('Forest');
    });
  });

  test('Ctrl T, Ctrl U and Ctrl I show ID tags, summoning sickness and effects (U045, U046, U047, U057)', async ({
    page,
  }) => {
    const sick = { ...THEIRS, battlefield: [{ card: 'Scathe Zombies', sick: true }] };
    await atPosition(page, { own: OWN, theirs: sick }, async () => {
      const tags = own(page).getByText(/^#\d+$/);
      await expect(tags).toHaveCount(0);
      await page.keyboard.press('Control+t');
      await expect(tags).toHaveCount(7);
      await page.keyboard.press('Control+t');
      await expect(tags).toHaveCount(0);
      const sickness = territory(page, 'Morrow Vane’s').locator('.sick');
      await expect(sickness).toBeVisible();
      await page.keyboard.press('Control+u');
      await expect(sickness).toBeHidden();
      await inHand(page, 'Giant Growth').click();
      const target = own(page).locator('[data-deed="target"]').first();
      await target.click({ position: { x: 10, y: 8 } });
      await asked(page, 'mana');
      await page.locator('#done').click();
      await expect(own(page)).toContainText(/5\/5|5\/7/);
      const effects = page.getByRole('region', { name: 'Effects in force' });
      await expect(effects).toHaveCount(0);
      await page.keyboard.press('Control+i');
      await expect(effects).toContainText('Giant Growth');
      await expect(effects).toContainText('It lasts until end of turn.');
    });
  });

  test('Cancel takes back a spell that is being announced, also by the menu of a card (U038)', async ({
    page,
  }) => {
    await atPosition(page, { rulebook: 'm11', ...LAID }, async () => {
      await inHand(page, 'Giant Growth').click();
      await asked(page, 'targets');
      await page.locator('[data-area="situation"]').click({ button: 'right', position: { x: 4, y: 4 } });
      await entry(page, 'Cancel').click();
      await asked(page, 'act');
      await expect(inHand(page, 'Giant Growth')).toBeVisible();
    });
  });

  test('tapped cards lie sideways (U052), and auras stick out behind with all copies readable (U034, U055)', async ({
    page,
  }) => {
    const aura = {
      battlefield: [{ card: 'Forest', tapped: true }, 'Grizzly Bears'],
      hand: times(3, 'Giant Growth'),
    };
    const change = (setup: Setup) => {
      const strong = { face: strength(setup), attachedTo: 1 };
      return withSeat(setup, 1, { battlefield: [strong, strong] });
    };
    const strength = ({ faces }: Setup) => faces.findIndex(({ name }) => name === 'Holy Strength');
    await atPosition(page, { own: aura, theirs: { hand: ['Holy Strength'] }, change }, async () => {
      await expect(card(page, 'Forest')).toHaveAccessibleName(/tapped/);
      const bears = card(page, 'Grizzly Bears');
      const auras = own(page).getByRole('button', { name: /^Holy Strength/ });
      await expect(auras).toHaveCount(2);
      const host = await boxOf(bears);
      const tops = [await boxOf(auras.nth(0)), await boxOf(auras.nth(1))]
        .map(({ y }) => y)
        .toSorted((one, two) => one - two);
      expect(host.y - (tops[1] ?? 0)).toBeGreaterThan(15);
      expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThan(15);
    });
  });

  const CROWD = {
    hand: times(9, 'Giant Growth', 'Fog'),
    battlefield: [
      ...times(20, 'Forest', 'Plains', 'Mountain', 'Island', 'Swamp').toSorted(),
      ...times(15, 'Grizzly Bears', 'Giant Spider', 'Scathe Zombies', 'Craw Wurm'),
      ...times(5, 'Jayemdae Tome', 'Rod of Ruin'),
    ],
  };
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 3840, height: 2160 },
  ])
    test(`with forty permanents a side everything can be reached at ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size);
      await atPosition(page, { own: CROWD, theirs: CROWD }, async () => {
        for (const whose of ['Morrow Vane’s', 'Your']) {
          const field = territory(page, whose);
          await expect(field.getByRole('button')).toHaveCount(40);
          const hidden = await field.evaluate((element) => {
            const { bottom } = element.getBoundingClientRect();
            return [...element.querySelectorAll<HTMLElement>('[data-spot]')].filter((spot) => {
              const box = spot.getBoundingClientRect();
              const hit = document.elementFromPoint(box.left + 12, box.top + 7);
              return box.bottom > bottom + 1 || hit?.closest('[data-spot]') !== spot;
            }).length;
          });
          expect(hidden).toBe(0);
        }
      });
    });
});

test.describe('the Situation Bar', () => {
  test('tells what is going on over the seam, with Done at its right end, and can be moved (U082, U083, U084)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      const bar = page.getByRole('region', { name: 'What is going on' });
      await expect(bar).toContainText('Cast a spell, or go on?');
      const before = await boxOf(bar);
      expect(Math.abs(before.y + before.height / 2 - 450)).toBeLessThan(2);
      const done = await boxOf(page.locator('#done'));
      expect(done.x).toBeGreaterThan(before.x + before.width * 0.6);
      await drag(page, { x: before.x + 500, y: before.y + 8 }, { x: 0, y: 2000 });
      const moved = await boxOf(bar);
      expect(moved.y).toBeGreaterThan(before.y + 100);
      expect(moved.y + moved.height).toBeLessThanOrEqual(900);
    });
  });
});

test.describe('the layouts', () => {
  test('Standard keeps the Showcase beside the table; Advanced has larger territories (U059, U060)', async ({
    page,
  }) => {
    await atPosition(page, LAID, async () => {
      await expect(page.getByRole('region', { name: 'The card you look at' })).toBeVisible();
      const standard = await boxOf(own(page));
      await page.locator('#table-menu').click();
      await entry(page, 'Duel options…').click();
      await page.getByRole('radio', { name: /^Advanced/ }).check();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('region', { name: 'The card you look at' })).toHaveCount(0);
      const advanced = await boxOf(own(page));
      expect(advanced.width).toBeGreaterThan(standard.width * 1.15);
      expect(Math.abs(advanced.width / 1440 - 5 / 6)).toBeLessThan(0.01);
    });
  });

  test('in Advanced the Showcase comes on call, stays under the pointer and goes by a click (U051, U103)', async ({
    page,
  }) => {
    await page.clock.install();
    await atPosition(page, { ...LAID, preferences: { layout: 'advanced' } }, async () => {
      const called = page.locator('[data-called]');
      const call = async () => {
        await card(page, 'Giant Spider').click({ button: 'right', position: { x: 10, y: 8 } });
        await entry(page, 'Show the full card').click();
        await expect(called).toContainText('Giant Spider');
      };
      await call();
      const { width, height } = await boxOf(called);
      expect(Math.round((width / 1440) * 100)).toBe(35);
      expect(Math.round((height / 900) * 100)).toBe(60);
      await page.clock.runFor(7_000);
      await expect(called).toHaveCount(0);
      await call();
      await called.hover();
      await page.clock.runFor(20_000);
      await expect(called).toBeVisible();
      await called.click({ position: { x: 12, y: 12 } });
      await expect(called).toHaveCount(0);
    });
  });

  for (const layout of ['standard', 'advanced'] as const)
    test(`${layout} has nothing that axe objects to by any light`, async ({ page }) => {
      await atPosition(page, { ...LAID, preferences: { layout } }, async () => {
        await asked(page, 'act');
        expect(await complaints(page)).toEqual([]);
      });
    });

  test('the column keeps its measures in every window (U085)', async ({ page }) => {
    await atPosition(page, LAID, async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const showcase = page.locator('.showcase-place');
        await expect
          .poll(async () => Math.abs((await boxOf(showcase)).width - size.width / 4))
          .toBeLessThan(2);
        const { y, height } = await boxOf(showcase);
        expect(Math.abs(y - size.height / 4)).toBeLessThan(2);
        expect(Math.abs(height - size.height / 2)).toBeLessThan(2);
      }
    });
  });
});
