/** Pages without paint: every word and every place is as it is, and a software renderer has a fifth less to do. */
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
  await context.addInitScript(deliverNothing);
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

/** Runs in the page: whoever would paint the title, a card or a face delivers a picture with nothing on it. */
function deliverNothing(): void {
  const RealWorker = Worker;
  const picture = () => {
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('2d');
    return canvas.transferToImageBitmap();
  };
  const DELIVERIES: [RegExp, (order: object) => unknown][] = [
    [/painting\.worker/, picture],
    [/studio\.worker/, (order) => ({ ...order, kind: 'painted', picture: picture() })],
  ];
  class Idle extends EventTarget {
    readonly #deliver: (order: object) => unknown;

    constructor(deliver: (order: object) => unknown) {
      super();
      this.#deliver = deliver;
    }

    postMessage(order: object): void {
      const message = new MessageEvent('message', { data: this.#deliver(order) });
      queueMicrotask(() => this.dispatchEvent(message));
    }

    terminate(): void {
      // There is nothing that goes on.
    }
  }
  window.Worker = new Proxy(RealWorker, {
    construct: (real, [file, options]: [string | URL, WorkerOptions?]) => {
      const known = DELIVERIES.find(([name]) => name.test(String(file)));
      return known ? new Idle(known[1]) : new real(file, options);
    },
  });
}
