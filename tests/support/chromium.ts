/** How the tests, the bench and the screenshots start Chromium. */

/** A window without a face has an address bar all the same, with pages of its own in it: a second of work for each. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process kept at hand for the next page, which costs what a page costs and is thrown away with the window. */
const KEPT_AT_HAND = 'SpareRendererForSitePerProcess';

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

/** Without a path, Playwright looks for its own. */
export function launchOptions(executablePath: string | undefined): {
  args: string[];
  executablePath?: string;
} {
  const args = [`--disable-features=${[...AS_PLAYWRIGHT_DOES, ...ADDRESS_BAR, KEPT_AT_HAND].join(',')}`];
  return executablePath === undefined ? { args } : { args, executablePath };
}
