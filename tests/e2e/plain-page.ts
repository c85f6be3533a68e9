/** Pages without paint: every word and every place is as it is, and a software renderer has half the work. */
import type { BrowserContext, Page } from 'playwright/test';

/** Changes no size and no place. What is written on a picture can no longer be read: for eyes there is `paint`. */
const NO_PAINT = `*, ::before, ::after {
  background-image: none !important;
  border-image: none !important;
  box-shadow: none !important;
  text-shadow: none !important;
}`;

/** Every page that is opened in these windows is plain. */
export async function makePlain(context: BrowserContext): Promise<void> {
  await context.addInitScript(leaveOutPaint, NO_PAINT);
  await context.addInitScript(leaveWallBare);
}

/** Puts it on a plain page, or takes it off again; a page that was opened with its paint keeps it. */
export async function paint(page: Page, isPainted: boolean): Promise<void> {
  await page.evaluate((off) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = off;
  }, isPainted);
}

/** Runs in the page. */
function leaveOutPaint(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: whoever would paint the title delivers a picture with nothing on it. */
function leaveWallBare(): void {
  const RealWorker = Worker;
  class Bare extends EventTarget {
    postMessage(): void {
      const canvas = new OffscreenCanvas(1, 1);
      canvas.getContext('2d');
      const data = canvas.transferToImageBitmap();
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    terminate(): void {
      // There is nothing that goes on.
    }
  }
  window.Worker = new Proxy(RealWorker, {
    construct: (real, [file, options]: [string | URL, WorkerOptions?]) =>
      /painting\.worker/.test(String(file)) ? new Bare() : new real(file, options),
  });
}
