import { faded, type PaintColour } from '../kit/colour.ts';
import { round } from '../kit/gradient.ts';
import type { Painter } from '../kit/painter.ts';

/** Lets the corners fall back. */
export function vignette({ canvas, frame }: Painter, colour: PaintColour, strength: number): void {
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  const middle = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2] as const;
  canvas.fillStyle = round(canvas, middle, Math.hypot(width, height) / 2, [
    [0, faded(colour, 0)],
    [0.62, faded(colour, 0)],
    [1, faded(colour, strength)],
  ]);
  canvas.fillRect(frame.left, frame.top, width, height);
}
