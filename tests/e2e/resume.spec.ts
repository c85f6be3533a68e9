/** A duel outlives its program: killed without warning, it goes on at the same decision. */
import type { Page } from 'playwright/test';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { BUILT_HOST, startWebHost } from '../support/web-host.ts';
import { enter, expect, test } from './support.ts';
import { look, lookWhenAsked, mouseMoves, sitDown } from './table-support.ts';

test.describe('after a kill', () => {
  // A page whose program is gone says so in the console.
  test.use({ mayFail: /WebSocket|Failed to load|ERR_/ });

  for (const rulebook of ['m11', 'fifth'] as const)
    test(`a duel under ${rulebook} goes on as the page has shown it`, async ({ page }) => {
      const dataFolder = makeFolder();
      const deck = rulebook === 'm11' ? 'Dawn Patrol' : 'Cinder and Thorn';
      const first = await startWebHost({ file: BUILT_HOST, dataFolder });
      await sitDown(page, first, { rulebook, seed: 3, decks: [deck, deck] });
      const move = mouseMoves(page);
      for (let step = 0; step < 14; step++) {
        await move(await lookWhenAsked(page), step);
      }
      await expect.poll(async () => (await look(page)).kind).toBeDefined();
      await takeBack(page);
      // Both sides, the hands, and what is asked: all but the Showcase, which follows the pointer.
      const ground = page.locator('main.table .ground');
      // A word that has just been said is answered a moment later, whether or not the wizard has to think about it.
      await expect(ground).not.toContainText('is thinking…');
      await expect.poll(async () => (await look(page)).kind).toBeDefined();
      const before = await ground.innerText();
      first.child.kill('SIGKILL');
      await first.ended;

      const second = await startWebHost({ file: BUILT_HOST, dataFolder });
      try {
        await enter(page, second);
        await page.getByRole('menuitem', { name: /^Continue/ }).click();
        await expect.poll(() => ground.innerText()).toBe(before);
      } finally {
        await second.stop();
        removeFolder(dataFolder);
      }
    });
});

/** What is half chosen is the page's own until it is said: it is not part of the duel. */
async function takeBack(page: Page): Promise<void> {
  const cancel = page.locator('#cancel');
  while (await cancel.isVisible()) {
    await cancel.click();
    await look(page);
  }
}
