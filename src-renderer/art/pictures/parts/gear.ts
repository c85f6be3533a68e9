import { mix, type PaintColour } from '../../kit/colour.ts';
import { fill, stroke } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { line } from '../../kit/line.ts';
import { times } from '../../kit/list.ts';
import { ellipse, polygon, type Point } from '../../kit/outline.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** Where in its step a tooth begins and ends, and how far out. */
const TOOTH = [
  [0, 0.86],
  [0.16, 1.06],
  [0.5, 1.06],
  [0.66, 0.86],
] as const;

export function gear(
  on: PicturePainter,
  x: number,
  y: number,
  radius: number,
  teeth: number,
  colour: PaintColour,
  turn = 0,
): void {
  const { canvas, tones } = on;
  const at = (angle: number, out: number): Point => [
    x + Math.cos(angle) * radius * out,
    y + Math.sin(angle) * radius * out,
  ];
  const step = (Math.PI * 2) / teeth;
  const rim = times(teeth, (tooth) =>
    TOOTH.map(([share, out]) => at(turn + (tooth + share) * step, out)),
  ).flat();
  form(on, polygon(rim), { colour, depth: radius * 0.14 });
  fill(canvas, [ellipse(x, y, radius * 0.6)], mix(colour, tones.deep, 0.7));
  for (let spoke = 0; spoke < 4; spoke++) {
    const end = at(turn + (spoke * Math.PI) / 2, 0.66);
    stroke(canvas, line([x, y], end), mix(colour, tones.key, 0.15), radius * 0.15);
  }
  form(on, ellipse(x, y, radius * 0.24), { colour: mix(colour, tones.key, 0.25), depth: radius * 0.08 });
}
