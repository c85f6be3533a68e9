/** `npm run icons`: draws the icons of every system from the two drawings in resources/icons. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ICNS_SIZES, icnsOf, icoOf, type Picture } from './lib/icon-files.ts';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';

const FOLDER = join(ROOT, 'resources', 'icons');

/** Up to this size the fine lines of the large drawing run together. */
const LARGEST_SMALL = 32;

/** macOS leaves air around the tile of an icon. */
const AIR_ON_MACOS = 0.07;

const { chromium: executablePath } = await prepare(ROOT, 'test');
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  await drawAll(await browser.newPage());
} finally {
  await browser.close();
}

async function drawAll(page: Page): Promise<void> {
  const forLinux = await drawSizes(page, [16, 24, 32, 48, 64, 128, 256, 512]);
  mkdirSync(join(FOLDER, 'linux'), { recursive: true });
  for (const { size, png } of forLinux) writeFileSync(join(FOLDER, 'linux', `${size}x${size}.png`), png);
  const forWindows = forLinux.filter(({ size }) => size <= 256);
  writeFileSync(join(FOLDER, 'icon.ico'), icoOf(forWindows));
  writeFileSync(join(FOLDER, 'icon.icns'), icnsOf(await drawSizes(page, ICNS_SIZES, AIR_ON_MACOS)));
  writeFileSync(join(FOLDER, 'icon.png'), forLinux.find(({ size }) => size === 512)?.png ?? '');
}

async function drawSizes(page: Page, sizes: readonly number[], air = 0): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const size of sizes) pictures.push({ size, png: await draw(page, size, air) });
  return pictures;
}

async function draw(page: Page, size: number, air: number): Promise<Buffer> {
  const drawing = readFileSync(join(FOLDER, size <= LARGEST_SMALL ? 'icon-small.svg' : 'icon.svg'));
  const padding = size <= LARGEST_SMALL ? 0 : Math.round(size * air);
  const source = `data:image/svg+xml;base64,${drawing.toString('base64')}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin: ${padding}px"><img src="${source}" style="display: block; width: ${size - 2 * padding}px"></body>`,
  );
  return page.screenshot({ omitBackground: true });
}
