import { times } from '../support/rule-duel.ts';
/** Windows over the table: hands, the Spell Chain, the combat; the duel options; drawing, discarding, the end. */
import type { Locator, Page } from 'playwright/test';
import type { Setup } from '../../src-main/engine/index.ts';
import { expect, test } from './support.ts';
import { asked, atPosition } from './furniture-support.ts';
import { look } from './table-support.ts';

const territory = (page: Page, whose: string): Locator =>
  page.getByRole('region', { name: `${whose} territory` });
const combat = (page: Page): Locator => page.locator('[data-window="combat"]');
const at = { position: { x: 10, y: 8 } };

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

async function dragBar(page: Page, window: string, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await boxOf(page.locator(`[data-window="${window}"] .bar`));
  await page.mouse.move(x + 20, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 20 + by.x / 2, y + 8 + by.y / 2);
  await page.mouse.move(x + 20 + by.x, y + 8 + by.y);
  await page.mouse.up();
}

const HANDS = {
  own: { hand: ['Giant Growth', 'Craw Wurm', 'Forest'], battlefield: times(2, 'Forest') },
  theirs: { hand: times(4, 'Swamp') },
};

test.describe('the hands', () => {
  test('the own one is open, of the other only the bar is seen, and what can be used is lit (U031, U069, U070, U074)', async ({
    page,
  }) => {
    await atPosition(page, HANDS, async () => {
      const own = page.getByRole('region', { name: 'Your hand' });
      const field = await boxOf(territory(page, 'Your'));
      const box = await boxOf(own);
      expect(box.x).toBeGreaterThan(field.x);
      expect(box.y).toBeGreaterThan(field.y);
      await expect(own.getByRole('button', { name: /^Forest.*play/ })).toHaveAttribute(
        'data-mark',
        'optional',
      );
      await expect(own.getByRole('button', { name: /^Craw Wurm/ })).not.toHaveAttribute('data-mark');
      const theirs = page.getByRole('region', { name: 'Morrow Vane’s hand' });
      await expect(theirs.getByRole('button')).toHaveCount(0);
      await expect(theirs).toContainText('4');
      expect((await boxOf(theirs)).height).toBeLessThan(50);
    });
  });

  test('both are moved by dragging their bars, stay within the table, and stay there (U072)', async ({
    page,
  }) => {
    await atPosition(page, HANDS, async () => {
      for (const window of ['ownHand', 'otherHand']) {
        const frame = page.locator(`[data-window="${window}"]`);
        const before = await boxOf(frame);
        await dragBar(page, window, {
          x: window === 'ownHand' ? -300 : 200,
          y: window === 'ownHand' ? -120 : 80,
        });
        const moved = await boxOf(frame);
        expect(Math.abs(moved.x - before.x)).toBeGreaterThan(150);
        await dragBar(page, window, { x: 3000, y: 3000 });
        const far = await boxOf(frame);
        expect(far.x + far.width).toBeLessThanOrEqual(1441);
        expect(far.y + far.height).toBeLessThanOrEqual(901);
      }
      const place = await boxOf(page.locator('[data-window="otherHand"]'));
      await page.reload();
      await page.getByRole('menuitem', { name: /^Continue/ }).click();
      await expect(page.locator('[data-window="otherHand"]')).toBeVisible();
      expect(await boxOf(page.locator('[data-window="otherHand"]'))).toEqual(place);
    });
  });

  test('a window is moved by the keyboard too, and put back in its place (U072)', async ({ page }) => {
    await atPosition(page, HANDS, async () => {
      const frame = page.locator('[data-window="ownHand"]');
      const before = await boxOf(frame);
      await frame.locator('.bar').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Move your hand' }).click();
      for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      expect((await boxOf(frame)).x).toBeLessThan(before.x - 50);
      await frame.locator('.bar').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Put your hand back in its place' }).click();
      await expect.poll(async () => (await boxOf(frame)).x).toBe(before.x);
    });
  });

  test('a large hand grows to a limit, and arrows lead to the rest (U073)', async ({ page }) => {
    await atPosition(page, { own: { hand: times(16, 'Fog', 'Craw Wurm') } }, async () => {
      const own = page.getByRole('region', { name: 'Your hand' });
      expect((await boxOf(own)).height).toBeLessThan(450);
      const last = own.getByRole('button', { name: /^Craw Wurm/ }).last();
      await expect(last).not.toBeInViewport({ ratio: 0.2 });
      await own.getByRole('button', { name: 'Cards below' }).click();
      await own.getByRole('button', { name: 'Cards below' }).click();
      await expect(last).toBeInViewport();
    });
  });

  test('a hand that a card lets the player see is open (U071)', async ({ page }) => {
    const own = { hand: ['Glasses of Urza'], battlefield: ['Glasses of Urza'] };
    await atPosition(page, { own, theirs: { hand: ['Craw Wurm', 'Fog'] } }, async () => {
      await territory(page, 'Your')
        .getByRole('button', { name: /^Glasses of Urza/ })
        .click(at);
      await asked(page, 'targets');
      await page.getByRole('button', { name: /^Morrow Vane’s life/ }).click();
      const theirs = page.getByRole('region', { name: 'Morrow Vane’s hand' });
      await expect(theirs.getByRole('button', { name: /^Craw Wurm/ })).toBeVisible();
      expect((await boxOf(theirs)).height).toBeGreaterThan(80);
    });
  });
});

