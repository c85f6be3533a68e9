import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { stroke } from '../../kit/fill.ts';
import { line } from '../../kit/line.ts';
import { times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { polygon } from '../../kit/outline.ts';
import { tube } from '../../kit/tube.ts';
import { folds } from '../parts/folds.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { ripples, wave } from '../scenery/open-sea.ts';

/** A ship under sail. */
export function ship(on: PicturePainter): void {
  const { chance, tones } = on;
  const sail = mix(chance.pick(['#efe2c2', '#c9563a', '#d9b25a', '#5a7a9a']), tones.ink, 0.12);
  masts(on);
  sails(on, sail, chance.between(-3, 5));
  hull(on);
  ripples(on, 86, tones.middle);
  wave(on, 99, 11);
}

function masts(on: PicturePainter): void {
  const { canvas, tones } = on;
  const wood = mix('#5a3d28', tones.ink, 0.3);
  mass(
    on,
    [
      tube([
        [-14, 84, 1.4],
        [-13, 8, 1],
      ]),
      tube([
        [16, 84, 1.3],
        [17, 20, 0.9],
      ]),
    ],
    { colour: wood, depth: 0.7 },
  );
  for (const [x, top] of [
    [-13, 9],
    [17, 21],
  ] as const)
    for (const foot of [-40, 36]) stroke(canvas, line([x, top], [foot, 74]), tones.deep, 0.35, 0.6);
}

function sails(on: PicturePainter, colour: `#${string}`, wind: number): void {
  const sail = (x: number, top: number, half: number, height: number) =>
    blob([
      [x - half * 0.8, top, 'corner'],
      [x + half * 0.8, top, 'corner'],
      [x + half + wind, top + height * 0.55],
      [x + half, top + height, 'corner'],
      [x, top + height - 4],
      [x - half, top + height, 'corner'],
      [x - half * 0.72 + wind, top + height * 0.5],
    ]);
  const paint = (shapes: ReturnType<typeof sail>[]) => {
    mass(on, shapes, {
      colour,
      depth: 1.8,
      inside: (body) => {
        folds(body, -36, 38, 12, 72, 14, colour, 0.3);
      },
    });
  };
  paint([sail(17, 24, 15, 20), sail(17, 46, 17, 24)]);
  paint([sail(-13, 12, 17, 26), sail(-13, 40, 20, 30)]);
}

function hull(on: PicturePainter): void {
  const { tones, chance } = on;
  const wood = mix('#6a4426', tones.ink, 0.32);
  const shape = blob([
    [-46, 66, 'corner'],
    [-32, 76],
    [20, 77],
    [34, 68],
    [42, 60, 'corner'],
    [40, 82],
    [28, 94],
    [-26, 94],
    [-40, 82],
  ]);
  mass(on, [shape], {
    colour: wood,
    depth: 2.2,
    inside: (body) => {
      const planks = times(5, (index): Dab => [-44, 78 + index * 4, 88, 0.4, 0, 3]);
      dabs(body.canvas, tones.deep, 0.6, planks);
      coat(body, tones.deep, 0.3, 40, [-44, 68, 40, 94], [10, 0.5, 0, 0.1]);
      dabs(
        body.canvas,
        tones.accent,
        0.9,
        times(5, (index): Dab => [-22 + index * 12, 82, 3, 1.4, 0]),
      );
    },
  });
  const pennon = polygon([
    [-13, 2],
    [chance.between(2, 8), 5],
    [-13, 8],
  ]);
  mass(on, [pennon], { colour: mix(tones.accent, tones.ink, 0.2), depth: 0.6 });
}
