/** A press that stays where it is opens the menu, as a right click does: for whoever has no second button. */
import { swallowNextClick } from './dragging.ts';

const LONG_ENOUGH = 600;
const STILL = 8;
/** Piles show what is in them while they are held. */
const NOT_FOR = 'input, textarea, dialog, [data-area="graveyard"], [data-area="exile"], [data-area="ante"]';

/** For `{@attach longPress(...)}`. */
export const longPress =
  (open: (target: Element, x: number, y: number) => void) =>
  (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };

    function press(event: PointerEvent): void {
      const { target, clientX: x, clientY: y } = event;
      if (event.button !== 0 || !(target instanceof Element) || target.closest(NOT_FOR)) return;
      start = { x, y };
      timer = setTimeout(() => {
        addEventListener('pointerup', swallowNextClick, { once: true });
        open(target, x, y);
      }, LONG_ENOUGH);
    }

    function move({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) clearTimeout(timer);
    }

    const end = () => {
      clearTimeout(timer);
    };
    element.addEventListener('pointerdown', press);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      end();
      element.removeEventListener('pointerdown', press);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  };
