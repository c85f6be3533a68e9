import { apart } from '../../kit/canvas.ts';
import { mix, type PaintColour } from '../../kit/colour.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** Darkens all that is painted so far, so that light can be seen in it. */
export function dim(
  { canvas, tones, frame }: PicturePainter,
  colour: PaintColour = mix(tones.sky[0], '#ffffff', 0.35),
  strength = 0.6,
): void {
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'multiply';
    canvas.globalAlpha = strength;
    canvas.fillStyle = colour;
    canvas.fillRect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top);
  });
}
