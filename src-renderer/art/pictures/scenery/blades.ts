import type { PaintColour } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { times } from '../../kit/list.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** Grass in front of everything, with its roots between two heights. */
export function blades(
  { canvas, chance, frame }: PicturePainter,
  [from, to]: readonly [from: number, to: number],
  count: number,
  height: number,
  colour: PaintColour,
  strength = 0.6,
  lean = 0.2,
): void {
  const blade = (): Dab => {
    const share = chance.next();
    return [
      chance.between(frame.left, frame.right),
      from + (to - from) * share,
      -height * chance.between(0.5, 1.3) * (0.5 + share * 0.8),
      0.28 + share * 0.35,
      Math.PI / 2 + chance.between(-0.35, 0.35) + lean,
      chance.between(-1, 1),
    ];
  };
  dabs(canvas, colour, strength, times(count, blade));
}
