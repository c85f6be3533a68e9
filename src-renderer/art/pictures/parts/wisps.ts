import type { PaintColour } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { times } from '../../kit/list.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** Smoke or cold breath around a place, drawn out along an angle. */
export function wisps(
  { canvas, chance }: PicturePainter,
  x: number,
  y: number,
  count: number,
  length: number,
  colour: PaintColour,
  strength: number,
  angle = -Math.PI / 2,
  stray = 0.6,
): void {
  dabs(
    canvas,
    colour,
    strength,
    times(count, () => [
      x + chance.between(-8, 8),
      y + chance.between(-6, 6),
      length * chance.between(0.5, 1.2),
      chance.between(0.4, 1.3),
      angle + chance.between(-stray, stray),
      chance.between(-5, 5),
    ]),
  );
}
