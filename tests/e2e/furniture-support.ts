/** A table that stands at a position: a data folder with one duel in it, and a page that sat down there. */
import type { Page } from 'playwright/test';
import type { PreferencesChange } from '../../src-shared/preferences.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { PlayerKind } from '../../src-shared/duels.ts';
import type { Position, Setup } from '../../src-main/engine/index.ts';
import { positionDuel, type SeatWords } from '../support/rule-duel.ts';
import { atTableOf, folderWith } from './laid-table.ts';
import { expect } from './support.ts';

interface Laid {
  readonly rulebook?: Rulebook;
  readonly own: SeatWords;
  readonly theirs?: SeatWords;
  readonly against?: PlayerKind;
  readonly preferences?: PreferencesChange;
  readonly change?: (setup: Setup) => Setup;
}

export async function atPosition(page: Page, laid: Laid, play: () => Promise<void>): Promise<void> {
  const { rulebook = 'fifth', own, theirs = {}, against = 'magician', preferences = {}, change } = laid;
  const { setup } = positionDuel(rulebook, [own, theirs]);
  const folder = folderWith({ rulebook, setup: change ? change(setup) : setup, against });
  await atTableOf(page, folder, preferences, play);
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
