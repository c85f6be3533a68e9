/** What is asked of a key before it means anything. */

/** The arrow keys, as steps to the right and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Nobody has taken it yet, and it is no part of a letter that is being put together. */
export const isFree = ({ defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  !defaultPrevented && !isComposing;

/** No key is held with it that makes another meaning; Shift only makes another letter. */
export const isBare = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey;

/** An open dialog has the keyboard to itself, Escape included. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** There a letter is a letter. */
export const isTextField = (element: Element): boolean => element.closest('input, textarea, select') !== null;
