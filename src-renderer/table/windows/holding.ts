/** Press and hold: something is shown as long as the pointer stays down. */
import { swallowNextClick } from './dragging.ts';

const LONG_ENOUGH = 350;

/** For `{@attach holding(...)}`. */
export const holding =
  (begin: () => void, end: () => void) =>
  (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;

    function press(event: PointerEvent): void {
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        isHeld = true;
        begin();
      }, LONG_ENOUGH);
    }

    function release(event: PointerEvent): void {
      clearTimeout(timer);
      if (!isHeld) return;
      isHeld = false;
      if (event.type === 'pointerup') swallowNextClick();
      end();
    }

    element.addEventListener('pointerdown', press);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', press);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  };
