/** The window door in Electron itself, on machines that have it. What it does elsewhere is in tests/units/hosts. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { expect, test } from 'playwright/test';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const found = findElectron();

test.skip('missing' in found, 'missing' in found ? found.missing : '');
// Each file is read by the runner first and by its workers then.
if ('missing' in found && process.env['TEST_WORKER_INDEX'] === undefined) {
  console.log(`tests/e2e/electron.spec.ts is skipped: ${found.missing}.`);
}

function findElectron(): { path: string } | { missing: string } {
  const hasDisplay = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'];
  if (process.platform === 'linux' && !hasDisplay) return { missing: 'there is no display' };
  const path = [rememberedElectron(), installedElectron()].find(
    (file) => file !== undefined && existsSync(file),
  );
  return path === undefined ? { missing: "Electron's program is not on this machine" } : { path };
}

/** What `npm start` found. */
function rememberedElectron(): string | undefined {
  const file = join(ROOT, 'node_modules', '.cache', 'env-start.json');
  if (!existsSync(file)) return undefined;
  const { electron } = JSON.parse(readFileSync(file, 'utf8')) as { electron?: { path?: string } };
  return electron?.path;
}

function installedElectron(): string {
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(ROOT, 'node_modules', 'electron', 'dist');
  if (process.platform === 'win32') return join(folder, 'electron.exe');
  if (process.platform === 'darwin') return join(folder, 'Electron.app', 'Contents', 'MacOS', 'Electron');
  return join(folder, 'electron');
}

let dataFolder: string;
let program: ElectronApplication;
let page: Page;

async function launch(): Promise<void> {
  if ('missing' in found) return;
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  program = await _electron.launch({
    executablePath: found.path,
    args: [...(isRoot ? ['--no-sandbox'] : []), ROOT, '--data', dataFolder],
  });
  page = await program.firstWindow();
  await page.waitForLoadState();
}

test.beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'spellchain-electron-'));
  await launch();
});
test.afterEach(async () => {
  await program.close();
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 });
});

test('shows the title, from our own scheme, under our own policy', async () => {
  expect(page.url()).toBe('app://spellchain/');
  await expect(page).toHaveTitle('Spellchain');
  await expect(page.getByRole('button').first()).toBeVisible();
  const headers = await page.evaluate(async () => Object.fromEntries((await fetch('/')).headers));
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('gives the page the door, and nothing of Node or Electron', async () => {
  const given = await page.evaluate(() => [
    typeof window.spellchainDoor,
    typeof Reflect.get(window, 'require'),
  ]);
  expect(given).toEqual(['object', 'undefined']);
  expect(await page.evaluate(() => typeof Reflect.get(window, 'process'))).toBe('undefined');
});

test('goes nowhere else, and opens no other window', async () => {
  await page.evaluate(() => {
    location.href = 'https://example.invalid/';
    window.open('https://example.invalid/');
  });
  // Whatever it had been told to load would have come before this.
  await page.reload();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(page.url()).toBe('app://spellchain/');
  expect(program.windows()).toHaveLength(1);
});

test('reads no file outside the built pages', async () => {
  const statuses = await page.evaluate(async () => {
    const asked = ['/package.json', '/%2e%2e/package.json', '/..%2f..%2fpackage.json'];
    return Promise.all(asked.map(async (path) => (await fetch(path)).status));
  });
  expect(statuses).toEqual([404, 404, 404]);
});

test('can be reloaded', async () => {
  await page.reload();
  await expect(page.getByRole('button').first()).toBeVisible();
});

test('remembers the place of its window, in the data folder', async () => {
  await program.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 60, width: 1100, height: 720 });
  });
  await program.close();
  expect(existsSync(join(dataFolder, 'window.json'))).toBe(true);
  await launch();
  const bounds = await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds).toMatchObject({ width: 1100, height: 720 });
});

test('closes the database, and lets the next start have the data folder', async () => {
  await program.close();
  expect(existsSync(join(dataFolder, 'running.json'))).toBe(false);
  expect(existsSync(join(dataFolder, 'database', 'spellchain.sqlite3-wal'))).toBe(false);
  await launch();
});
