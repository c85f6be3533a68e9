/** What the end-to-end tests share: the built program with a data folder of its own, and a page that came in. */
import { expect, test as base, type ConsoleMessage, type Locator, type Page } from 'playwright/test';
import { CONTRACT_VERSION, type CallName, type Input, type ToProgram } from '../../src-shared/contract.ts';
import type { PreferencesChange } from '../../src-shared/preferences.ts';
import { MENU } from '../../src-renderer/title/menu.ts';
import { ROOM_TITLES } from '../../src-renderer/words/rooms.ts';
import { openHost, type OwnHost } from '../support/own-host.ts';
import { KeptWindow, rest } from './kept-window.ts';
import { makePlain } from './plain-page.ts';
import type { Host } from '../support/web-host.ts';

export { expect };

/** The rooms that the menu leads to. */
export const ROOM_NAMES = MENU.map(({ room }) => ROOM_TITLES[room]);
type RoomName = (typeof ROOM_NAMES)[number];

export const SIZES = [
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
  { width: 3840, height: 2160 },
] as const;

const WINDOW = { viewport: SIZES[1] } as const;

interface Given {
  host: OwnHost;
  /** Whether things move as they do for most players: it costs a software renderer most of its time. */
  motion: boolean;
  /** Whether everything is painted as players see it: most tests only come by, and it is work. */
  painting: boolean;
  /** Errors that the page may report; a test that breaks something on purpose names them. */
  mayFail: RegExp | undefined;
}

type Windows = Record<'plain' | 'painted', KeptWindow>;

export const test = base.extend<Given, { keptWindows: Windows }>({
  motion: [false, { option: true }],
  painting: [false, { option: true }],
  mayFail: [undefined, { option: true }],
  keptWindows: [
    async ({ browser }, use) => {
      const kept = {
        plain: new KeptWindow(browser, WINDOW, makePlain),
        painted: new KeptWindow(browser, WINDOW),
      };
      await use(kept);
      for (const one of Object.values(kept)) await one.close();
    },
    { scope: 'worker' },
  ],
  // Only tests that ask for it pay for a program.
  host: async ({ page }, use) => {
    await serve(page, use);
  },
  page: async ({ keptWindows, motion, painting, mayFail }, use) => {
    const kept = keptWindows[painting ? 'painted' : 'plain'];
    const page = await kept.take(motion ? 'no-preference' : 'reduce');
    const failures: string[] = [];
    const thrown = (error: Error) => failures.push(error.message);
    const said = (message: ConsoleMessage) => {
      if (message.type() === 'error') failures.push(message.text());
    };
    page.on('pageerror', thrown).on('console', said);
    await use(page);
    page.off('pageerror', thrown).off('console', said);
    await kept.giveBack(page);
    expect(failures.filter((failure) => !mayFail?.test(failure))).toEqual([]);
  },
  context: async ({ page }, use) => {
    await use(page.context());
  },
});

/** The built program for one page, which goes first: a page that loses its program complains. */
export async function serve(
  page: Page,
  use: (host: OwnHost) => Promise<void>,
  dataFolder?: string,
): Promise<void> {
  const host = await openHost(dataFolder);
  try {
    await use(host);
    // Where it failed the page stays, to be seen in a picture.
    await rest(page, host);
  } finally {
    await host.stop();
  }
}

/** Comes in with the host's token. */
export async function enter(page: Page, host: Host): Promise<void> {
  await page.goto(host.address);
  await expect(page.getByRole('menu')).toBeVisible();
}

/** The line of the menu that leads to a room. */
export function menuLine(page: Page, room: RoomName): Locator {
  return page.getByRole('menuitem', { name: room === 'Duel' ? 'Duel…' : room, exact: true });
}

export async function goTo(page: Page, room: RoomName): Promise<void> {
  await menuLine(page, room).click();
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
}

export async function backToTitle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Changes preferences as another window would, and waits until this one follows. */
export async function prefer(page: Page, change: PreferencesChange): Promise<void> {
  await say(page, 'preferences.change', change);
  if (change.light) await expect(page.locator('html')).toHaveAttribute('data-light', change.light);
  if (change.textSize) {
    await expect.poll(() => textScale(page)).toBe(String(change.textSize / 100));
  }
}

/** Says something to the program as another window of the same browser would. */
export async function say<Name extends CallName>(page: Page, name: Name, input: Input<Name>): Promise<void> {
  const outcome = await page.evaluate(sayOnce, [
    { kind: 'hello', contract: CONTRACT_VERSION },
    { kind: 'call', id: 1, name, input },
  ] satisfies ToProgram[]);
  expect(outcome).toMatchObject({ outcome: { ok: true } });
}

/** Runs in the page. */
async function sayOnce(messages: ToProgram[]): Promise<unknown> {
  const socket = new WebSocket(`ws://${location.host}/door`, [
    'spellchain',
    localStorage.getItem('spellchain-key') ?? '',
  ]);
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  for (const message of messages) socket.send(JSON.stringify(message));
  return new Promise((resolve) => {
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const heard = JSON.parse(data) as { kind: string };
      if (heard.kind !== 'outcome') return;
      socket.close();
      resolve(heard);
    };
  });
}

export function textScale(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.style.getPropertyValue('--text-scale'));
}

/** What the keyboard is on, as a screen reader would call it. */
export function keyboardOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const control = document.activeElement;
    return control?.getAttribute('aria-label') ?? control?.textContent.trim() ?? '';
  });
}

/** Whatever sticks out sideways: of the window, or of a box that would cut it off or have to be scrolled. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.closest('.out-of-sight, [aria-hidden="true"], noscript') === null;
    const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const cutting = [...document.querySelectorAll('body, body *')].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return isSeen(element) && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    });
    const outside = [...document.querySelectorAll('button, input, a, h1, h2, h3, p, li, dd, dt')].filter(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return isSeen(element) && width > 0 && (left < -1 || right > innerWidth + 1);
      },
    );
    return [...new Set([...cutting, ...outside])].map(nameOf);
  });
}
