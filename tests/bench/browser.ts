/** The browser that figures about the window are measured in. */
import { chromium, type Browser } from 'playwright';
import { prepare } from '../../scripts/lib/prepare.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { launchOptions } from '../support/chromium.ts';

export const WINDOW = { width: 1440, height: 900 };

/** Looking for it was done before (`prebench`), so this only recalls where it is. */
export async function openBrowser(): Promise<Browser> {
  const { chromium: executablePath } = await prepare(ROOT, 'test');
  return chromium.launch(launchOptions(executablePath));
}

/** Clicks, and resolves when a frame with another decision has been handed to the screen. */
export const clickUntilDecided = (selector: string): string => `
  new Promise((resolve) => {
    const table = document.querySelector('main.table');
    const before = table.dataset.decision;
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      const now = table.dataset.decision;
      if (now === undefined || now === before) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => resolve(performance.now() - begun);
        after.port2.postMessage(undefined);
      });
    });
    watch.observe(table, { attributes: true, attributeFilter: ['data-decision'] });
    document.querySelector(${JSON.stringify(selector)}).click();
  })
`;
