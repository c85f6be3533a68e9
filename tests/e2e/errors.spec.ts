/** What the window does when the line breaks, when the program is another one, and when something fails. */
import type { Page } from 'playwright/test';
import { CONTRACT_VERSION, type Notice } from '../../src-shared/contract.ts';
import { holdLine } from './held-line.ts';
import { enter, expect, goTo, test } from './support.ts';

/** The browser's own remark on a socket that cannot be opened. */
const NO_LINE = /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/;

async function pasted(page: Page): Promise<string> {
  await page.keyboard.press('F1');
  const search = page.getByRole('searchbox');
  await search.fill('');
  await page.keyboard.press('Control+V');
  return search.inputValue();
}

test.describe('the line to the program', () => {
  test('is lost calmly, and found again', async ({ page, host }) => {
    const line = await holdLine(page);
    await enter(page, host);
    await goTo(page, 'Options');
    line.break();
    const banner = page.getByText('The program has stopped answering; trying again…');
    await expect(banner).toBeVisible();
    await page.getByRole('radio', { name: 'Dark room' }).click();
    await expect(page.getByText('Your choice could not be kept. The program does not answer')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Lantern' })).toBeChecked();
    line.mend();
    await expect(banner).toBeHidden();
    await page.getByRole('radio', { name: 'Dark room' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-light', 'darkRoom');
    await expect(page.getByText('Your choice could not be kept.')).toBeHidden();
  });

  test('a rulebook chosen meanwhile goes back to the true one', async ({ page, host }) => {
    const line = await holdLine(page);
    await enter(page, host);
    line.break();
    await expect(page.getByText('The program has stopped answering')).toBeVisible();
    await page.getByRole('radio', { name: /Alpha/ }).click();
    await expect(page.getByText('Your choice could not be kept.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Fifth/ })).toBeChecked();
  });

  test('can be tried at once', async ({ page, host }) => {
    const line = await holdLine(page);
    await page.clock.install();
    await enter(page, host);
    line.break();
    const lost = page.getByText('The program has stopped answering');
    await expect(lost).toBeVisible();
    // From here on no time goes by for the page, and it does not try by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    // An attempt that it had begun by then has come to nothing before this is answered.
    await page.evaluate(() => undefined);
    line.mend();
    const before = line.attempts;
    await page.getByRole('button', { name: 'Try now' }).press('Enter');
    await expect(lost).toBeHidden();
    expect(line.attempts).toBe(before + 1);
    // The button has gone, and the keyboard is not left on nothing.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test.describe('when the program has ended', () => {
    test.use({ mayFail: NO_LINE });

    test('the window says so, and what to do', async ({ page, host }) => {
      await enter(page, host);
      // What the title is made of is still being fetched.
      await page.waitForLoadState('networkidle');
      await host.stop();
      await expect(page.getByText('The program has stopped answering; trying again…')).toBeVisible();
      await expect(page.getByText('start it again and use the new address')).toBeVisible();
    });
  });

  test('a program that cannot be reached at the start is waited for on a readable page', async ({
    page,
    host,
  }) => {
    const line = await holdLine(page);
    line.break();
    await page.goto(host.address);
    await expect(page.getByRole('heading', { name: 'The program cannot be reached' })).toBeVisible();
    // By then it waits for some time between its own attempts, and does not get ahead of the button.
    await expect.poll(() => line.attempts).toBeGreaterThan(4);
    line.mend();
    await page.getByRole('button', { name: 'Try now' }).press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('a page of another version asks to be loaded again', async ({ page, host }) => {
    let contract: number = CONTRACT_VERSION + 98;
    await holdLine(page, (message) => (message.kind === 'hello' ? { ...message, contract } : message));
    await page.goto(host.address);
    await expect(page.getByRole('heading', { name: 'The program has been renewed' })).toBeVisible();
    contract = CONTRACT_VERSION;
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });
});

test.describe('a failure that nobody caught', () => {
  test.use({ mayFail: /the lamp fell over|the promise was broken/ });

  const failLater = () => {
    setTimeout(() => {
      throw new Error('the lamp fell over');
    });
  };

  test('is told in plain words, and the player carries on', async ({ page, host }) => {
    await enter(page, host);
    await goTo(page, 'Options');
    await page.getByRole('button', { name: 'Check the database' }).focus();
    await page.evaluate(failLater);
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
    await expect(dialog).toContainText('the lamp fell over');
    await expect(dialog).toContainText('Nothing you have is lost');
    await dialog.getByRole('button', { name: 'Carry on' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Check the database' })).toBeFocused();
  });

  test('of a promise is told as well, and Escape puts it away without leaving the room', async ({
    page,
    host,
  }) => {
    await enter(page, host);
    await goTo(page, 'About');
    await page.evaluate(() => {
      void Promise.reject(new Error('the promise was broken'));
    });
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
    await expect(dialog).toContainText('the promise was broken');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  });

  test('makes a report, with what was recorded before', async ({ page, host }) => {
    await enter(page, host);
    await page.evaluate(() => {
      void Promise.reject(new Error('the promise was broken in /home/somebody/secret'));
    });
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
    await dialog.getByRole('button', { name: 'Carry on' }).click();
    await page.reload();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.evaluate(failLater);
    await dialog.getByRole('button', { name: 'Copy a report' }).click();
    await expect(dialog).toContainText('The report is copied.');
    await dialog.getByRole('button', { name: 'Carry on' }).click();
    const report = await pasted(page);
    expect(report).toContain('Error: the lamp fell over');
    expect(report).toContain('the promise was broken in ~/secret');
    expect(report).not.toContain('somebody');
    expect(report).toContain(`Data folder: ${host.dataFolder}`);
    expect(report).toContain('Window: 1440 x 900');
    expect(report).toMatch(/Version: \d+\.\d+\.\d+ \(web, /);
  });

  test('many in a row are one dialog, and do not flood the program', async ({ page, host }) => {
    let recorded = 0;
    await holdLine(page, (message) => {
      if (message.kind === 'call' && message.name === 'problems.record') recorded += 1;
      return message;
    });
    await enter(page, host);
    await page.evaluate(() => {
      for (let count = 0; count < 200; count += 1) {
        setTimeout(() => {
          throw new Error('the lamp fell over');
        });
      }
    });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('button', { name: 'Carry on' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(recorded).toBeLessThanOrEqual(20);
    expect(recorded).toBeGreaterThan(0);
  });

  test('leads back to the title where the player wants to', async ({ page, host }) => {
    await enter(page, host);
    await goTo(page, 'About');
    await page.evaluate(failLater);
    await page.getByRole('button', { name: 'Back to the title' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });
});

test('a window that cannot be drawn at all says so in plain words', async ({ page, host }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('no history here');
    };
  });
  await page.goto(host.address);
  await expect(page.getByRole('alert')).toContainText('Spellchain could not start in this window.');
  await expect(page.getByRole('alert')).toContainText('no history here');
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test.describe('a room that cannot be drawn', () => {
  // The program never sends such a notice; nothing that is sent should be able to take the window down.
  const impossible = { id: 1, kind: 'from another world', at: '', facts: {} } as unknown as Notice;
  test.use({ mayFail: /is not a function/ });

  test('gives its place to plain words, and the way back to the title', async ({ page, host }) => {
    const line = await holdLine(page);
    await enter(page, host);
    await goTo(page, 'Options');
    line.say({ kind: 'event', name: 'notices.changed', payload: [impossible] });
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeFocused();
    await expect(page.getByText('This room could not be shown.')).toBeVisible();
    line.say({ kind: 'event', name: 'notices.changed', payload: [] });
    await page.getByRole('button', { name: 'Copy a report' }).click();
    await expect(page.getByText('The report is copied.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the title' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await pasted(page)).toContain('room options: TypeError');
  });

  test('the title itself can be drawn anew', async ({ page, host }) => {
    const line = await holdLine(page);
    await enter(page, host);
    line.say({ kind: 'event', name: 'notices.changed', payload: [impossible] });
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    line.say({ kind: 'event', name: 'notices.changed', payload: [] });
    await page.getByRole('button', { name: 'Back to the title' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('“Start again” loads the page anew', async ({ page, host }) => {
    const line = await holdLine(page);
    await enter(page, host);
    line.say({ kind: 'event', name: 'notices.changed', payload: [impossible] });
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });
});
