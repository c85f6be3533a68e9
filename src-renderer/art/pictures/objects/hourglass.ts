import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { mass } from '../../kit/mass.ts';
import { tube } from '../../kit/tube.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function hourglass(on: PicturePainter, x: number, y: number): void {
  const { canvas, tones } = on;
  halo(on, [x, y - 28, 40], tones.accent, 0.7);
  mass(
    on,
    [
      blob([
        [x - 14, y - 52],
        [x - 13, y - 40],
        [x - 2.4, y - 28],
        [x - 13, y - 16],
        [x - 14, y - 4],
        [x + 14, y - 4],
        [x + 13, y - 16],
        [x + 2.4, y - 28],
        [x + 13, y - 40],
        [x + 14, y - 52],
      ]),
    ],
    { colour: mix(tones.sky[1], '#ffffff', 0.25), lit: '#ffffff', depth: 1.4, strength: 0.75 },
  );
  fill(
    canvas,
    [
      blob([
        [x - 9, y - 42],
        [x + 9, y - 42],
        [x + 1.4, y - 30],
        [x, y - 28],
        [x - 1.4, y - 30],
      ]),
    ],
    tones.accent,
  );
  fill(
    canvas,
    [
      blob([
        [x, y - 18],
        [x + 11, y - 6],
        [x + 12, y - 4],
        [x - 12, y - 4],
        [x - 11, y - 6],
      ]),
    ],
    tones.accent,
  );
  fill(
    canvas,
    [
      tube(
        [
          [x, y - 30, 0.7],
          [x, y - 8, 0.5],
        ],
        3,
      ),
    ],
    mix(tones.accent, '#ffffff', 0.3),
  );
  for (const height of [y - 54, y - 3] as const)
    form(
      on,
      tube(
        [
          [x - 18, height, 2.6],
          [x, height, 2.9],
          [x + 18, height, 2.6],
        ],
        6,
      ),
      { colour: mix('#6a4a2c', tones.ink, 0.3), depth: 1 },
    );
  for (const side of [-1, 1] as const)
    form(
      on,
      tube(
        [
          [x + side * 17, y - 52, 1.4],
          [x + side * 16, y - 28, 1],
          [x + side * 17, y - 4, 1.4],
        ],
        8,
      ),
      { colour: mix('#b58a3c', tones.ink, 0.3), depth: 0.7 },
    );
}
