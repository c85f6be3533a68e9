/** A table that was laid for a test: a data folder with one duel in it at some position, and a page that sat down there. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { openDatabase } from '../../src-main/collection/database/database.ts';
import type { Setup } from '../../src-main/engine/index.ts';
import { WIZARD_NAMES, type PlayerKind } from '../../src-shared/duels.ts';
import type { PreferencesChange } from '../../src-shared/preferences.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { enter, expect, prefer, serve } from './support.ts';

interface LaidDuel {
  readonly rulebook: Rulebook;
  readonly setup: Setup;
  /** Who sits across; both chairs may be the same person's. */
  readonly against: PlayerKind;
}

export function folderWith({ rulebook, setup, against }: LaidDuel): string {
  const folder = makeFolder();
  const database = openDatabase(folder);
  const at = new Date(0).toISOString();
  const chair = { deck: 'A deck', life: 20 };
  database.duels.begin({
    summary: {
      ...{ id: randomUUID(), rulebook, began: at, changed: at, turn: 0, decisions: 0 },
      seats: [
        { ...chair, name: 'You', player: 'person' },
        { ...chair, name: against === 'person' ? 'You' : WIZARD_NAMES[against], player: against },
      ],
    },
    setup,
    undo: 'always',
  });
  database.close();
  return folder;
}

/** The folder goes when all is over. */
export async function atTableOf(
  page: Page,
  dataFolder: string,
  preferences: PreferencesChange,
  play: () => Promise<void>,
): Promise<void> {
  try {
    await serve(
      page,
      async (host) => {
        await enter(page, host);
        await prefer(page, { pace: 'atOnce', ...preferences });
        await page.getByRole('menuitem', { name: /^Continue/ }).click();
        await expect(page.locator('[data-question]')).toBeVisible();
        await play();
      },
      dataFolder,
    );
  } finally {
    removeFolder(dataFolder);
  }
}
