import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { ellipse, polygon } from '../../kit/outline.ts';
import { placed } from '../../kit/placed.ts';
import { tube } from '../../kit/tube.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** A sword held at its guard; its blade points up before it is turned. */
export function sword(
  on: PicturePainter,
  x: number,
  y: number,
  angle: number,
  length: number,
  { width = 1.6, metal = on.tones.metal }: { width?: number; metal?: PaintColour } = {},
): void {
  const { tones } = on;
  placed(on, { x, y, angle }, (held) => {
    const blade = polygon([
      [-width, 0],
      [-width * 0.8, -length * 0.88],
      [0, -length],
      [width * 0.8, -length * 0.88],
      [width, 0],
    ]);
    form(held, blade, { colour: mix(metal, tones.ink, 0.3), lit: '#ffffff', rim: '#ffffff', depth: 0.9 });
    dabs(held.canvas, tones.deep, 0.5, [[0, 0, length * 0.86, 0.2, -Math.PI / 2]]);
    hilt(held, width);
  });
}

function hilt(on: PicturePainter, width: number): void {
  const { canvas, tones } = on;
  const guard = tube(
    [
      [-width * 4, -0.6, 0.5],
      [-width * 2, 0.4, 1],
      [0, 0.6, 1.1],
      [width * 2, 0.4, 1],
      [width * 4, -0.6, 0.5],
    ],
    12,
  );
  form(on, guard, { colour: mix(tones.accent, tones.ink, 0.35), depth: 0.6 });
  const grip = tube([
    [0, 1, 0.9],
    [0, 7, 0.8],
  ]);
  fill(canvas, [grip], mix(tones.ink, '#6a4a30', 0.4));
  form(on, ellipse(0, 8, 1.4), { colour: mix(tones.accent, tones.ink, 0.2), depth: 0.5 });
}
