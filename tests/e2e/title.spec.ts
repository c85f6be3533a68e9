/**
 * The title screen: its menu, its books, and the painting behind them. Each test asks for the host before the page: the
 * page then goes first, and does not complain that the host is gone.
 */
import type { Page } from 'playwright/test';
import { enter, expect, goTo, keyboardOn, prefer, SIZES, test } from './support.ts';

const RULEBOOK = 'Rulebook';

test.use({ painting: true });

/** Until the painting hangs; how long it took from order to wall, in milliseconds. */
async function painted(page: Page): Promise<number> {
  const measured = () =>
    page.evaluate(() =>
      performance.getEntriesByName('title painting').map(({ duration }) => Math.round(duration)),
    );
  await expect.poll(async () => (await measured()).length).toBeGreaterThan(0);
  return (await measured()).at(-1) ?? 0;
}

/** How often a painter was sent for, in this page. */
async function countPainters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'painters', 0);
    window.Worker = new Proxy(Worker, {
      construct: (real, [file, options]: [string | URL, WorkerOptions?]) => {
        const isPainter = String(file).includes('painting.worker');
        if (isPainter) Reflect.set(window, 'painters', (Reflect.get(window, 'painters') as number) + 1);
        return new real(file, options);
      },
    });
  });
}

const ordered = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'painters') as number);

