/** Where something stands in what lies around it, in thousandths of the room that it leaves free there. */
import type { WindowPlace } from '../../../src-shared/preferences.ts';
import type { Drag } from '../../controls/dragging.ts';

export const FULL = 1000;

export function placeIn(around: Element, element: HTMLElement): WindowPlace {
  const [here, there] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  const free = freeIn(around, element);
  return {
    x: ((here.left - there.left + around.scrollLeft) / free.x) * FULL,
    y: ((here.top - there.top + around.scrollTop) / free.y) * FULL,
  };
}

/** From where it stands now. */
export function draggedIn(
  around: Element,
  element: HTMLElement,
  move: (place: WindowPlace) => void,
  drop: () => void = () => undefined,
): Drag {
  const from = placeIn(around, element);
  const free = freeIn(around, element);
  return {
    move: (x, y) => move({ x: from.x + (x / free.x) * FULL, y: from.y + (y / free.y) * FULL }),
    drop,
  };
}

const freeIn = (around: Element, { offsetWidth, offsetHeight }: HTMLElement): WindowPlace => ({
  x: Math.max(1, around.clientWidth - offsetWidth),
  y: Math.max(1, around.clientHeight - offsetHeight),
});
