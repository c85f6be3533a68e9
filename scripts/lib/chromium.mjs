/** How the tests, the bench and the pictures start Chromium. */

/** A window without a face has an address bar all the same, with pages of its own in it: a second of work for each. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off and a local page would notice; Chromium hears only the last list. */
const AS_PLAYWRIGHT_DOES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

/**
 * @param {string | undefined} executablePath Playwright's own where there is none
 * @returns {{ args: string[], executablePath?: string }}
 */
export function launchOptions(executablePath) {
  const args = [`--disable-features=${[...AS_PLAYWRIGHT_DOES, ...ADDRESS_BAR].join(',')}`];
  return executablePath === undefined ? { args } : { args, executablePath };
}