/** Past every rest after which the page would order a painting: this one began later, and is longer. */
async function settled(page: Page): Promise<void> {
  await frames(page, 2);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (more) => {
    for (let frame = 0; frame < more; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Measured at one moment, from top to bottom. */
function boxes(page: Page): Promise<Record<'logo' | 'menu' | 'covers' | 'footer', Place>> {
  return page.evaluate(() => {
    const place = (selector: string) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`${selector} is not on the page.`);
      const { left, top, right, bottom } = found.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    return {
      logo: place('main header'),
      menu: place('[role="menu"]'),
      covers: place('[role="radiogroup"]'),
      footer: place('main footer'),
    };
  });
}

/** The colours of the painting at places given in shares of its width and height. */
function coloursAt(page: Page, places: readonly (readonly [x: number, y: number])[]): Promise<number[][]> {
  return page.evaluate((at) => {
    const painting = document.querySelector('canvas');
    if (!painting) throw new Error('There is no canvas.');
    const copy = new OffscreenCanvas(painting.width, painting.height).getContext('2d');
    if (!copy) throw new Error('There is no second canvas.');
    copy.drawImage(painting, 0, 0);
    return at.map(([x, y]) => {
      const side = 24;
      const left = Math.round(x * painting.width - side / 2);
      const top = Math.round(y * painting.height - side / 2);
      const { data } = copy.getImageData(left, top, side, side);
      const mean = (channel: number) =>
        data.reduce((sum, value, index) => (index % 4 === channel ? sum + value : sum), 0) / (side * side);
      return [mean(0), mean(1), mean(2), mean(3)];
    });
  }, places);
}

function running(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
}

test.describe('the menu', () => {
  test('is walked through with the keyboard', async ({ host, page }) => {
    await enter(page, host);
    await page.keyboard.press('ArrowDown');
    expect(await keyboardOn(page)).toBe('Duel now');
    await page.keyboard.press('ArrowDown');
    expect(await keyboardOn(page)).toBe('Duel…');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await keyboardOn(page)).toBe('About');
    await page.keyboard.press('Home');
    expect(await keyboardOn(page)).toBe('Duel now');
    await page.keyboard.press('End');
    expect(await keyboardOn(page)).toBe('About');
    await page.keyboard.press('h');
    expect(await keyboardOn(page)).toBe('History');
    await page.keyboard.press('h');
    expect(await keyboardOn(page)).toBe('Help and rulebooks');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Help and rulebooks' })).toBeVisible();
  });

  test('opens a room with the space bar too', async ({ host, page }) => {
    await enter(page, host);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  });

  test('is one stop of the Tab key, and the books are the next', async ({ host, page }) => {
    await enter(page, host);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Fifth 1997' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await keyboardOn(page)).toBe('Help and rulebooks');
  });

  test('shows where the keyboard is', async ({ host, page }) => {
    await enter(page, host);
    await page.keyboard.press('ArrowDown');
    const outline = () =>
      page.evaluate(() =>
        document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : '',
      );
    expect(await outline()).toBe('solid');
  });
});

test('the name is read out once, though it is drawn three times', async ({ host, page }) => {
  await enter(page, host);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Spellchain');
});

test.describe('the books', () => {
  test('are a group of radio buttons, with one chosen', async ({ host, page }) => {
    await enter(page, host);
    const group = page.getByRole('radiogroup', { name: RULEBOOK });
    await expect(group.getByRole('radio')).toHaveCount(5);
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(group.getByRole('radio', { name: 'Fifth 1997' })).toBeChecked();
  });

  test('are chosen with the arrows, and the choice is kept', async ({ host, page }) => {
    await enter(page, host);
    await page.getByRole('radio', { name: 'Fifth 1997' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Tenth 2007' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Tenth 2007' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Tenth 2007' })).toBeChecked();
  });

  test('tell the chosen one by its place as well as by its colour', async ({ host, page }) => {
    await enter(page, host);
    const top = async (name: string) =>
      (await page.locator('label', { hasText: name }).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await top('Alpha')) - (await top('Fifth'))).toBeGreaterThan(6);
    await page.getByRole('radio', { name: 'Alpha 1993' }).click();
    await expect.poll(async () => (await top('Fifth')) - (await top('Alpha'))).toBeGreaterThan(6);
  });
});

test.describe('the painting', () => {
  test('shows night above, dusk below, and the two in green and red', async ({ host, page }) => {
    await enter(page, host);
    const time = await painted(page);
    console.log(`The title was painted in ${time} ms at 1440 by 900, in its own thread.`);
    const [night = [], dusk = [], green = [], red = [], sea = []] = await coloursAt(page, [
      [0.1, 0.06],
      [0.36, 0.66],
      [0.09, 0.78],
      [0.905, 0.78],
      [0.325, 0.8],
    ]);
    const [r, g, b] = [0, 1, 2] as const;
    for (const colour of [night, dusk, green, red, sea]) expect(colour[3]).toBe(255);
    expect(night[b]).toBeGreaterThan((night[r] ?? 0) * 1.2);
    expect(Math.max(...night.slice(0, 3))).toBeLessThan(90);
    expect(dusk[r]).toBeGreaterThan(180);
    expect(dusk[r]).toBeGreaterThan((dusk[b] ?? 0) * 1.3);
    expect(green[g]).toBeGreaterThan(green[r] ?? 0);
    expect(red[r]).toBeGreaterThan((red[g] ?? 0) * 1.3);
    expect(sea[b]).toBeGreaterThan((sea[r] ?? 0) * 1.1);
  });

  test('is no more than decoration to a screen reader', async ({ host, page }) => {
    await enter(page, host);
    await painted(page);
    expect(
      await page.locator('canvas').evaluate((canvas) => canvas.closest('[aria-hidden="true"]') !== null),
    ).toBe(true);
  });

  test('still hangs when the player comes back from another room', async ({ host, page }) => {
    await countPainters(page);
    await enter(page, host);
    await painted(page);
    await goTo(page, 'About');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.locator('canvas')).toBeVisible();
    expect((await coloursAt(page, [[0.5, 0.66]]))[0]?.[3]).toBe(255);
    await settled(page);
    expect(await ordered(page)).toBe(1);
  });

  test('is painted anew for a window of another size, but not at every size on the way', async ({
    host,
    page,
  }) => {
    await enter(page, host);
    await painted(page);
    for (const width of [1400, 1350, 1300, 1250, 1200, 1150, 1100])
      await page.setViewportSize({ width, height: 800 });
    const size = () =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
    await expect.poll(size).toEqual([1100, 800]);
    const times = await page.evaluate(() => performance.getEntriesByName('title painting').length);
    expect(times).toBeLessThanOrEqual(3);
  });

  test('makes way for the menu where there is little room', async ({ host, page }) => {
    await page.setViewportSize({ width: 512, height: 350 });
    await enter(page, host);
    await painted(page);
    await expect(page.locator('.staff')).toHaveCount(0);
    await expect(page.locator('canvas')).toBeVisible();
  });
});

test.describe('movement', () => {
  test.use({ motion: true });

  test('costs no painting: only strength and place change', async ({ host, page }) => {
    await enter(page, host);
    await painted(page);
    const changed = await page.evaluate(() => {
      const frames = document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      const beside = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      return [...new Set(frames.flatMap((frame) => Object.keys(frame)))]
        .filter((name) => !beside.has(name))
        .sort();
    });
    expect(changed).toEqual(['opacity', 'transform']);
  });

  test('stops while nobody looks', async ({ host, page }) => {
    await enter(page, host);
    await painted(page);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => running(page)).toBe(0);
  });

  test('is not there where the system asks for less of it', async ({ host, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, host);
    await painted(page);
    expect(await running(page)).toBe(0);
    const before = await page.screenshot({ animations: 'allow' });
    await frames(page, 20);
    expect((await page.screenshot({ animations: 'allow' })).equals(before)).toBe(true);
  });

  test('is not there for a player who wants none', async ({ host, page }) => {
    await enter(page, host);
    await painted(page);
    await prefer(page, { motion: 'none' });
    await expect.poll(() => running(page)).toBe(0);
  });
});

