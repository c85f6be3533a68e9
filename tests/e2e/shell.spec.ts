/** The rooms and the ways between them: by mouse, by keyboard, at every size, in every light. */
import { complaints } from './accessibility.ts';
import {
  backToTitle,
  enter,
  expect,
  goTo,
  keyboardOn,
  menuLine,
  prefer,
  ROOM_NAMES,
  SIZES,
  stickingOut,
  test,
} from './support.ts';

test('every room can be entered and left by mouse, and the window is named after it', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enter(page, host);
  await expect(page).toHaveTitle('Spellchain');
  for (const room of ROOM_NAMES) {
    await goTo(page, room);
    await expect(page).toHaveTitle(`${room} · Spellchain`);
    await backToTitle(page);
    await expect(page).toHaveTitle('Spellchain');
  }
});

test('the menu has a line for every room that it leads to, and no other but “Duel now”', async ({
  page,
  host,
}) => {
  await enter(page, host);
  const rooms = ROOM_NAMES.map((room) => (room === 'Duel' ? 'Duel…' : room));
  await expect(page.getByRole('menuitem')).toHaveText(['Duel now', ...rooms]);
});

test('every room can be entered and left by keyboard, which comes back to where it was', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await page.keyboard.press('ArrowDown');
  expect(await keyboardOn(page)).toBe('Duel now');
  await page.keyboard.press('o');
  expect(await keyboardOn(page)).toBe('Options');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await keyboardOn(page)).toContain('Back');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Options' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'About' })).toBeFocused();
});

test('F1 leads to the help from every room, and Escape back to the same control', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'Options');
  for (const control of [
    page.getByRole('button', { name: 'Back to the defaults' }),
    page.getByRole('radio', { name: 'As the system says' }).first(),
    page.getByRole('slider', { name: 'Text size' }),
  ]) {
    await control.focus();
    await page.keyboard.press('F1');
    await expect(page.getByRole('heading', { level: 1, name: 'Help and rulebooks' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(control).toBeFocused();
  }
});

test('Escape in the title leads nowhere', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'About');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeVisible();
  expect(page.url()).toBe(`${host.origin}/`);
});

test('the browser’s Back and Forward, and Alt with the arrow, lead through the rooms', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await goTo(page, 'Options');
  await page.goBack();
  await expect(page.getByRole('menuitem', { name: 'Options' })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Options' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('menu')).toBeVisible();
});

test('Tab reaches every control of every room, each with a name and a visible frame', async ({
  page,
  host,
}) => {
  await enter(page, host);
  await page.evaluate(bringFrames);
  for (const room of ROOM_NAMES) {
    await goTo(page, room);
    const wanted = await page.evaluate(
      // A group of radio buttons is one stop, and so is a row of tabs.
      () => {
        const controls = [...document.querySelectorAll('button, input')];
        const reached = controls.filter(
          (control) => control.checkVisibility() && !control.matches(':disabled, [tabindex="-1"]'),
        );
        return new Set(reached.map((control) => stopOf(control))).size;
      },
    );
    const seen = new Set<string>();
    // Lists to choose from and what scrolls are stops as well.
    for (let press = 0; press < wanted + 12; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => frameOf(document.activeElement));
      if (!stop) continue;
      expect(stop.name, `a control of ${room}`).not.toBe('');
      expect(stop.framed, `${stop.name} shows the keyboard`).toBe(true);
      seen.add(stop.key);
    }
    expect(seen.size, room).toBe(wanted);
    await page.keyboard.press('Escape');
  }
});

/** The functions that the test above calls in the page. */
declare function stopOf(control: Element): string;
declare function frameOf(control: Element | null): { key: string; name: string; framed: boolean } | undefined;

