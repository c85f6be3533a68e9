/**
 * The one channel between the window and the program. Each page draws a name for itself, and every message begins
 * with it: what was on its way to or from the page before a reload must not be taken for the new page's. A message
 * that is only a name says that the page has opened.
 */
export const CHANNEL = 'spellchain';
