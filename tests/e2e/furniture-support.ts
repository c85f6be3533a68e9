/** A table that stands at a position: a data folder with one duel in it, and a page that sat down there. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { openDatabase } from '../../src-main/collection/database/database.ts';
import type { Rulebook, PreferencesChange } from '../../src-shared/preferences.ts';
import type { PlayerKind } from '../../src-shared/duels.ts';
import type { Position, Setup } from '../../src-main/engine/index.ts';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { positionDuel, type SeatWords } from '../support/rule-duel.ts';
import { openHost } from '../support/own-host.ts';
import { enter, expect, prefer } from './support.ts';
import { rest } from './kept-window.ts';

interface Laid {
  readonly rulebook?: Rulebook;
  readonly own: SeatWords;
  readonly theirs?: SeatWords;
  readonly against?: PlayerKind;
  readonly preferences?: PreferencesChange;
  readonly change?: (setup: Setup) => Setup;
}

export async function atPosition(page: Page, laid: Laid, play: () => Promise<void>): Promise<void> {
  const { preferences = {} } = laid;
  const dataFolder = folderWith(laid);
  const host = await openHost(dataFolder);
  try {
    await enter(page, host);
    await prefer(page, { pace: 'atOnce', ...preferences });
    await page.getByRole('menuitem', { name: /^Continue/ }).click();
    await expect(page.getByRole('main', { name: 'The dueling table' })).toBeVisible();
    await play();
  } finally {
    await rest(page, host);
    await host.stop();
    removeFolder(dataFolder);
  }
}

function folderWith({ rulebook = 'fifth', own, theirs = {}, against = 'magician', change }: Laid): string {
  const folder = makeFolder();
  const database = openDatabase(folder);
  const { setup } = positionDuel(rulebook, [own, theirs]);
  const at = new Date(0).toISOString();
  const id = randomUUID();
  const seats = [
    { name: 'You', player: 'person' as const, deck: 'A deck', life: 20 },
    { name: against === 'person' ? 'You' : 'Morrow Vane', player: against, deck: 'A deck', life: 20 },
  ];
  database.duels.begin({
    summary: { id, rulebook, began: at, changed: at, turn: 0, decisions: 0, seats },
    setup: change ? change(setup) : setup,
    undo: 'always',
  });
  database.close();
  return folder;
}

/** Until the player is asked something of this kind. */
export async function asked(page: Page, kind: string): Promise<void> {
  await expect(page.locator(`[data-question="${kind}"]`)).toBeVisible();
}

/** Another position of one seat. */
export function withSeat(setup: Setup, place: number, change: Partial<Position['seats'][number]>): Setup {
  const { position } = setup;
  if (!position) return setup;
  const seats = position.seats.map((seat, other) => (other === place ? { ...seat, ...change } : seat));
  return { ...setup, position: { ...position, seats } };
}
