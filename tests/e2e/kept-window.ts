/**
 * A browser window that stays open from one test to the next. Each finds it as a new one would be, without the work of
 * opening it, and of fetching and compiling the same pages once more.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';
import type { Host } from '../support/web-host.ts';
import { releaseLine } from './held-line.ts';

/** What a page never loses again. Its line to the program is held by `holdLine` alone, which lets go of it. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;

/** The browser, and whoever drives it, remember something of every page. */
const MOST_USES = 25;

type Prepare = (context: BrowserContext) => Promise<void>;

export class KeptWindow {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  readonly #prepare: Prepare | undefined;
  #page: Page | undefined;
  #uses = 0;

  constructor(browser: Browser, options: BrowserContextOptions, prepare?: Prepare) {
    this.#browser = browser;
    this.#options = options;
    this.#prepare = prepare;
  }

  async take(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
    const page = (this.#page ??= await this.#open());
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
      reducedMotion,
    });
    const { viewport } = this.#options;
    if (viewport) await page.setViewportSize(viewport);
    return page;
  }

  /** It is kept only if it went to rest, nothing was done to it that lasts, and it has not grown heavy. */
  async giveBack(page: Page): Promise<void> {
    this.#uses += 1;
    if (resting.delete(page) && this.#uses < MOST_USES) return;
    this.#page = undefined;
    this.#uses = 0;
    await page.context().close();
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext(this.#options);
    await this.#prepare?.(context);
    const page = await context.newPage();
    markWhenAltered(page);
    return page;
  }
}

const altered = new WeakSet<Page>();
const resting = new WeakSet<Page>();

type Change = (...args: never[]) => unknown;

function markWhenAltered(page: Page): void {
  const marked = (change: Change): Change =>
    new Proxy(change, {
      apply: (unmarked, self, args) => {
        altered.add(page);
        return Reflect.apply(unmarked, self, args) as unknown;
      },
    });
  for (const name of LASTING) Reflect.set(page, name, marked(page[name].bind(page)));
  Reflect.set(page.clock, 'install', marked(page.clock.install.bind(page.clock)));
}

/**
 * Leaves the program before it ends: a page that loses it complains. What is left is a bare page of the same origin, so
 * that the browser keeps what it has made ready for the next.
 */
export async function rest(page: Page, { origin }: Host): Promise<void> {
  // What was put into it would run there as well.
  if (altered.has(page)) {
    await page.goto('about:blank');
    return;
  }
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  releaseLine(page);
  await page.mouse.move(-1, -1);
  const place = `${origin}/rest`;
  await page.route(place, (route) => route.fulfill(BARE_PAGE));
  await page.goto(place);
  await page.unroute(place);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  resting.add(page);
}

/**
 * Without an icon of its own, the browser would ask the program for one; without these headers, it would give the page
 * a process of its own.
 */
const BARE_PAGE = {
  contentType: 'text/html',
  headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  body: '<!doctype html><link rel="icon" href="data:,"><title>Nothing</title>',
};
