/** Puts the preferences that concern the eye on the page; the style sheets do the rest. */
import type { Preferences } from '../../src-shared/preferences.ts';
import { paceOf } from './motion.ts';

/** Set through the style object, which a strict content policy allows, unlike a style attribute. */
export function showAppearance(
  page: HTMLElement,
  preferences: Preferences,
  systemAsksForLess: boolean,
): void {
  page.dataset['light'] = preferences.light;
  page.dataset['motion'] = paceOf(preferences.motion, systemAsksForLess);
  page.dataset['letters'] = preferences.textSize > 130 ? 'large' : 'plain';
  page.style.setProperty('--text-scale', String(preferences.textSize / 100));
}
