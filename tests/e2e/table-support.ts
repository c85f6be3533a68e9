/** Sitting down at a table, and players who see and do only what the page offers. */
import type { Page } from 'playwright/test';
import type { PlayerKind } from '../../src-shared/duels.ts';
import type { PreferencesChange } from '../../src-shared/preferences.ts';
import { USUAL_CUSTOMS } from '../../src-shared/set-up.ts';
import type { Host } from '../support/web-host.ts';
import { enter, expect, prefer, say } from './support.ts';

interface Duel {
  readonly rulebook: 'fifth' | 'm11';
  readonly seed: number;
  readonly decks: readonly [string, string];
  /** Who sits in the second chair. */
  readonly against?: PlayerKind;
  readonly preferences?: PreferencesChange;
}

/** Has the duel begun as by another window, and takes a seat; the room where duels are set up is clicked by its own tests. */
export async function sitDown(page: Page, host: Host, duel: Duel): Promise<void> {
  const { rulebook, seed, decks, against = 'magician', preferences = {} } = duel;
  await enter(page, host);
  await prefer(page, { rulebook, pace: 'atOnce', ...preferences });
  await say(page, 'duels.begin', {
    rulebook,
    seats: [
      { player: 'person', deck: { kind: 'ready', name: decks[0] } },
      { player: against, deck: { kind: 'ready', name: decks[1] } },
    ],
    seed,
    ...USUAL_CUSTOMS,
    ante: false,
  });
  await page.getByRole('menuitem', { name: /^Continue/ }).click();
  await expect(page.getByRole('main', { name: 'The dueling table' })).toBeVisible();
}

/** What the page asks and offers, read off the page. */
export interface Seen {
  readonly kind: string | undefined;
  /** Whose step it is. */
  readonly step: string | undefined;
  readonly result: string | undefined;
  readonly dialog: boolean;
  readonly marks: number;
  readonly canFinish: boolean;
}

const MARKED = '[data-mark]:not([data-deed="takeBack"], [data-deed="letGo"], [data-mark="canPay"])';

export async function look(page: Page): Promise<Seen> {
  // What is shown while the program considers a click belongs to the question that was answered.
  await page.locator('main[aria-busy="false"]').waitFor();
  return page.evaluate((marked) => {
    const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText;
    const done = document.querySelector('#done');
    return {
      kind: document.querySelector<HTMLElement>('[data-question]')?.dataset['question'],
      step: textOf('.situation .tag'),
      result: textOf('[data-result]'),
      dialog: document.querySelector('dialog[open]') !== null,
      marks: document.querySelectorAll(marked).length,
      canFinish: done !== null && done.getAttribute('aria-disabled') !== 'true',
    };
  }, MARKED);
}

/** As soon as the player is asked something, or all is over: what the others do takes as long as it takes. */
export async function lookWhenAsked(page: Page): Promise<Seen> {
  let seen = await look(page);
  await expect
    .poll(async () => {
      seen = await look(page);
      return seen.kind ?? seen.result ?? (seen.dialog || undefined);
    })
    .toBeDefined();
  return seen;
}

/** Does one thing after the other until the duel is over. Returns the words of its end. */
export async function playToTheEnd(
  page: Page,
  move: (seen: Seen, step: number) => Promise<void>,
  most = 900,
): Promise<string> {
  for (let step = 0; step < most; step++) {
    const seen = await lookWhenAsked(page);
    if (seen.result !== undefined) return seen.result;
    await move(seen, step);
  }
  throw new Error(`The duel is not over after ${most} moves.`);
}

/** Acts begun in a step before a player goes on: what can be done again and again would never end. */
const ACTS_A_STEP = 2;

function enough(): (seen: Seen) => boolean {
  let begun = 0;
  let at: string | undefined;
  return ({ step }) => {
    begun = step === at ? begun + 1 : 1;
    at = step;
    return begun > ACTS_A_STEP;
  };
}

/** Clicks whatever is lit, and now and then Done. */
export function mouseMoves(page: Page): (seen: Seen, step: number) => Promise<void> {
  const hasDoneEnough = enough();
  return async (seen, step) => {
    const { kind, dialog, marks, canFinish } = seen;
    if (dialog) return press(page, 'dialog[open] .offers button, dialog[open] .actions button', 'last');
    const rests = kind === 'act' ? hasDoneEnough(seen) : step % 3 === 2;
    if (marks > 0 && !(canFinish && rests)) return press(page, MARKED, step % marks);
    if (canFinish) return press(page, '#done', 0);
    return press(page, '[data-part] button:not([data-spot], [aria-disabled="true"]), #cancel', 0);
  };
}

async function press(page: Page, selector: string, place: number | 'last'): Promise<void> {
  const all = page.locator(selector);
  const one = place === 'last' ? all.last() : all.nth(place);
  // What lies on it is only its name strip's neighbour in a pile: the strip is always free.
  await one.click({ position: { x: 10, y: 8 } });
}

/** Tab to a zone in which something is lit, arrows to it, Enter; else Ctrl and Enter for Done. Never the mouse. */
export function keyMoves(page: Page): (seen: Seen, step: number) => Promise<void> {
  const hasDoneEnough = enough();
  return async (seen, step) => {
    const { kind, dialog, marks, canFinish } = seen;
    if (dialog) {
      await tabTo(page, 'dialog[open] .offers button, dialog[open] .actions button:last-child');
      return page.keyboard.press('Enter');
    }
    const rests = kind === 'act' ? hasDoneEnough(seen) : step % 3 === 2;
    if (marks > 0 && !(canFinish && rests) && (await keysTo(page, MARKED)))
      return page.keyboard.press('Enter');
    if (canFinish) return page.keyboard.press('Control+Enter');
    await tabTo(page, '[data-part] button:not([data-spot]), #cancel');
    return page.keyboard.press('Enter');
  };
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${selector}.`);
}

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function keysTo(page: Page, selector: string): Promise<boolean> {
  for (let tabs = 0; tabs < 40; tabs++) {
    for (let arrows = 0; arrows < 14; arrows++) {
      if (await isOn(page, selector)) return true;
      const arrow = await arrowTowards(page, selector);
      if (arrow === undefined) break;
      await page.keyboard.press(arrow);
    }
    await page.keyboard.press('Tab');
  }
  return false;
}

/** The way to something lit in the zone that the keyboard is in. */
function arrowTowards(page: Page, selector: string): Promise<string | undefined> {
  return page.evaluate((wanted) => {
    const here = document.activeElement;
    const zone = here?.closest('section, [role="group"], ul');
    const lit = zone?.querySelector(wanted);
    if (!here?.matches('[data-spot]') || !lit) return undefined;
    const from = here.getBoundingClientRect();
    const to = lit.getBoundingClientRect();
    const [x, y] = [to.left - from.left, to.top - from.top];
    if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
    return y > 0 ? 'ArrowDown' : 'ArrowUp';
  }, selector);
}
