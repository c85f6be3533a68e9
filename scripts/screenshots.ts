/** `npm run screenshots`: takes the pictures of the README from the running program. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { openDatabase } from '../src-main/collection/database/database.ts';
import type { Rulebook } from '../src-shared/rulebooks.ts';
import { USUAL_CUSTOMS } from '../src-shared/set-up.ts';
import { launchOptions } from '../tests/support/chromium.ts';
import { sayNext, sitAt, untilAsked, value } from '../tests/support/duel-window.ts';
import { makeFolder, removeFolder } from '../tests/support/folders.ts';
import { positionDuel, type SeatWords } from '../tests/support/rule-duel.ts';
import { BUILT_HOST, startWebHost, type WebHost } from '../tests/support/web-host.ts';
import { ensureBuilt } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { conclude } from './lib/problems.mjs';
import { ROOT } from './lib/root.mjs';
import { smallPng } from './lib/small-png.ts';

const FOLDER = join(ROOT, 'resources', 'pictures');
const SIZE = { width: 1440, height: 900 };

/** In bytes; whoever clones the repository gets every picture there ever was. */
const LARGEST = 380_000;

/** Stands in the pictures where the path of a folder for one run would. */
const SHOWN_FOLDER = '/home/you/.local/share/spellchain';

const PICTURED = {
  rulebook: 'fifth',
  seats: [
    { player: 'person', deck: { kind: 'ready', name: 'Gull and Gale' } },
    { player: 'magician', deck: { kind: 'ready', name: 'Ember Hall' } },
  ],
  seed: 6,
  ...USUAL_CUSTOMS,
  ante: false,
} as const;
const LATE_ENOUGH = 8;

/** A canvas of one pixel waits for its picture; one that is not seen is not painted. */
const ALL_PAINTED = `[...document.querySelectorAll('.hanging canvas')].every(
  (canvas) => canvas.width > 1 || !canvas.checkVisibility() || canvas.parentElement.clientWidth === 0,
)`;

function times(count: number, name: string): string[] {
  return Array.from({ length: count }, () => name);
}

interface Laid {
  readonly rulebook: Rulebook;
  readonly seats: readonly SeatWords[];
}

/** Four attack, and the wizard has four of his own. */
const FIGHT = {
  rulebook: 'm11',
  attackers: ['Serra Angel', 'Grizzly Bears', 'Giant Spider', 'Llanowar Elves'],
  seats: [
    {
      hand: ['Giant Growth', 'Holy Day', 'Forest', 'Overrun'],
      library: times(30, 'Forest'),
      graveyard: ['Fog'],
      battlefield: [
        ...times(4, 'Forest'),
        ...times(3, 'Plains'),
        'Serra Angel',
        'Grizzly Bears',
        'Giant Spider',
        'Llanowar Elves',
        'Rod of Ruin',
      ],
    },
    {
      hand: times(4, 'Swamp'),
      library: times(30, 'Swamp'),
      graveyard: ['Terror'],
      battlefield: [
        ...times(3, 'Swamp'),
        ...times(4, 'Mountain'),
        'Shivan Dragon',
        'Scathe Zombies',
        'Drudge Skeletons',
        'Hill Giant',
      ],
    },
  ],
} as const;

await conclude(async () => {
  const { node, chromium: executablePath } = await prepare(ROOT, 'test');
  await ensureBuilt(ROOT, node.path);
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch(launchOptions(executablePath));
  const host = await startWebHost({ file: BUILT_HOST });
  try {
    await takeAll(browser, host);
  } finally {
    await browser.close();
    await host.stop();
  }
  return 0;
});

async function takeAll(browser: Browser, host: WebHost): Promise<void> {
  // Nothing moves, so that the same program gives the same pictures.
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  const take = cameraFor(page, await browser.newPage());
  await showOtherFolder(page, host.dataFolder);
  await page.goto(host.address);
  await page.locator('.painted').waitFor();
  await take('title');
  await page.getByRole('menuitem', { name: 'Options' }).click();
  await page.getByText(SHOWN_FOLDER).first().waitFor();
  await take('options');
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'The five side by side' }).click();
  await page.getByRole('heading', { name: 'The five side by side' }).waitFor();
  await take('help');
  await page.keyboard.press('Escape');
  await playToThePicture(host, page);
  await page.getByRole('menuitem', { name: /^Continue/ }).click();
  await page.locator('main.table').waitFor();
  await take('table');
  await atPosition(page, FIGHT, async () => {
    await page.locator('[data-cell="yours declareAttackers"]').click();
    for (const name of FIGHT.attackers) await attackWith(page, name);
    await take('combat');
  });
  await atPosition(page, { ...FIGHT, rulebook: 'tenth' }, async () => {
    await page.locator('#table-menu').click();
    await page.getByRole('menuitem', { name: 'Duel options…' }).click();
    await page.getByRole('radio', { name: /^Advanced/ }).check();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.locator('main.advanced').waitFor();
    await take('advanced');
  });
}

