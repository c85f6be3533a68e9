/** Keys for reading a card: large over the table, or with a text box that has room for all of its text. */
import { isBare, isDialogOpen, isFree, isTextField } from '../controls/keys.ts';

interface ReadingWays {
  open: (target: Element) => void;
  expand: () => void;
}

const FULL_CARD_KEY = 'v';
export const EXPAND_KEY = 'e';

export function pressReadingKey(event: KeyboardEvent, ways: ReadingWays): void {
  const { key, target } = event;
  if (!isFree(event) || !isBare(event)) return;
  if (isDialogOpen() || document.querySelector('[role="menu"]')) return;
  const on = target instanceof Element ? target : document.body;
  if (isTextField(on)) return;
  if (key === FULL_CARD_KEY) ways.open(on);
  if (key === EXPAND_KEY) ways.expand();
}
