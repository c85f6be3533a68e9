import { forStrokes } from './chance.ts';
import type { PaintColour } from './colour.ts';
import { dabs, type Dab } from './dab.ts';
import { times } from './list.ts';
import type { Painter } from './painter.ts';

/** How one hair lies; the last number is how far it strays from its angle. */
type Hair = readonly [length: number, width: number, angle: number, stray: number];

/** Where hairs grow. */
type Patch = readonly [left: number, top: number, right: number, bottom: number];

/** Fewer pixels a unit than this, and single hairs cannot be told apart: most of them are left out. */
const TOLD_APART = 1.3;

/** Short hairs, scales or scratches over a patch: call it inside a mass, which keeps them on the body. */
export function coat(
  { canvas, chance, scale }: Painter,
  colour: PaintColour,
  strength: number,
  count: number,
  [left, top, right, bottom]: Patch,
  [length, width, angle, stray]: Hair,
): void {
  const strokes = forStrokes(chance);
  const grown = scale < TOLD_APART ? Math.ceil(count * 0.45) : count;
  const hair = (): Dab => [
    strokes.between(left, right),
    strokes.between(top, bottom),
    length * strokes.between(0.5, 1.3),
    width * strokes.between(0.5, 1.4),
    angle + strokes.between(-stray, stray),
    strokes.between(-0.6, 0.6),
  ];
  dabs(canvas, colour, strength, times(grown, hair));
}
