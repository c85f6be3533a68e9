/** Pictures on cards: the player's own in place of ours, and how the window does without a worker or a painting. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { positionDuel } from '../support/rule-duel.ts';
import { png } from '../support/picture-files.ts';
import { atTableOf, folderWith } from './laid-table.ts';
import { enter, expect, goTo, test } from './support.ts';

const CARDS = ['Grizzly Bears', 'Hill Giant', 'Craw Wurm', 'Forest'];

/** At the table of a duel with own pictures in the folder. */
async function atTable(page: Page, pictures: Record<string, Buffer>, see: () => Promise<void>) {
  const { setup } = positionDuel('fifth', [{ battlefield: CARDS }, { battlefield: CARDS }], { turn: 3 });
  const dataFolder = folderWith({ rulebook: 'fifth', setup, against: 'person' });
  for (const [name, bytes] of Object.entries(pictures)) {
    const file = join(dataFolder, 'pictures', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  await atTableOf(page, dataFolder, {}, see);
}

/** A picture of one colour, made by the browser. */
async function pngOf(page: Page, colour: string, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([paint, wide, high]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = paint;
      context.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/png');
    },
    [colour, width, height] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const tile = (page: Page, name: string): Locator =>
  page
    .locator('.tile')
    .filter({ hasText: new RegExp(`^${name}[,.]`) })
    .first();

const widthOf = (image: Locator): Promise<number> =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);

/** Whether something was painted that is more than one colour. */
const isPainted = (picture: Locator): Promise<boolean> =>
  picture.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return new Set(Array.from({ length: 200 }, (_, index) => pixels[index * 52])).size > 10;
  });

test.use({ painting: true });

const BROKEN = png(40, 30);

test('the player’s own pictures take the place of ours, on small cards and whole ones', async ({ page }) => {
  const pictures = {
    'Grizzly Bears.png': await pngOf(page, '#c02020', 77, 55),
    'Hill Giant.full.png': await pngOf(page, '#2020c0', 50, 70),
    'Craw Wurm.png': BROKEN,
    'notes.txt': Buffer.from('mine'),
  };
  await atTable(page, pictures, async () => {
    const bears = tile(page, 'Grizzly Bears').locator('.picture img');
    await expect.poll(() => widthOf(bears)).toBe(77);
    await expect(tile(page, 'Hill Giant').locator('.picture img')).toHaveCount(0);

    const showcase = page.getByRole('region', { name: 'The card you look at' });
    await tile(page, 'Hill Giant').hover();
    await expect.poll(() => widthOf(showcase.locator('img'))).toBe(50);
    await expect(showcase.locator('.border')).toHaveCount(0);
    await expect(showcase.getByText('Hill Giant')).toBeAttached();
    await tile(page, 'Grizzly Bears').hover();
    await expect.poll(() => widthOf(showcase.locator('.window img'))).toBe(77);

    // What is no picture gives way to ours.
    await expect.poll(() => isPainted(tile(page, 'Craw Wurm'))).toBe(true);
  });
});

test('Options name the folder, tell how many pictures are in it, and what is wrong with it', async ({
  page,
  host,
}) => {
  const folder = join(host.dataFolder, 'mine');
  mkdirSync(folder);
  writeFileSync(join(folder, 'Forest.png'), await pngOf(page, '#20c020', 10, 10));
  await enter(page, host);
  await goTo(page, 'Options');
  const field = page.getByRole('textbox', { name: 'Folder' });
  await expect(page.getByText(/^No pictures in /)).toBeVisible();
  await field.fill(folder);
  await page.getByRole('button', { name: 'Use this folder' }).click();
  await expect(page.getByText(`One picture in ${folder}.`)).toBeVisible();

  writeFileSync(join(folder, 'Island.png'), await pngOf(page, '#2020c0', 10, 10));
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText(`2 pictures in ${folder}.`)).toBeVisible();
  writeFileSync(join(folder, 'Swamp.png'), png(20_000, 20_000));
  writeFileSync(join(folder, 'Plains.png'), 'no picture');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('Swamp.png (more than 20 million pixels)')).toBeVisible();
  await expect(page.getByText('Plains.png (damaged, or no such picture)')).toBeVisible();
  await expect(page.getByText(`2 pictures in ${folder}.`)).toBeVisible();

  await field.fill(join(folder, 'gone'));
  await field.press('Enter');
  await expect(page.getByText(/^There is no folder .*gone\. Our own pictures are shown\.$/)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('a window without canvases for workers paints the pictures itself', async ({ page }) => {
  await page.addInitScript('delete globalThis.OffscreenCanvas');
  await atTable(page, {}, async () => {
    for (const name of CARDS) await expect.poll(() => isPainted(tile(page, name))).toBe(true);
  });
});

test.describe('a painter that fails', () => {
  test.use({ mayFail: /cannot paint today/ });

  test('is told of once, and every card stays on its tint', async ({ page }) => {
    await page.addInitScript(`
      delete globalThis.OffscreenCanvas;
      globalThis.tried = 0;
      globalThis.createImageBitmap = () => {
        globalThis.tried += 1;
        return Promise.reject(new Error('The brush cannot paint today.'));
      };
    `);
    await atTable(page, {}, async () => {
      const dialog = page.getByRole('dialog').filter({ hasText: 'cannot paint today' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // The Showcase asks for larger pictures, which fail as well.
      const tried = () => page.evaluate(() => Reflect.get(globalThis, 'tried') as number);
      const before = await tried();
      for (const name of CARDS) await tile(page, name).hover();
      await expect.poll(tried).toBeGreaterThan(before);
      await expect(dialog).toBeHidden();
      const hanging = tile(page, 'Craw Wurm').locator('.hanging');
      expect(await hanging.evaluate((element) => getComputedStyle(element).backgroundImage)).toMatch(
        /^linear-gradient/,
      );
      expect(
        await tile(page, 'Craw Wurm')
          .locator('canvas')
          .evaluate((canvas) => (canvas as HTMLCanvasElement).width),
      ).toBe(1);
    });
  });
});