const ALL_SIZES = [
  ...SIZES,
  { width: 512, height: 350 },
  { width: 1024, height: 1366 },
  { width: 3440, height: 1440 },
];

/** What is wrong with the places of things, once the page has settled. */
async function misplaced(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<string[]> {
  const places = await boxes(page);
  const inOrder = Object.entries(places);
  const sideways = inOrder.filter(([, box]) => box.left < 0 || box.right > width + 0.5);
  const overlapping = inOrder
    .slice(1)
    .filter(([, box], index) => box.top < (inOrder[index]?.[1].bottom ?? 0) - 0.5);
  const above = inOrder.filter(([, box]) => box.top < 0);
  const isScrolled = places.footer.bottom > height + 0.5;
  return [
    ...sideways.map(([name]) => `${name} sticks out sideways`),
    ...overlapping.map(([name]) => `${name} lies over what is above it`),
    ...above.map(([name]) => `${name} sticks out above`),
    ...(isScrolled ? ['has to be scrolled'] : []),
  ];
}

for (const textSize of [100, 200] as const) {
  test(`nothing overlaps or runs out, in windows of all sizes, with text at ${textSize} %`, async ({
    host,
    page,
  }) => {
    await enter(page, host);
    if (textSize !== 100) await prefer(page, { textSize });
    for (const size of ALL_SIZES) {
      await page.setViewportSize(size);
      const wrong = () => misplaced(page, size);
      const isSmall = textSize === 200 && size.width === 512;
      await expect
        .poll(wrong, `${size.width} by ${size.height}`)
        .toEqual(isSmall ? ['has to be scrolled'] : []);
      const end = page.locator('main footer');
      await end.scrollIntoViewIfNeeded();
      await expect(end).toBeInViewport();
    }
  });
}

test.describe('the other lights', () => {
  test('in high contrast nothing is painted, and what is lit is black on yellow', async ({ host, page }) => {
    await countPainters(page);
    await enter(page, host);
    await prefer(page, { light: 'highContrast' });
    await expect(page.locator('canvas')).toBeHidden();
    const lit = page.getByRole('menuitem').first();
    await expect(lit).toHaveCSS('background-color', 'rgb(255, 238, 0)');
    await expect(lit).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.reload();
    await expect(page.getByRole('menu')).toBeVisible();
    await settled(page);
    expect(await ordered(page)).toBe(0);
  });

  test('coming from high contrast the painting is made', async ({ host, page }) => {
    await enter(page, host);
    await prefer(page, { light: 'highContrast' });
    await page.reload();
    await expect(page.getByRole('menu')).toBeVisible();
    await prefer(page, { light: 'lantern' });
    await painted(page);
    await expect(page.locator('canvas')).toBeVisible();
  });

  test('a dark room dims the painting and keeps every shape', async ({ host, page }) => {
    await enter(page, host);
    await painted(page);
    const lantern = await boxes(page);
    const bright = await brightness(page);
    await prefer(page, { light: 'darkRoom' });
    expect(await boxes(page)).toEqual(lantern);
    expect(await brightness(page)).toBeLessThan(bright * 0.8);
  });
});

/** Of the evening sky, as it is seen. */
async function brightness(page: Page): Promise<number> {
  const picture = await page.screenshot({ clip: { x: 420, y: 560, width: 60, height: 60 } });
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const copy = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!copy) throw new Error('There is no second canvas.');
      copy.drawImage(image, 0, 0);
      const pixels = copy.getImageData(0, 0, image.width, image.height).data;
      return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    },
    [...picture],
  );
}

test.describe('without its painter', () => {
  test.use({ mayFail: /painting\.worker|ERR_FAILED/ });

  test('the screen keeps its plain sky and works', async ({ host, page }) => {
    await page.route(/painting\.worker/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => /painting\.worker/.test(request.url()));
    await enter(page, host);
    await failed;
    await settled(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await goTo(page, 'Options');
  });
});
