import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { clipTo, fill } from '../../kit/fill.ts';
import { form, sickle } from '../../kit/form.ts';
import { round, evenly } from '../../kit/gradient.ts';
import { ellipse } from '../../kit/outline.ts';
import { tube } from '../../kit/tube.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function orb(on: PicturePainter, x: number, y: number): void {
  const { canvas, chance, tones } = on;
  const colour = tones.accent;
  halo(on, [x, y - 26, 44], colour, 0.7);
  for (const side of [-1, 0, 1] as const)
    form(
      on,
      tube(
        [
          [x + side * 4, y, 2.6],
          [x + side * 13, y - 4, 2.2],
          [x + side * 12, y - 15, 1.8],
          [x + side * 9, y - 22, 0.5],
        ],
        14,
      ),
      { colour: mix('#8a6a34', tones.ink, 0.3), depth: 0.9 },
    );
  form(
    on,
    tube(
      [
        [x - 12, y, 2.4],
        [x, y + 1.5, 2.8],
        [x + 12, y, 2.4],
      ],
      10,
    ),
    { colour: mix('#8a6a34', tones.ink, 0.2), depth: 1 },
  );
  const radius = 18;
  const middleY = y - 29;
  fill(
    canvas,
    [ellipse(x, middleY, radius)],
    round(
      canvas,
      [x - 5 * Math.sign(-on.light.x), middleY - 6],
      radius * 1.5,
      evenly(mix(colour, '#ffffff', 0.75), colour, mix(colour, tones.deep, 0.75)),
    ),
  );
  canvas.save();
  clipTo(canvas, ellipse(x, middleY, radius));
  const sweep: Dab[] = [];
  for (let index = 0; index < 22; index++) {
    const share = chance.between(0, 6.28),
      far = chance.between(2, 15);
    sweep.push([
      x + Math.cos(share) * far,
      middleY + Math.sin(share) * far,
      chance.between(6, 14),
      chance.between(0.5, 1.6),
      share + 1.8,
      2,
    ]);
  }
  dabs(canvas, mix(colour, '#ffffff', 0.7), 0.5, sweep);
  dabs(
    canvas,
    mix(colour, tones.deep, 0.7),
    0.4,
    sweep.map(([left, top, length, width, angle, bend]): Dab => [
      left + 3,
      top + 2,
      length * 0.7,
      width,
      angle + 0.4,
      bend,
    ]),
  );
  canvas.restore();
  canvas.save();
  clipTo(canvas, ellipse(x, middleY, radius));
  sickle(canvas, ellipse(x, middleY, radius), -on.light.x * 1.4, -on.light.y * 1.4, '#ffffff', 0.85);
  canvas.restore();
  fill(canvas, [ellipse(x + on.light.x * 9, middleY + on.light.y * 9, 2.6, 1.7)], '#ffffff', 0.9);
}