test.describe('the Spell Chain', () => {
  const laid = {
    rulebook: 'fifth',
    own: { hand: ['Lightning Bolt', 'Giant Growth'], battlefield: ['Mountain', 'Forest', 'Grizzly Bears'] },
    theirs: { battlefield: ['Scathe Zombies'] },
    against: 'person',
    preferences: { attention: 'everything' },
  } as const;

  async function castBolt(page: Page): Promise<Locator> {
    await page
      .locator('.ownHand')
      .getByRole('button', { name: /^Lightning Bolt/ })
      .click();
    const aim = page.getByRole('button', { name: /^Grizzly Bears.*target/ });
    for (let ask = 0; ask < 20; ask++) {
      await look(page);
      if (await aim.count()) await aim.first().click(at);
      else if (await page.locator('[data-question="mana"]').count()) await page.locator('#done').click();
      if (await page.locator('[data-window="chain"]').count()) break;
    }
    return page.locator('[data-window="chain"]');
  }

  test('shows what is cast, its target and the order of resolving (U127, U128, U129, U131)', async ({
    page,
  }) => {
    await atPosition(page, laid, async () => {
      const chain = await castBolt(page);
      await expect(chain).toContainText('last in, first out');
      const object = chain.getByRole('button', { name: /Lightning Bolt/ });
      await expect(object).toHaveAccessibleName(/Aims at Grizzly Bears\. Resolves as number 1/);
      await expect(chain.locator('.target')).toContainText('Grizzly Bears');
      // Its lower edge stands on the seam.
      const [box, bar] = [await boxOf(chain), await boxOf(page.locator('[data-area="situation"]'))];
      expect(bar.y - box.y - box.height).toBeGreaterThan(0);
      expect(bar.y - box.y - box.height).toBeLessThan(24);
    });
  });

  test('is put away by a click on its title and brought back by the lit wand in the bar', async ({
    page,
  }) => {
    await atPosition(page, laid, async () => {
      const chain = await castBolt(page);
      await chain.locator('.bar').click();
      await expect(chain).toHaveCount(0);
      const wand = page.getByRole('button', { name: 'Bring back the Spell Chain' });
      await expect(wand).toHaveClass(/lit/);
      await wand.click();
      await expect(chain).toBeVisible();
    });
  });
});

