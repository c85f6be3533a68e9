/** Keys for reading a card: large over the table, or with a text box that has room for all of its text. */

interface ReadingWays {
  open: (target: Element) => void;
  expand: () => void;
}

const FULL_CARD_KEY = 'v';
export const EXPAND_KEY = 'e';

export function pressReadingKey(event: KeyboardEvent, ways: ReadingWays): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (document.querySelector('dialog[open], [role="menu"]')) return;
  const on = target instanceof Element ? target : document.body;
  if (on.closest('input, textarea, select')) return;
  if (key === FULL_CARD_KEY) ways.open(on);
  if (key === EXPAND_KEY) ways.expand();
}
