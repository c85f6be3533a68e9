/**
 * From a click on Done at the table to the picture of the next decision: over the line, through the rules and the
 * journal, back as a difference, and painted. Both chairs are the player's, so that no wizard has to think.
 */
import type { Page } from 'playwright';
import { sayNext, sitAt, untilAsked, value, type DuelWindow } from '../../support/duel-window.ts';
import { cookieOf } from '../../support/let-in.ts';
import { BUILT_HOST, startWebHost, type WebHost } from '../../support/web-host.ts';
import { clickUntilDecided, openBrowser, WINDOW } from '../browser.ts';
import { quantile, type Measurement } from '../figure.ts';
import { STEPS } from '../../../src-shared/duel/words.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';

const WARM_UP = 10;
const CLICKS = 60;

export const table: Measurement = {
  needsBuild: true,
  measure: async () => {
    const host = await startWebHost({ file: BUILT_HOST });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
      await page.goto(host.address);
      const window = await begin(host, page);
      const times = await clickOn(page, window);
      return [
        { name: 'table: click to next picture, median', value: quantile(times, 0.5), unit: 'ms', aim: 50 },
        { name: 'table: click to next picture, 9 of 10', value: quantile(times, 0.9), unit: 'ms' },
      ];
    } finally {
      await browser.close();
      await host.stop();
    }
  },
};

/** A solo duel with a Stop at every step, and the page at its table. */
async function begin(host: WebHost, page: Page): Promise<DuelWindow> {
  const cookie = await cookieOf(page, host);
  const window = await sitAt(
    host,
    {
      rulebook: 'm11',
      seats: [{ player: 'person' }, { player: 'person' }],
      seed: 1,
      ...USUAL_CUSTOMS,
      undo: 'never',
      ante: false,
    },
    cookie,
  );
  value(
    await window.client.call('preferences.change', {
      stops: { yours: STEPS, theirs: [] },
      attention: 'stops',
      warnings: [],
    }),
  );
  await page.getByRole('menuitem', { name: /^Continue/ }).click();
  await page.locator('main.table').waitFor();
  return window;
}

/** What is not a question of passing is answered beside the page. */
async function clickOn(page: Page, window: DuelWindow): Promise<number[]> {
  const times: number[] = [];
  let last = -1;
  while (times.length < WARM_UP + CLICKS) {
    const prompt = await untilAsked(window, last);
    if (!prompt) throw new Error('The duel was over before enough was measured.');
    last = prompt.decision;
    await page.locator(`main.table[data-decision="${last}"]`).waitFor();
    if (prompt.options.kind === 'act') times.push(await page.evaluate<number>(clickUntilDecided('#done')));
    else await sayNext(window, prompt, 0);
  }
  return times.slice(WARM_UP);
}
