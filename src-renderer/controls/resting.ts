/** A press that rests where it is, by mouse, finger or pen: it reads, opens or shows, and is then no click. */
import type { Attachment } from 'svelte/attachments';
import { swallowNextClick } from './dragging.ts';

interface Rest {
  readonly begin: (target: Element, x: number, y: number) => void;
  /** It was let go. */
  readonly end?: () => void;
  /** Milliseconds. */
  readonly after?: number;
  /** A mouse has other ways: it hovers, and has a second button. */
  readonly byMouse?: boolean;
  /** What keeps its own presses, as a selector. */
  readonly but?: string;
}

const LONG_ENOUGH = 500;
/** A finger that rests moves a little all the same. */
const STILL = 8;

/** Of things within each other the innermost takes a press, and no other. */
const taken = new WeakSet<Event>();

export const resting =
  ({ begin, end, after = LONG_ENOUGH, byMouse = true, but }: Rest): Attachment<HTMLElement> =>
  (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isResting = false;

    function press(event: PointerEvent): void {
      const { target, clientX: x, clientY: y, pointerType } = event;
      if (taken.has(event) || event.button !== 0 || !(target instanceof Element)) return;
      if ((pointerType === 'mouse' && !byMouse) || (but !== undefined && target.closest(but))) return;
      taken.add(event);
      clearTimeout(timer);
      start = { x, y };
      timer = setTimeout(() => {
        isResting = true;
        begin(target, x, y);
      }, after);
    }

    function move({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) clearTimeout(timer);
    }

    function release({ type }: PointerEvent): void {
      clearTimeout(timer);
      if (!isResting) return;
      isResting = false;
      if (type === 'pointerup') swallowNextClick();
      end?.();
    }

    const parts = new AbortController();
    const { signal } = parts;
    element.addEventListener('pointerdown', press, { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', release, { signal });
    addEventListener('pointercancel', release, { signal });
    return () => {
      clearTimeout(timer);
      parts.abort();
    };
  };
