/** The line between a page and its program, held by a test. */
import type { Page, WebSocketRoute } from 'playwright/test';
import type { ToProgram, ToWindow } from '../../src-shared/contract.ts';

interface HeldLine {
  /** Breaks it, and every new attempt, until it is mended. */
  break(): void;
  mend(): void;
  /** Says something to the page as if the program had said it. */
  say(message: ToWindow): void;
  /** How often the page has tried. */
  readonly attempts: number;
}

/** Who holds the line of a page; where nobody does any more, all that is said goes through as it is. */
const holders = new WeakMap<Page, (route: WebSocketRoute) => void>();

/** A page keeps its routes for ever: it is routed once, and to whoever holds it then. */
async function holdBy(page: Page, holder: (route: WebSocketRoute) => void): Promise<void> {
  const isRouted = holders.has(page);
  holders.set(page, holder);
  if (isRouted) return;
  await page.routeWebSocket(/\/door$/, (toPage) => {
    holders.get(page)?.(toPage);
  });
}

export function releaseLine(page: Page): void {
  if (holders.has(page)) holders.set(page, (toPage) => void toPage.connectToServer());
}

/** Has to be held before the page is opened. `change` may alter what the page says, or keep it from the program. */
export async function holdLine(
  page: Page,
  change = (message: ToProgram): ToProgram | undefined => message,
): Promise<HeldLine> {
  let broken = false;
  let attempts = 0;
  let current: WebSocketRoute | undefined;
  await holdBy(page, (toPage) => {
    attempts += 1;
    current = toPage;
    if (broken) {
      void toPage.close();
      return;
    }
    const toProgram = toPage.connectToServer();
    toPage.onMessage((text) => {
      const said = change(JSON.parse(String(text)) as ToProgram);
      if (said) toProgram.send(JSON.stringify(said));
    });
    toProgram.onMessage((text) => {
      toPage.send(text);
    });
  });
  return {
    break: () => {
      broken = true;
      void current?.close();
    },
    mend: () => {
      broken = false;
    },
    say: (message) => current?.send(JSON.stringify(message)),
    get attempts() {
      return attempts;
    },
  };
}
