/** Following the pointer: a press that moves is a drag, and then no click. */

const FAR_ENOUGH = 6;

export interface Drag {
  /** By how much the pointer has moved. */
  readonly move: (x: number, y: number) => void;
  readonly drop: () => void;
  /** The press was let go where it began. */
  readonly click?: () => void;
}

/** `begin` is asked at the first move; undefined: nothing is dragged. */
export function followPointer(press: PointerEvent, begin: () => Drag | undefined, click?: () => void): void {
  if (press.button !== 0) return;
  let drag: Drag | undefined;
  let isOver = false;

  function move(event: PointerEvent): void {
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!drag && !isOver && Math.hypot(x, y) >= FAR_ENOUGH) {
      drag = begin();
      isOver = drag === undefined;
    }
    drag?.move(x, y);
  }

  function end(event: PointerEvent): void {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (drag) {
      swallowNextClick();
      drag.drop();
    } else if (event.type === 'pointerup' && !isOver) click?.();
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** The click that follows letting go is none; where none follows, the next one is meant. */
export function swallowNextClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => {
    removeEventListener('click', swallow, { capture: true });
  });
}
