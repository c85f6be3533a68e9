/** A frame around something for a moment, for the eye that looks for it. */

const FRAME = { outline: '3px solid #ffe9b0', outlineOffset: '2px' };

/** Where nothing moves, what has changed is framed for so long. */
export const CHANGED = 400;
const SOUGHT = 1_400;

export function frame(element: Element, duration: number): Animation {
  return element.animate([FRAME, FRAME], { duration });
}

/** Shows where on the table something lies; what lies nowhere is passed over. */
export function markOnTable(spots: readonly string[]): void {
  for (const spot of spots) {
    const element = document.querySelector(`main.table [data-spot="${spot}"]`);
    if (element) frame(element, SOUGHT);
  }
}
