import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { ellipse } from '../../kit/outline.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { halo } from './halo.ts';

/** A round eye that glows. */
export function eye(on: PicturePainter, x: number, y: number, radius: number, colour: PaintColour): void {
  halo(on, [x, y, radius * 4], colour, 0.7);
  fill(on.canvas, [ellipse(x, y, radius, radius * 0.78)], mix(colour, '#ffffff', 0.4));
  fill(on.canvas, [ellipse(x, y, radius * 0.45)], '#fffef0');
}

/** A narrow eye that glows. */
export function slit(
  on: PicturePainter,
  x: number,
  y: number,
  half: number,
  angle: number,
  colour: PaintColour,
): void {
  halo(on, [x, y, half * 2.6], colour, 0.6);
  const left = x - Math.cos(angle) * half;
  const top = y - Math.sin(angle) * half;
  dabs(on.canvas, mix(colour, '#ffffff', 0.45), 1, [[left, top, half * 2, half * 0.34, angle]]);
}
