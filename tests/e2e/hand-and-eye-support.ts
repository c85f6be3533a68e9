/** A page at a table that was laid for it: both chairs are the player's, so that nobody has to think. */
import type { Locator, Page } from 'playwright/test';
import type { Step } from '../../src-shared/duel/words.ts';
import type { PreferencesChange } from '../../src-shared/preferences.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { positionDuel, type SeatWords } from '../support/rule-duel.ts';
import { atTableOf, folderWith } from './laid-table.ts';
import { expect } from './support.ts';

interface Laid {
  readonly rulebook?: Rulebook;
  readonly seats: readonly [SeatWords, SeatWords];
  readonly against?: 'person' | 'random';
  readonly step?: Step;
  readonly preferences?: PreferencesChange;
}

const QUIET: PreferencesChange = {
  warnings: [],
  stops: { yours: ['main1', 'main2'], theirs: [] },
};

export function many(count: number, name: string): string[] {
  return Array.from({ length: count }, () => name);
}

export async function atTable(
  page: Page,
  { rulebook = 'm11', seats, against = 'person', step = 'main1', preferences }: Laid,
  play: (table: TablePage) => Promise<void>,
): Promise<void> {
  const { setup } = positionDuel(rulebook, seats, { step });
  const folder = folderWith({ rulebook, setup, against });
  await atTableOf(page, folder, { ...QUIET, ...preferences }, () => play(new TablePage(page)));
}

/** A click is not heard while the one before it is thought over, nor while nothing is asked. */
const AT_REST = 'main.table[aria-busy="false"]:has([data-question])';

export class TablePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** By its name, on the table or in a hand. */
  card(name: string, which = 0): Locator {
    return this.page
      .locator(`${AT_REST} .ground`)
      .getByRole('button', { name: new RegExp(`^${name}[,.]`) })
      .nth(which);
  }

  /** Of the player across. */
  get face(): Locator {
    return this.page.locator(`${AT_REST} [data-spot="seat-1"]`);
  }

  get ownCards(): Locator {
    return this.page.locator('.territory.yours [data-spot^="card-"]');
  }

  get done(): Locator {
    return this.page.locator(`${AT_REST} #done`);
  }

  get question(): Locator {
    return this.page.locator('.situation .question');
  }

  async asks(kind: string): Promise<void> {
    await expect(this.page.locator('[data-question]')).toHaveAttribute('data-question', kind);
  }

  /** Has the spell announced, aimed and paid for. */
  async cast(name: string, target?: Locator): Promise<void> {
    await this.card(name).click();
    for (let part = 0; part < 3; part++) {
      await expect(this.page.locator(AT_REST)).toBeVisible();
      const kind = await this.page.locator('[data-question]').getAttribute('data-question');
      if (kind === 'targets' && target) await target.click();
      else if (kind === 'mana') await this.done.click();
      else return;
    }
  }

  async menu(entry: string): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
}
