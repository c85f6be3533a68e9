import type { PaintColour } from '../../kit/colour.ts';
import { times } from '../../kit/list.ts';
import type { Point } from '../../kit/outline.ts';
import { motes } from '../../scenery/mote.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** Specks of light all over the picture between two heights. */
export function sparks(
  on: PicturePainter,
  count: number,
  colour: PaintColour,
  [from, to]: readonly [from: number, to: number],
): void {
  const { chance, frame } = on;
  const places = times(count, (): Point => [
    chance.between(frame.left, frame.right),
    chance.between(from, to),
  ]);
  motes(on, places, colour, 0.6);
}
