/** Lines, repeating, taking back, the log, yields and Stops, movement, sound, and a turn by keyboard alone. */
import type { Page } from 'playwright/test';
import { violations } from './accessibility.ts';
import { enter, expect, goTo, keyboardOn, test } from './support.ts';
import { atTable, many, type TablePage } from './hand-and-eye-support.ts';

const BOLT = { hand: ['Lightning Bolt'], battlefield: ['Mountain'] };
const GROWTH = { hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] };

/** The first chair's Bolt waits for the other's answer. */
async function boltWaits(table: TablePage): Promise<void> {
  await table.cast('Lightning Bolt', table.card('Grizzly Bears'));
  await expect(table.page.locator('[data-spot^="chain-"]')).toHaveCount(1);
}

// A page whose program has ended says so in the console.
test.use({ mayFail: /WebSocket|Failed to load|ERR_/ });

test.describe('lines', () => {
  test('lead from what waits on the chain to its targets, and go when it is over', async ({ page }) => {
    await atTable(page, { seats: [BOLT, GROWTH] }, async (table) => {
      await boltWaits(table);
      const line = page.locator('[data-line^="aim"]');
      await expect(line).toHaveClass(/for/);
      await expect(line.locator('path').first()).toHaveAttribute('d', /^M[\d.]+ [\d.]+Q/);
      const end = await endOf(page);
      const target = await table.card('Grizzly Bears').boundingBox();
      expect(target).not.toBeNull();
      expect(Math.hypot(end.x - middleOf(target).x, end.y - middleOf(target).y)).toBeLessThan(90);
      await table.done.click();
      await expect(line).toHaveCount(0);
    });
  });

  test('lead from attackers to whom they attack while the Combat window is put away', async ({ page }) => {
    await atTable(page, { seats: [{ battlefield: ['Craw Wurm'] }, {}] }, async (table) => {
      await table.done.click();
      await table.asks('attack');
      await table.card('Craw Wurm').click();
      const path = page.locator('[data-line^="attack"] path').first();
      await expect(path).not.toHaveAttribute('d', /.+/);
      await page.locator('[data-window="combat"] .bar').click();
      await expect(page.locator('[data-window="combat"]')).toHaveCount(0);
      await expect(path).toHaveAttribute('d', /^M/);
    });
  });
});

const middleOf = (box: { x: number; y: number; width: number; height: number } | null) => ({
  x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
  y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
});

function endOf(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const path = document.querySelector<SVGPathElement>('[data-line^="aim"] path');
    if (!path) throw new Error('There is no line.');
    const { x, y } = path.getPointAtLength(path.getTotalLength());
    return { x, y };
  });
}

test.describe('repeating', () => {
  const DRAGON = { battlefield: ['Shivan Dragon', ...many(9, 'Mountain')] };

  test('an ability is used eight times: Shift and a click, a number, Begin', async ({ page }) => {
    await atTable(page, { seats: [DRAGON, {}] }, async (table) => {
      await table.card('Shivan Dragon').click({ modifiers: ['Shift'] });
      await page.getByRole('spinbutton', { name: 'Times' }).fill('8');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(table.card('Shivan Dragon')).toHaveAccessibleName(/13\/5/);
      await expect(page.locator('#repeat-stop')).toHaveCount(0);
    });
  });

  test('by keyboard: R on the card', async ({ page }) => {
    await atTable(page, { seats: [DRAGON, {}] }, async (table) => {
      await table.card('Shivan Dragon').focus();
      await page.keyboard.press('r');
      await page.getByRole('spinbutton', { name: 'Times' }).fill('3');
      await page.keyboard.press('Enter');
      await expect(table.card('Shivan Dragon')).toHaveAccessibleName(/8\/5/);
    });
  });
});

