import type { PaintColour } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** In white pictures all is bright already. */
const ON_WHITE = 0.6;
const LARGE = 28;

export function halo(
  { canvas, palette }: PicturePainter,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  colour: PaintColour,
  strength: number,
  flatness = 1,
): void {
  const kept = palette === 'white' && radius > LARGE ? strength * ON_WHITE : strength;
  glow(canvas, { x, y, radius, colour, strength: kept, flatness });
}
