/** Where things that float over a page stand: at a point of the window, and never outside it. */
import type { Attachment } from 'svelte/attachments';

/** As far from a pointer that it is not covered by it. */
const BEHIND = 18;
const BEFORE = 12;
const EDGE = 4;

/** `beside`: the point is the pointer's, and it stands on the other side of it where there is no room on this one. */
export const floating =
  (x: number, y: number, beside = false): Attachment<HTMLElement> =>
  (element) => {
    const { offsetWidth, offsetHeight } = element;
    element.style.left = `${placeOf(x, offsetWidth, innerWidth, beside)}px`;
    element.style.top = `${placeOf(y, offsetHeight, innerHeight, beside)}px`;
  };

function placeOf(at: number, size: number, room: number, beside: boolean): number {
  if (!beside) return within(at, size, room);
  const isRoomBehind = at + BEHIND + size <= room;
  return within(isRoomBehind ? at + BEHIND : at - size - BEFORE, size, room);
}

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - size - EDGE));
