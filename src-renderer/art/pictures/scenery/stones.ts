import type { PaintColour } from '../../kit/colour.ts';
import { form } from '../../kit/form.ts';
import { times } from '../../kit/list.ts';
import { polygon, type Point } from '../../kit/outline.ts';
import type { PicturePainter } from '../picture-painter.ts';

const CORNERS = 7;

export function stones(
  on: PicturePainter,
  [from, to]: readonly [from: number, to: number],
  count: number,
  size: number,
  colour: PaintColour,
): void {
  const { chance, frame } = on;
  for (let stone = 0; stone < count; stone++) {
    const x = chance.between(frame.left, frame.right);
    const y = chance.between(from, to);
    const radius = size * chance.between(0.5, 1.3);
    const corners = times(CORNERS, (index): Point => {
      const angle = (index / CORNERS) * Math.PI * 2;
      return [
        x + Math.cos(angle) * radius * chance.between(0.8, 1.2),
        y + Math.sin(angle) * radius * 0.55 * chance.between(0.8, 1.15),
      ];
    });
    form(on, polygon(corners), { colour, depth: radius * 0.35 });
  }
}
