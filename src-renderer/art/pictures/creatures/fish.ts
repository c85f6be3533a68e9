import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse, polygon } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { ripples, wave } from '../scenery/open-sea.ts';

/** A great fish that leaps out of the sea. */
export function fish(on: PicturePainter): void {
  const { chance, tones } = on;
  const base = mix(mix(tones.body, tones.accent, 0.2), tones.ink, 0.3);
  const arch = chance.between(-3, 4);
  fins(on, base, arch);
  body(on, base, arch);
  face(on, arch);
  spray(on);
  ripples(on, 84, tones.middle);
  wave(on, 98, 12);
}

function fins(on: PicturePainter, base: `#${string}`, arch: number): void {
  const back = blob([
    [-8, 28 - arch],
    [4, 12 - arch, 'corner'],
    [12, 30 - arch],
  ]);
  const tail = blob([
    [30, 62],
    [44, 50, 'corner'],
    [42, 66],
    [52, 78, 'corner'],
    [34, 74],
  ]);
  mass(on, [back, tail], { colour: mix(base, on.tones.deep, 0.25), depth: 1.6 });
}

function body(on: PicturePainter, base: `#${string}`, arch: number): void {
  const { tones } = on;
  const shape = blob([
    [-46, 44],
    [-38, 33 - arch],
    [-20, 25 - arch],
    [2, 26 - arch],
    [20, 38 - arch],
    [33, 60],
    [36, 72],
    [28, 76],
    [12, 68],
    [-8, 63],
    [-28, 60],
    [-40, 54],
  ]);
  const side = blob([
    [-14, 54],
    [-20, 72, 'corner'],
    [-2, 60],
  ]);
  mass(on, [shape, side], {
    colour: base,
    depth: 2.8,
    inside: (body) => {
      soft(body.canvas, mix(tones.key, base, 0.4), 0.6, [-22, 58, 30, 9, 0.2]);
      coat(body, tones.deep, 0.35, 90, [-40, 26, 36, 70], [4, 0.8, 0.5, 0.4]);
      coat(body, tones.key, 0.25, 50, [-34, 26, 30, 50], [4, 0.6, 0.5, 0.4]);
      dabs(
        body.canvas,
        tones.deep,
        0.6,
        times(4, (index): Dab => [-24 + index * 3, 38, 14, 0.6, 1.4, -2]),
      );
    },
  });
}

function face(on: PicturePainter, arch: number): void {
  const { canvas, tones } = on;
  const y = 39 - arch * 0.4;
  fill(canvas, [ellipse(-34, y, 2.6)], mix(tones.accent, '#ffffff', 0.3));
  fill(canvas, [ellipse(-34.4, y, 1.3)], tones.deep);
  fill(
    canvas,
    [
      blob([
        [-47, 45, 'corner'],
        [-38, 46],
        [-31, 50, 'corner'],
        [-39, 52],
      ]),
    ],
    '#2a0a12',
  );
  const teeth = times(5, (index) =>
    polygon([
      [-45 + index * 3, 45.6],
      [-43 + index * 3, 46],
      [-44 + index * 3, 49.4],
    ]),
  );
  fill(canvas, teeth, '#f6efd8');
}

function spray({ canvas, chance }: PicturePainter): void {
  const drops = times(34, (): Dab => [
    32 + chance.between(-16, 16),
    86 + chance.between(-3, 2),
    -chance.between(4, 20),
    chance.between(0.4, 1.1),
    Math.PI / 2 + chance.between(-0.6, 0.6),
    chance.between(-1, 1),
  ]);
  dabs(canvas, '#ffffff', 0.7, drops);
}
