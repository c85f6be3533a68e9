/** A press that rests where it is, by mouse, finger or pen: it reads, opens or shows, and is then no click. */
import type { Attachment } from 'svelte/attachments';
import { swallowNextClick } from './dragging.ts';

interface Rest {
  readonly begin: (press: RestingPress) => void;
  /** It was let go. */
  readonly end?: () => void;
  /** Milliseconds. */
  readonly after?: number;
  /** Which presses are meant; the others are whoever's they would have been. */
  readonly takes?: (press: RestingPress) => boolean;
}

export interface RestingPress {
  readonly target: Element;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
}

const LONG_ENOUGH = 500;
/** A finger that rests moves a little all the same. */
const STILL = 8;

/** Of things within each other the innermost takes a press, and no other. */
const taken = new WeakSet<Event>();

export const resting =
  ({ begin, end, after = LONG_ENOUGH, takes = () => true }: Rest): Attachment<HTMLElement> =>
  (element) => {
    let letGo: (() => void) | undefined;

    function press(event: PointerEvent): void {
      const { target, clientX, clientY, pointerType } = event;
      if (taken.has(event) || event.button !== 0 || !(target instanceof Element)) return;
      const meant: RestingPress = { target, pointerType, clientX, clientY };
      if (!takes(meant)) return;
      taken.add(event);
      letGo?.();
      letGo = hold(meant);
    }

    /** Listens to the whole window for as long as the press lasts. Returns what lets it go. */
    function hold(meant: RestingPress): () => void {
      const parts = new AbortController();
      const { signal } = parts;
      let isResting = false;
      const timer = setTimeout(() => {
        isResting = true;
        begin(meant);
      }, after);
      const over = () => {
        clearTimeout(timer);
        parts.abort();
        if (isResting) end?.();
        isResting = false;
      };
      const move = ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - meant.clientX, clientY - meant.clientY) > STILL) clearTimeout(timer);
      };
      const release = ({ type }: PointerEvent) => {
        if (isResting && type === 'pointerup') swallowNextClick();
        over();
      };
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', release, { signal });
      addEventListener('pointercancel', release, { signal });
      return over;
    }

    element.addEventListener('pointerdown', press);
    return () => {
      element.removeEventListener('pointerdown', press);
      letGo?.();
    };
  };
