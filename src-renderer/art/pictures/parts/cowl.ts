import { blob } from '../../kit/blob.ts';
import type { PaintColour } from '../../kit/colour.ts';
import { fill } from '../../kit/fill.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** The dark inside of a hood. */
export function cowl(
  { canvas }: PicturePainter,
  x: number,
  y: number,
  radius: number,
  colour: PaintColour,
): void {
  const opening = blob([
    [x, y - radius * 1.05],
    [x + radius * 0.82, y - radius * 0.3],
    [x + radius * 0.7, y + radius * 0.8],
    [x, y + radius * 1.35],
    [x - radius * 0.7, y + radius * 0.8],
    [x - radius * 0.82, y - radius * 0.3],
  ]);
  fill(canvas, [opening], colour);
}