test.describe('the log', () => {
  test('is grouped, searched, copied, and leads to its cards', async ({ page }) => {
    await atTable(page, { seats: [BOLT, GROWTH] }, async (table) => {
      await boltWaits(table);
      await table.done.click();
      await page.keyboard.press('j');
      const log = page.getByRole('region', { name: 'Log' }).last();
      await expect(log.getByRole('heading', { name: /Main phase/ })).toBeVisible();
      const line = log.getByRole('button', { name: /Lightning Bolt deals 3 damage to Grizzly Bears/ });
      await line.hover();
      await expect(page.getByRole('region', { name: 'The card you look at' })).toContainText(
        'Lightning Bolt',
      );
      await page.getByRole('searchbox', { name: 'Search the log' }).fill('damage bears');
      await expect(log.getByRole('button')).toHaveCount(1);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(page.getByText('The log is copied.').first()).toBeVisible();
      const search = page.getByRole('searchbox', { name: 'Search the log' });
      await search.fill('');
      await page.keyboard.press('Control+v');
      await expect(search).toHaveValue(/3 damage to Grizzly Bears/);
      await search.fill('nothing of the kind');
      await expect(page.getByText('Nothing like that is in the log.')).toBeVisible();
    });
  });
});

test('yields and Stops are lifted in one place, one by one or at once', async ({ page }) => {
  await atTable(page, { seats: [BOLT, GROWTH] }, async (table) => {
    await boltWaits(table);
    await table.menu('Do not ask again for this');
    await table.menu('Yields and Stops…');
    const dialog = page.getByRole('dialog', { name: /What you are not asked/ });
    await expect(dialog).toContainText('Lightning Bolt');
    await dialog.getByRole('button', { name: 'Ask me again: Lightning Bolt' }).click();
    await expect(dialog).toContainText('You are asked everything.');
    await dialog.getByRole('button', { name: /Lift the Stop at your main phase before/ }).click();
    await expect(dialog.getByRole('button', { name: /^Lift the Stop/ })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Lift all Stops' }).click();
    await expect(dialog.getByRole('button', { name: /^Lift the Stop/ })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('movement', () => {
  const FOREST = { hand: ['Forest'] };

  test.describe('as it is meant', () => {
    test.use({ motion: true });

    test('a card travels, nothing is blocked meanwhile, and a click ends it at its true end', async ({
      page,
    }) => {
      await atTable(page, { seats: [FOREST, {}], preferences: { motion: 'normal' } }, async (table) => {
        await slowDown(page);
        await table.card('Forest').click();
        await expect(page.locator('.over > *')).not.toHaveCount(0);
        await expect(table.ownCards).toHaveCount(1);
        await page.mouse.click(5, 5);
        await expect(page.locator('.over > *')).toHaveCount(0);
      });
    });

    test('damage is a number that rises, and the life counts', async ({ page }) => {
      await atTable(page, { seats: [BOLT, {}], preferences: { motion: 'normal' } }, async (table) => {
        await slowDown(page);
        await table.cast('Lightning Bolt', table.face);
        await expect(page.locator('.over .number')).toHaveText('−3');
        await expect(page.locator('[data-spot="seat-1"] .life')).toHaveText('17');
      });
    });
  });

  test('none leaves a frame on what has changed, and nothing flies', async ({ page }) => {
    await atTable(page, { seats: [FOREST, {}], preferences: { motion: 'none' } }, async (table) => {
      await page.evaluate(() => {
        const frames: string[] = [];
        Reflect.set(window, 'frames400', frames);
        const animate = Reflect.get(Element.prototype, 'animate') as (
          this: Element,
          ...how: unknown[]
        ) => Animation;
        Element.prototype.animate = function (keyframes, options) {
          frames.push(`${JSON.stringify(keyframes)} ${JSON.stringify(options)}`);
          return animate.call(this, keyframes, options);
        };
      });
      await table.card('Forest').click();
      await expect(table.ownCards).toHaveCount(1);
      const frames = () => page.evaluate(() => Reflect.get(window, 'frames400') as string[]);
      await expect.poll(async () => (await frames()).length).toBeGreaterThan(0);
      for (const frame of await frames()) expect(frame).toMatch(/outline.*400/);
      await expect(page.locator('.over > *')).toHaveCount(0);
    });
  });
});

/** So that a test can look at what would be over too soon. */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate = Reflect.get(Element.prototype, 'animate') as (
      this: Element,
      ...how: unknown[]
    ) => Animation;
    Element.prototype.animate = function (keyframes, options) {
      const slow = typeof options === 'object' ? { ...options, duration: 4_000 } : 4_000;
      return animate.call(this, keyframes, slow);
    };
  });
}

test.describe('sound', () => {
  test.use({ motion: true });

  test('begins with the first touch, follows the levels, and is muted at the table', async ({ page }) => {
    await page.addInitScript(countSounds);
    await atTable(page, { seats: [BOLT, {}] }, async (table) => {
      const heard = () => page.evaluate(() => (Reflect.get(window, 'heard') as number[]).length);
      await table.cast('Lightning Bolt', table.face);
      await expect.poll(heard).toBeGreaterThan(2);
      await page.getByRole('button', { name: 'Mute the sounds' }).click();
      await expect(page.getByRole('button', { name: 'Turn the sounds on' })).toBeVisible();
      const before = await heard();
      await table.done.click();
      await expect(page.locator('[data-spot="seat-1"] .life')).toHaveText('17');
      expect(await heard()).toBe(before);
    });
  });

  test('has a panel in the options with something to hear for each group', async ({ page, host }) => {
    await page.addInitScript(countSounds);
    await enter(page, host);
    const made = () => page.evaluate(() => Reflect.get(window, 'contexts') as number);
    expect(await made()).toBe(0);
    await goTo(page, 'Options');
    const panel = page.getByRole('region', { name: 'Sound' });
    expect(await made()).toBe(0);
    await panel.getByRole('button', { name: 'Hear it: combat' }).click();
    expect(await made()).toBe(1);
    const combat = panel.getByRole('slider', { name: /^Combat/ });
    await combat.focus();
    await page.keyboard.press('Home');
    await expect(combat).toHaveAttribute('aria-valuetext', 'Off');
    await panel.getByRole('radio', { name: /^Off/ }).check();
    await page.reload();
    await goTo(page, 'Options');
    await expect(panel.getByRole('radio', { name: /^Off/ })).toBeChecked();
    await expect(combat).toHaveAttribute('aria-valuetext', 'Off');
    expect(await violations(page)).toEqual([]);
  });
});

/** Runs in the page before it begins. */
function countSounds(): void {
  const heard: number[] = [];
  Reflect.set(window, 'heard', heard);
  Reflect.set(window, 'contexts', 0);
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor() {
      super();
      Reflect.set(window, 'contexts', (Reflect.get(window, 'contexts') as number) + 1);
    }
  };
  window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
    override start(when = 0): void {
      heard.push(when);
      super.start(when);
    }
  };
}

test('silent at first where the system asks for less', async ({ page }) => {
  await page.addInitScript(countSounds);
  await atTable(page, { seats: [BOLT, {}] }, async (table) => {
    await table.cast('Lightning Bolt', table.face);
    await table.done.click();
    await expect(page.locator('[data-spot="seat-1"] .life')).toHaveText('17');
    expect(await page.evaluate(() => Reflect.get(window, 'contexts') as number)).toBe(0);
    await expect(page.getByRole('button', { name: 'Turn the sounds on' })).toBeVisible();
  });
});

test('a turn by keyboard alone: a land, a spell at a face, an attack, the end of the turn (U031, U032)', async ({
  page,
}) => {
  const mine = { hand: ['Mountain', 'Lightning Bolt'], battlefield: ['Craw Wurm'] };
  await atTable(page, { seats: [mine, {}] }, async (table) => {
    const press = (key: string) => page.keyboard.press(key);
    await press('h');
    await arrowTo(page, /^Mountain/);
    await press('Enter');
    await expect(
      page.getByRole('region', { name: /territory/ }).getByRole('button', { name: /^Mountain/ }),
    ).toBeVisible();
    await press('h');
    await arrowTo(page, /^Lightning Bolt/);
    await press('Enter');
    await table.asks('targets');
    await press('x');
    await arrowTo(page, /life: 20/);
    await press('Enter');
    await table.asks('mana');
    await press('Space');
    await expect(page.getByRole('button', { name: /life: 17/ })).toBeVisible();
    await table.asks('act');
    await press('Control+Enter');
    await table.asks('attack');
    await press('t');
    await arrowTo(page, /^Craw Wurm/);
    await press('Enter');
    await expect(page.locator('[data-window="combat"]')).toBeVisible();
    await press('Control+Enter');
    await expect(page.getByRole('button', { name: /life: 11/ })).toBeVisible();
    await expect(table.page.locator('.situation .tag')).toContainText('after combat');
    await press('n');
    await expect(table.page.locator('.situation .tag')).not.toContainText('after combat');
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
  });
});

/** With the arrows alone, within the zone. */
async function arrowTo(page: Page, name: RegExp): Promise<void> {
  for (const arrow of ['', 'Home', ...many(8, 'ArrowDown'), 'Home', ...many(8, 'ArrowRight')]) {
    if (arrow !== '') await page.keyboard.press(arrow);
    if (name.test(await keyboardOn(page))) return;
  }
  throw new Error(`The arrows do not lead to ${String(name)}.`);
}

test('the ear is told whose phase it is, what is asked, and what changed', async ({ page }) => {
  await atTable(page, { seats: [BOLT, {}] }, async (table) => {
    const asked = page.locator('main.table > [aria-live="assertive"]');
    const told = page.locator('main.table > [aria-live="polite"]');
    await expect(asked).toContainText(/main phase before combat\. /i);
    await table.cast('Lightning Bolt', table.face);
    await expect(told).toContainText('Lightning Bolt deals 3 damage');
    await expect(asked).not.toContainText(/main phase before combat\. /i);
  });
});

test('the ear is told what a payment would tap, and why a click came to nothing', async ({ page }) => {
  const own = { hand: ['Lightning Bolt', 'Grizzly Bears'], battlefield: ['Mountain', 'Mountain'] };
  await atTable(page, { seats: [own, {}] }, async (table) => {
    const asked = page.locator('main.table > [aria-live="assertive"]');
    await table.card('Grizzly Bears').click();
    await expect(page.locator('main.table > [role="alert"]')).toHaveText('For Grizzly Bears you lack green.');
    await table.card('Lightning Bolt').click();
    await expect(page.locator('main.table > [role="alert"]')).toBeEmpty();
    await table.face.click();
    await expect(asked).toHaveText('Pay for Lightning Bolt: red. This taps Mountain.');
  });
});

test('the log lies over cards and windows, but not over the Situation Bar (U083)', async ({ page }) => {
  await atTable(page, { seats: [BOLT, { battlefield: many(8, 'Swamp') }] }, async (table) => {
    await table.menu('Log');
    await expect(page.getByRole('searchbox', { name: 'Search the log' })).toBeVisible();
    const onTop = await page.locator('.log').evaluate((log) => {
      const { left, top, width, height } = log.getBoundingClientRect();
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const));
      return points.filter(([x, y]) => log.contains(document.elementFromPoint(x, y))).length;
    });
    expect(onTop).toBe(25);
    await table.cast('Lightning Bolt', table.face);
    await expect(page.getByText('Lightning Bolt deals 3 damage').last()).toBeVisible();
    await table.done.click();
  });
});

