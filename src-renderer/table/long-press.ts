/** A finger that rests on a card asks to read it: it has no pointer to hover with. */
import type { Attachment } from 'svelte/attachments';

const LONG = 500;
/** A finger that rests moves a little all the same. */
const STILL = 8;

export function longPress(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let wasLong = false;
    const stop = () => {
      clearTimeout(timer);
    };
    const down = ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      wasLong = false;
      if (pointerType === 'mouse') return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        wasLong = true;
        act();
      }, LONG);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) stop();
    };
    /** Letting go after a long press is no click on the card. */
    const click = (event: MouseEvent) => {
      if (!wasLong) return;
      wasLong = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const parts = new AbortController();
    const { signal } = parts;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      element.addEventListener(end, stop, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop();
      parts.abort();
    };
  };
}
