/** What axe objects to: names, roles and contrasts of a page as it is painted. */
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { LIGHTS } from '../../src-shared/preferences.ts';
import { paint } from './plain-page.ts';
import { prefer } from './support.ts';

/** As it is now: in some parts, or in all. */
export const violations = (page: Page, parts: readonly string[] = []): Promise<string[]> =>
  violationsOf(page, parts);

/** By each light in turn; the last is the one that there was. */
export async function complaints(page: Page, parts: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const light of LIGHTS.toReversed()) {
    await prefer(page, { light });
    // Names and roles are the same in every light.
    const rules = light === LIGHTS[0] ? [] : ['color-contrast', 'link-in-text-block'];
    const objected = await violationsOf(page, parts, rules);
    found.push(...objected.map((violation) => `${light}, ${violation}`));
  }
  return found;
}

/** All rules, where none is named. */
async function violationsOf(
  page: Page,
  parts: readonly string[],
  rules: readonly string[] = [],
): Promise<string[]> {
  await paint(page, true);
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(runAxe, { parts, rules });
  await paint(page, false);
  return found;
}

/** Runs in the page. */
async function runAxe({ parts, rules }: Record<'parts' | 'rules', readonly string[]>): Promise<string[]> {
  const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
  const place = parts.length > 0 ? { include: parts.map((part) => [part]) } : document;
  const only = rules.length > 0 ? { runOnly: [...rules] } : {};
  const found = await run(place, { resultTypes: ['violations'], ...only });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