test('U032: a click on the bare cloth does nothing, and the menu is opened beside the cards', async ({
  page,
}) => {
  await atTable(page, { seats: [BOLT, {}] }, async (table) => {
    const before = await page.locator('main.table').getAttribute('data-decision');
    const field = await page.locator('.territory.theirs').boundingBox();
    await page.mouse.click(
      (field?.x ?? 0) + (field?.width ?? 0) * 0.5,
      (field?.y ?? 0) + (field?.height ?? 0) * 0.3,
    );
    await expect(page.locator('main.table')).toHaveAttribute('data-decision', before ?? '');
    await page.mouse.click(
      (field?.x ?? 0) + (field?.width ?? 0) * 0.5,
      (field?.y ?? 0) + (field?.height ?? 0) * 0.3,
      {
        button: 'right',
      },
    );
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(table.done).toBeVisible();
  });
});

test('the strict table is an option, and keeps an attacker where it was sent (U145)', async ({ page }) => {
  await atTable(
    page,
    { seats: [{ battlefield: ['Craw Wurm'] }, {}], preferences: { strictTable: true } },
    async (table) => {
      await table.done.click();
      await table.asks('attack');
      await table.card('Craw Wurm').click();
      await table.card('Craw Wurm').click();
      await expect(
        page.locator('[data-window="combat"]').getByRole('button', { name: /^Craw Wurm/ }),
      ).toBeVisible();
      await expect(page.locator('#cancel')).toHaveCount(0);
    },
  );
});
