/**
 * From the start of the built start script to the moment at which a player sees the title. The browser runs already,
 * with a blank page, as a player's does; each start gets a profile of its own, so nothing comes from a cache. The data
 * folder was used before, as it was in every start but the first.
 */
import type { Browser, Page } from 'playwright';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { BUILT_HOST, startWebHost } from '../../support/web-host.ts';
import { openBrowser, WINDOW } from '../browser.ts';
import { median, type Measurement } from '../figure.ts';

const STARTS = 7;

interface Start {
  hostReady: number;
  titleSeen: number;
}

export const start: Measurement = {
  needsBuild: true,
  measure: async () => {
    const browser = await openBrowser();
    const dataFolder = makeFolder();
    try {
      // The first start makes the database, and fills the system's own caches.
      await startOnce(browser, dataFolder);
      const starts: Start[] = [];
      for (let count = 0; count < STARTS; count++) starts.push(await startOnce(browser, dataFolder));
      return [
        {
          name: 'start: first paint of the title',
          value: median(starts.map(({ titleSeen }) => titleSeen)),
          unit: 'ms',
          aim: 1_000,
        },
        {
          name: 'start: web host ready',
          value: median(starts.map(({ hostReady }) => hostReady)),
          unit: 'ms',
        },
      ];
    } finally {
      await browser.close();
      removeFolder(dataFolder);
    }
  },
};

/**
 * The page's first contentful paint is only the line "Opening the program…", which is there before anybody can see it.
 * So the title's menu is marked as it comes into the page, and the browser itself says when it painted it (element
 * timing). Its clock begins with the navigation (`timeOrigin`, which counts from 1970 as `Date` does), and is set
 * against the moment of the spawn by the same system clock.
 */
const WATCH_FOR_TITLE = `
  globalThis.titlePainted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The title was not painted in half a minute.')), 30_000);
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries();
      if (entry) resolve(performance.timeOrigin + entry.startTime);
    }).observe({ type: 'element', buffered: true });
  });
  new MutationObserver((_, observer) => {
    const menu = document.querySelector('[role=menu]');
    if (!menu) return;
    observer.disconnect();
    for (const part of menu.querySelectorAll('*')) part.setAttribute('elementtiming', 'title');
  }).observe(document, { childList: true, subtree: true });`;

async function startOnce(browser: Browser, dataFolder: string): Promise<Start> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH_FOR_TITLE);
    return await timeStart(page, dataFolder);
  } finally {
    await context.close();
  }
}

async function timeStart(page: Page, dataFolder: string): Promise<Start> {
  const spawned = now();
  const host = await startWebHost({ file: BUILT_HOST, dataFolder });
  try {
    const hostReady = now() - spawned;
    await page.goto(host.address, { waitUntil: 'commit' });
    // The page that keeps the key goes on to the title by itself.
    await page.waitForURL(`${host.origin}/`, { waitUntil: 'commit' });
    const seen: number = await page.evaluate('titlePainted');
    return { hostReady, titleSeen: seen - spawned };
  } finally {
    await host.stop();
  }
}

/** By the system's clock, and finer than `Date`. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