test.describe('the combat', () => {
  const ATTACK = {
    rulebook: 'm11',
    own: { battlefield: ['Forest', 'Grizzly Bears', 'Craw Wurm', { card: 'Giant Spider', sick: true }] },
    theirs: { battlefield: ['Swamp', 'Scathe Zombies'] },
    against: 'person',
  } as const;

  async function toTheAttack(page: Page): Promise<void> {
    await page.locator('[data-cell="yours declareAttackers"]').click();
    await asked(page, 'attack');
  }
  const own = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}[,.]`) });

  test('those who can attack are lit, others do not react, and the first one opens the window (U142, U143, U144, U148)', async ({
    page,
  }) => {
    await atPosition(page, ATTACK, async () => {
      await toTheAttack(page);
      await expect(page.locator('[data-deed="attack"]')).toHaveCount(2);
      await expect(combat(page)).toHaveCount(0);
      await own(page, 'Giant Spider').click(at);
      await expect(combat(page)).toHaveCount(0);
      await own(page, 'Grizzly Bears').click(at);
      await expect(combat(page)).toContainText('1 attacker · 0 blockers');
      await expect(combat(page)).toContainText('−2');
      // It left the territory for its lane.
      await expect(territory(page, 'Your').getByRole('button', { name: /^Grizzly Bears/ })).toHaveCount(0);
      await page.locator('#done').click();
      await expect(page.locator('[data-question="attack"]')).toHaveCount(0);
    });
  });

  test('the Combat Bar takes the place of the attacker’s phases and has Stops (U097)', async ({ page }) => {
    await atPosition(page, ATTACK, async () => {
      await toTheAttack(page);
      const cells = page.locator('[data-cell^="yours"]');
      await expect(cells).toHaveCount(7);
      await expect(page.locator('[data-cell="yours untap"]')).toHaveCount(0);
      await expect(page.locator('[data-cell="yours declareAttackers"]')).toHaveAttribute(
        'aria-current',
        'step',
      );
      const blocks = page.locator('[data-cell="yours declareBlockers"]');
      await blocks.click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Always stop here' }).click();
      await expect(blocks.locator('.stop')).toBeVisible();
    });
  });

  test('the other half foretells the fight, and the window can be put away (U143)', async ({ page }) => {
    await atPosition(page, ATTACK, async () => {
      await toTheAttack(page);
      await own(page, 'Craw Wurm').click(at);
      const forecast = page.getByRole('note', { name: 'What this would lead to' });
      await expect(forecast).toContainText('20');
      await expect(forecast).toContainText('14');
      await combat(page).locator('.bar').click();
      await expect(combat(page)).toHaveCount(0);
      // Who fights is seen in the territory as long as the window is away.
      await expect(own(page, 'Craw Wurm')).toBeVisible();
      await page.getByRole('button', { name: 'Bring back the combat' }).click();
      await expect(combat(page)).toBeVisible();
    });
  });

  test('a blocker is clicked, then its attacker; several may block one; Done declines (U149, U150, U153, U159)', async ({
    page,
  }) => {
    const laid = { ...ATTACK, theirs: { battlefield: ['Scathe Zombies', 'Grizzly Bears'] } };
    await atPosition(page, laid, async () => {
      await toTheAttack(page);
      await own(page, 'Craw Wurm').click(at);
      await page.locator('#done').click();
      await asked(page, 'block');
      await expect(page.locator('#done')).not.toHaveAttribute('aria-disabled', 'true');
      for (const blocker of [/^Scathe Zombies/, /^Grizzly Bears.*block/]) {
        await page.getByRole('button', { name: blocker }).first().click(at);
        await page.getByRole('button', { name: /^Craw Wurm.*Click to block/ }).click(at);
      }
      await expect(combat(page)).toContainText('1 attacker · 2 blockers');
      await expect(combat(page).locator('.pill')).toContainText('4');
      await expect(combat(page).locator('.pill')).toContainText('6');
    });
  });
});

test.describe('the duel options', () => {
  async function open(page: Page): Promise<Locator> {
    await page.locator('#table-menu').click();
    await page.getByRole('menuitem', { name: 'Duel options…' }).click();
    return page.getByRole('dialog');
  }

  test('Cancel discards, OK applies, and the choice is kept (U041, U058, U067, U068)', async ({ page }) => {
    await atPosition(page, HANDS, async () => {
      const dialog = await open(page);
      // However long the list is, both are at hand.
      for (const name of ['OK', 'Cancel'])
        await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('radio', { name: /^Advanced/ }).check();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.locator('main.standard')).toBeVisible();
      await open(page);
      await dialog.getByRole('radio', { name: /^Advanced/ }).check();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page.locator('main.advanced')).toBeVisible();
      await page.reload();
      await page.getByRole('menuitem', { name: /^Continue/ }).click();
      await expect(page.locator('main.advanced')).toBeVisible();
    });
  });

  test('abilities and sizes on small cards can be left out (U062, U063)', async ({ page }) => {
    await atPosition(page, { own: { battlefield: ['Serra Angel'] } }, async () => {
      const field = territory(page, 'Your');
      await expect(field.locator('.size')).toHaveText('4/4');
      await expect(field.locator('.abilities')).toBeVisible();
      const dialog = await open(page);
      await dialog.getByRole('switch', { name: 'Abilities on small cards' }).uncheck({ force: true });
      await dialog
        .getByRole('switch', { name: 'Power and toughness on small cards' })
        .uncheck({ force: true });
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(field.locator('.size')).toHaveCount(0);
      await expect(field.locator('.abilities')).toHaveCount(0);
    });
  });

  test('the own background is chosen from colours and pictures; the opponent’s stays (U065, U066)', async ({
    page,
  }) => {
    await atPosition(page, HANDS, async () => {
      const [theirs, yours] = [page.locator('.theirs [data-ground]'), page.locator('.yours [data-ground]')];
      const before = await theirs.getAttribute('data-ground');
      const dialog = await open(page);
      await dialog.getByRole('radio', { name: 'Blue' }).check();
      await dialog.getByRole('radio', { name: 'Mana symbols' }).check();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(yours).toHaveAttribute('data-ground', 'blue mana');
      expect(await theirs.getAttribute('data-ground')).toBe(before);
    });
  });

  test('a decision does not paint the backgrounds again', async ({ page }) => {
    await atPosition(page, HANDS, async () => {
      const cloths = page.locator('[data-ground] canvas');
      for (const place of [0, 1]) await expect(cloths.nth(place)).not.toHaveAttribute('width', '1');
      await cloths.evaluateAll((all) => {
        for (const cloth of all) if (cloth instanceof HTMLCanvasElement) cloth.getContext('2d')?.reset();
      });
      const table = page.locator('main.table');
      const before = await table.getAttribute('data-decision');
      await page.locator('[data-deed="playLand"]').first().click();
      await expect(table).not.toHaveAttribute('data-decision', before ?? '');
      const isEmpty = (canvas: HTMLCanvasElement) =>
        canvas.getContext('2d')?.getImageData(20, 20, 1, 1).data[3] === 0;
      for (const place of [0, 1]) expect(await cloths.nth(place).evaluate(isEmpty)).toBe(true);
    });
  });

  test('cue cards tell what is under the pointer, when they are switched on (U061, U172)', async ({
    page,
  }) => {
    await atPosition(page, HANDS, async () => {
      const library = page.locator('[data-area="library"]').first();
      await library.hover();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      const dialog = await open(page);
      await dialog.getByRole('switch', { name: 'Cue cards' }).check({ force: true });
      await dialog.getByRole('button', { name: 'OK' }).click();
      await library.hover();
      await expect(page.getByRole('tooltip')).toContainText('A library.');
      await page.locator('[data-area="life"]').first().hover();
      await expect(page.getByRole('tooltip')).toContainText('A life register.');
    });
  });
});

test.describe('drawing, discarding, giving up', () => {
  const inUpkeep = (setup: Setup): Setup => ({
    ...setup,
    ...(setup.position ? { position: { ...setup.position, step: 'upkeep', turn: 3 } } : {}),
  });

  test('there is a chance to act before the draw, and the card drawn is shown in the Showcase (U100, U166)', async ({
    page,
  }) => {
    const own = { hand: ['Fog'], library: times(5, 'Craw Wurm'), battlefield: ['Forest'] };
    const preferences = { attention: 'everything' } as const;
    await atPosition(page, { own, change: inUpkeep, preferences }, async () => {
      const drawn = page
        .getByRole('region', { name: 'Your hand' })
        .getByRole('button', { name: /^Craw Wurm/ });
      await asked(page, 'act');
      await page.locator('#done').click();
      await expect(page.locator('.situation .tag')).toContainText(/draw/i);
      await expect(drawn).toHaveCount(0);
      await page.locator('#done').click();
      await expect(drawn).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'The card you look at' })).toContainText('Craw Wurm');
    });
  });

  test('surplus cards are clicked away in the discard step (U080, U168)', async ({ page }) => {
    const preferences = { stops: { yours: ['main1'], theirs: [] } } as const;
    await atPosition(page, { own: { hand: times(9, 'Craw Wurm', 'Fog') }, preferences }, async () => {
      await asked(page, 'act');
      await page.locator('[data-cell="yours discard"]').click();
      // The run ends where it was sent to; the discarding comes when nothing more is said there.
      await expect(page.locator('.situation .tag')).toContainText(/your discard/i);
      await page.locator('#done').click();
      await asked(page, 'choose');
      const hand = page.getByRole('region', { name: 'Your hand' });
      const free = hand.locator('[data-deed="choose"]');
      await expect(free).toHaveCount(9);
      await free.first().click();
      await expect(hand.locator('[data-deed="takeBack"]')).toHaveCount(1);
      await free.first().click();
      await page.locator('#done').click();
      await expect(page.locator('[data-area="graveyard"] .count').last()).toContainText('2');
    });
  });

  test('the end tells the reason and the next draws of both, and leads to a new duel (U064)', async ({
    page,
  }) => {
    const own = { ...HANDS.own, library: ['Craw Wurm', 'Fog'] };
    await atPosition(page, { own, theirs: { library: ['Swamp'] } }, async () => {
      await asked(page, 'act');
      await page.locator('#table-menu').click();
      await page.getByRole('menuitem', { name: 'Concede…' }).click();
      await page.getByRole('button', { name: 'Yes, concede' }).click();
      const result = page.locator('[data-result]');
      await expect(result).toContainText('You have lost: the duel was conceded.');
      await expect(result.locator('[data-next="0"] li')).toHaveCount(2);
      await expect(result.locator('[data-next="0"] li').first()).toHaveAccessibleName('Craw Wurm');
      await expect(result.locator('[data-next="1"] li')).toHaveAccessibleName('Swamp');
      await result.getByRole('button', { name: 'Another duel' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Duel' })).toBeVisible();
    });
  });
});
