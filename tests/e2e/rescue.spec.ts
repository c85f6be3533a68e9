/** When what is kept is damaged, or an earlier state is wanted back: the title stands, and the options have the ways out. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { fillHouse } from '../support/full-house.ts';
import { enter, expect, goTo, serve, test } from './support.ts';

let dataFolder: string;

test.beforeEach(() => {
  dataFolder = makeFolder();
  fillHouse(dataFolder);
});
test.afterEach(() => {
  removeFolder(dataFolder);
});

function changeByHand(sql: string): void {
  const sqlite = new Sqlite(join(dataFolder, 'database', 'spellchain.sqlite3'));
  sqlite.exec(sql);
  sqlite.close();
}

test('with rows damaged the title stands, and leads to what can be done', async ({ page }) => {
  changeByHand(
    `UPDATE players SET portrait = '{}', last_seen = '2030-01-01T00:00:00.000Z' WHERE name = 'Ada';
    UPDATE matches SET content = replace(content, 'true', 'tpue') || '}' WHERE duel IS NOT NULL`,
  );
  await serve(
    page,
    async (host) => {
      await enter(page, host);
      await expect(page.getByRole('button', { name: /Ada/ }).first()).toBeVisible();
      await page.getByRole('button', { name: 'To your data' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Options' })).toBeVisible();
      await expect(page.getByText('Player 1: portrait.name is missing.')).toBeVisible();
      await page.getByRole('button', { name: 'Check the database' }).click();
      await expect(page.getByText('2 rows in it cannot be read').first()).toBeVisible();
      await page.getByRole('button', { name: 'Set the damaged part aside' }).click();
      await expect(page.getByText('2 rows set aside.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Check the database' }).click();
      await expect(page.getByText('The database is sound:').first()).toBeVisible();
    },
    dataFolder,
  );
});

test('a backup tells what it holds, and is there after the next start', async ({ page }) => {
  const backups = join(dataFolder, 'backups');
  mkdirSync(backups);
  changeByHand(`VACUUM INTO '${join(backups, 'spellchain-2026-11-18T12-30-00-000Z.sqlite3')}'`);
  changeByHand("DELETE FROM players WHERE name = 'Bo'");
  await serve(
    page,
    async (host) => {
      await enter(page, host);
      await goTo(page, 'Options');
      await page.getByRole('button', { name: 'Restore a backup…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Restore a backup?' });
      const backup = dialog.getByRole('combobox', { name: 'Backup' });
      await expect(dialog.getByText('It holds the player Ada;')).toBeVisible();
      await backup.selectOption({ index: 1 });
      await expect(dialog.getByText('It holds the players Ada, Bo; 2 decks,')).toBeVisible();
      await dialog.getByRole('button', { name: 'Restore it' }).click();
      await expect(page.getByText('It is ready. Close Spellchain and start it again').first()).toBeVisible();
      await page.getByRole('button', { name: 'Leave everything as it is' }).click();
      await expect(page.getByText('Everything stays as it is.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Restore a backup…' }).click();
      await backup.selectOption({ index: 1 });
      await dialog.getByRole('button', { name: 'Restore it' }).click();
      await expect(page.getByText('It is ready. Close Spellchain and start it again').first()).toBeVisible();
    },
    dataFolder,
  );
  await serve(
    page,
    async (host) => {
      await enter(page, host);
      await expect(page.getByText(/The backup of .* is here, as you wished/)).toBeVisible();
      await page.getByRole('button', { name: /: change the player/ }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /Bo/ })).toBeVisible();
    },
    dataFolder,
  );
});

test('everything can begin anew', async ({ page }) => {
  await serve(
    page,
    async (host) => {
      await enter(page, host);
      await goTo(page, 'Options');
      await page.getByRole('button', { name: 'Start empty…' }).click();
      await page.getByRole('button', { name: 'Start empty', exact: true }).click();
      await expect(page.getByText('It is ready. Close Spellchain and start it again').first()).toBeVisible();
    },
    dataFolder,
  );
  await serve(
    page,
    async (host) => {
      await enter(page, host);
      await expect(page.getByText('Everything begins anew, as you wished.')).toBeVisible();
      await expect(page.locator('#player-at-hand')).not.toContainText('Ada');
    },
    dataFolder,
  );
});