/** Runs in the page. */
function bringFrames(): void {
  const stopOf = (control: Element): string => {
    if (control instanceof HTMLInputElement && control.type === 'radio') return `radio ${control.name}`;
    const all = [...document.querySelectorAll('button, input')];
    return String(all.indexOf(control));
  };
  const frameOf = (control: Element | null) => {
    if (!control?.matches('button, input')) return undefined;
    const named = (control.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    const label = control instanceof HTMLInputElement ? (control.labels?.[0]?.textContent ?? '') : '';
    const name = control.getAttribute('aria-label') ?? (named.trim() || label || control.textContent.trim());
    const framed = [control, control.closest('label'), control.parentElement].some(
      (element) => element !== null && getComputedStyle(element).outlineStyle === 'solid',
    );
    return { key: stopOf(control), name, framed };
  };
  Object.assign(globalThis, { stopOf, frameOf });
}

test('a second window follows a preference at once', async ({ page, host, context }) => {
  await enter(page, host);
  const second = await context.newPage();
  await second.goto(host.origin);
  await goTo(second, 'Options');
  await page.getByRole('radio', { name: /Portal/ }).check();
  await goTo(page, 'Options');
  await page.getByRole('radio', { name: 'Dark room' }).check();
  await expect(second.locator('html')).toHaveAttribute('data-light', 'darkRoom');
  await expect(second.getByRole('radio', { name: 'Dark room' })).toBeChecked();
  await second.keyboard.press('Escape');
  await expect(second.getByRole('radio', { name: /Portal/ })).toBeChecked();
});

test('a page that was given a door of its own comes in by that', async ({ page, host }) => {
  // As the preload script gives it: here it leads to the same program.
  await page.addInitScript(() => {
    // An empty page comes first, and the one that keeps the key.
    if (location.host === '' || location.search !== '') return;
    const socket = new WebSocket(`ws://${location.host}/door`, [
      'spellchain',
      localStorage.getItem('spellchain-key') ?? '',
    ]);
    const waiting: string[] = [];
    let heard: (text: string | undefined) => void = () => undefined;
    socket.onopen = () => {
      for (const text of waiting.splice(0)) socket.send(text);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      heard(data);
    };
    window.spellchainDoor = {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
        else waiting.push(text);
      },
      listen: (listener) => {
        heard = listener;
      },
    };
  });
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  await enter(page, host);
  await goTo(page, 'Options');
  await page.getByRole('radio', { name: 'Dark room' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-light', 'darkRoom');
  expect(sockets).toBe(1);
});

test.describe('motion', () => {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;

  test('stops where the system asks for less', async ({ page, host }) => {
    await enter(page, host);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
    for (const room of ROOM_NAMES) {
      await menuLine(page, room).click();
      expect(await page.evaluate(moving)).toBe(0);
      await page.keyboard.press('Escape');
      expect(await page.evaluate(moving)).toBe(0);
    }
  });

  test('follows the system when it changes its mind, and the player before the system', async ({
    page,
    host,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await enter(page, host);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'normal');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
    await goTo(page, 'Options');
    await page.getByRole('radio', { name: 'Fast' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'fast');
  });
});

test('no room has to be scrolled sideways, however small the window and large the text', async ({
  page,
  host,
}) => {
  const cases = [
    ...SIZES.map((size) => ({ size, textSize: 100 as const })),
    // 1024 x 700 at a browser zoom of 200 %, where the text may be enlarged as well.
    { size: { width: 512, height: 350 }, textSize: 100 as const },
    { size: { width: 512, height: 350 }, textSize: 200 as const },
    { size: SIZES[0], textSize: 200 as const },
  ];
  const look = async (place: string) => {
    for (const { size, textSize } of cases) {
      await page.setViewportSize(size);
      await prefer(page, { textSize });
      expect.soft(await stickingOut(page), `${place} at ${size.width}, text at ${textSize} %`).toEqual([]);
    }
  };
  await enter(page, host);
  await look('title');
  for (const room of ROOM_NAMES) {
    await goTo(page, room);
    await look(room);
    await page.keyboard.press('Escape');
  }
  await goTo(page, 'Help and rulebooks');
  for (const name of ['The five side by side', 'The keys', 'Portal, 1997']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await look(name);
  }
});

test('at 4K everything has grown with the window', async ({ page, host }) => {
  await page.setViewportSize(SIZES[2]);
  await enter(page, host);
  await goTo(page, 'Options');
  const back = await page.getByRole('button', { name: 'Back', exact: true }).boundingBox();
  expect(back?.height).toBeGreaterThan(64);
});

test('axe finds nothing to complain of, by any light', async ({ page, host }) => {
  await enter(page, host);
  // The title, and where duels are set up, are looked at with duels that wait; so are History and About, with all they hold.
  await goTo(page, 'Help and rulebooks');
  expect(await complaints(page), 'help').toEqual([]);
  await page.getByRole('searchbox').fill('mana');
  expect(await complaints(page), 'search').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'The five side by side' }).click();
  expect(await complaints(page), 'comparison').toEqual([]);
  await page.keyboard.press('Escape');
  await goTo(page, 'Options');
  expect(await complaints(page), 'options').toEqual([]);
  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  expect(await complaints(page), 'dialog').toEqual([]);
});

test('with the system’s own colours the chosen things are still told apart', async ({ page, host }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, host);
  await goTo(page, 'Options');
  const borderOf = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .locator('..')
      .evaluate((option) => getComputedStyle(option).borderTopWidth);
  expect(await borderOf('Lantern')).not.toBe(await borderOf('Dark room'));
});

test('About names the version, the licences and whose work it is', async ({ page, host }) => {
  await enter(page, host);
  await goTo(page, 'About');
  await expect(page.getByText('unofficial, non-commercial fan work')).toBeVisible();
  await expect(page.getByText('The browser, on this computer only')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Faustina' })).toContainText(
    'SIL Open Font License 1.1',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'SQLite' }).first()).toContainText(
    'Public domain',
  );
});
