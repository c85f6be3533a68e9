/** The browser that figures about the window are measured in. */
import { chromium, type Browser } from 'playwright';
import { prepare } from '../../scripts/lib/prepare.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { launchOptions } from '../support/chromium.ts';

export const WINDOW = { width: 1440, height: 900 };

/** Looking for it was done before (`prebench`), so this only recalls where it is. */
export async function openBrowser(): Promise<Browser> {
  const { chromium: executablePath } = await prepare(ROOT, 'test');
  return chromium.launch(launchOptions(executablePath));
}