async function attackWith(page: Page, name: string): Promise<void> {
  const ready = page.locator('[data-deed="attack"]', { hasText: name }).first();
  await ready.click({ position: { x: 10, y: 8 } });
  await page.locator('main[aria-busy="false"]').waitFor();
  await page.locator('[data-deed="takeBack"]', { hasText: name }).waitFor();
}

/** A table that was laid for the picture, in a data folder of its own. */
async function atPosition(page: Page, laid: Laid, take: () => Promise<void>): Promise<void> {
  const dataFolder = makeFolder();
  const database = openDatabase(dataFolder);
  const { setup } = positionDuel(laid.rulebook, laid.seats);
  const at = new Date(0).toISOString();
  const chair = { deck: 'Gull and Gale', life: 20 };
  const seats = [
    { ...chair, name: '', player: 'person' as const },
    { ...chair, name: 'Morrow Vane', player: 'magician' as const },
  ];
  const summary = {
    id: randomUUID(),
    rulebook: laid.rulebook,
    began: at,
    changed: at,
    turn: 0,
    decisions: 0,
    seats,
  };
  database.duels.begin({ summary, setup, undo: 'always' });
  database.close();
  const host = await startWebHost({ file: BUILT_HOST, dataFolder });
  try {
    await page.goto(host.address);
    await page.getByRole('menuitem', { name: /^Continue/ }).click();
    await page.locator('[data-question]').waitFor();
    await take();
  } finally {
    await page.goto('about:blank');
    await host.stop();
    removeFolder(dataFolder);
  }
}

/** A duel that always comes to the same position: one in which a spell of the wizard's waits to be answered. */
async function playToThePicture(host: WebHost, page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value: worth }) => `${name}=${worth}`).join('; ');
  const window = await sitAt(host, PICTURED, cookie);
  value(await window.client.call('preferences.change', { pace: 'atOnce' }));
  let last = -1;
  while (window.view.turn < LATE_ENOUGH || window.view.chain.length === 0) {
    const prompt = await untilAsked(window, last);
    if (!prompt) throw new Error('The duel of the picture was over before anything was answered.');
    last = prompt.decision;
    if (window.view.turn < LATE_ENOUGH || window.view.chain.length === 0) await sayNext(window, prompt, 0);
  }
  await window.client.close();
}

async function showOtherFolder(page: Page, dataFolder: string): Promise<void> {
  const written = (path: string) => JSON.stringify(path).slice(1, -1);
  await page.routeWebSocket(/\/door$/, (toPage) => {
    const toProgram = toPage.connectToServer();
    toProgram.onMessage((text) => {
      toPage.send(String(text).replaceAll(written(dataFolder), written(SHOWN_FOLDER)));
    });
  });
}

/** Asked from outside: a page of ours may not read a text as a program, and so cannot ask itself over and over. */
async function untilPainted(page: Page): Promise<void> {
  for (let asked = 0; asked < 200; asked++) {
    if (await page.evaluate(ALL_PAINTED)) return;
    await page.waitForTimeout(50);
  }
  throw new Error('Some pictures were not painted.');
}

/** `blank` is a page that may read pictures; ours may fetch nothing. */
function cameraFor(page: Page, blank: Page): (name: string) => Promise<void> {
  return async (name) => {
    // The pointer would light up whatever it rests on.
    await page.mouse.move(0, 0);
    await page.evaluate('document.fonts.ready');
    await untilPainted(page);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const small = smallEnough(await pixelsOf(blank, png));
    writeFileSync(join(FOLDER, `${name}.png`), small);
    console.log(`${name}.png  ${Math.round(small.length / 1_000)} kB`);
  };
}

/** As many colours as there is room for. */
function smallEnough(data: Uint8Array): Buffer {
  for (let colours = 256; colours >= 16; colours -= 16) {
    const small = smallPng({ ...SIZE, data }, colours);
    if (small.length <= LARGEST) return small;
  }
  throw new Error(`No picture of sixteen colours or more is smaller than ${LARGEST} bytes.`);
}

/** The browser knows how to read its own pictures. */
async function pixelsOf(blank: Page, png: Buffer): Promise<Uint8Array> {
  const pixels: string = await blank.evaluate(`(async () => {
    const bytes = Uint8Array.fromBase64('${png.toString('base64')}');
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return new Uint8Array(canvas.getImageData(0, 0, picture.width, picture.height).data.buffer).toBase64();
  })()`);
  return Buffer.from(pixels, 'base64');
}
