import { mix } from '../../kit/colour.ts';
import { form } from '../../kit/form.ts';
import { mass } from '../../kit/mass.ts';
import { polygon } from '../../kit/outline.ts';
import { tube } from '../../kit/tube.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function rod(on: PicturePainter, x: number, y: number): void {
  const { canvas, tones } = on;
  canvas.save();
  canvas.translate(x, y - 28);
  canvas.rotate(0.62);
  canvas.translate(-x, -y + 28);
  form(
    on,
    tube(
      [
        [x, y + 14, 1.5],
        [x, y - 10, 1.9],
        [x, y - 44, 1.7],
      ],
      8,
    ),
    { colour: mix('#6a5a48', tones.ink, 0.3), depth: 0.9 },
  );
  for (const sway of [-30, -18, 2, 12] as const)
    form(
      on,
      tube(
        [
          [x - 3, y + sway, 1.1],
          [x, y + sway + 0.8, 1.2],
          [x + 3, y + sway, 1.1],
        ],
        6,
      ),
      { colour: mix('#b58a3c', tones.ink, 0.2), depth: 0.6 },
    );
  for (const side of [-1, 1] as const)
    form(
      on,
      tube(
        [
          [x + side * 1, y - 42, 1.5],
          [x + side * 9, y - 48, 1.6],
          [x + side * 8, y - 58, 1.2],
          [x + side * 3, y - 64, 0.2],
        ],
        12,
      ),
      { colour: mix('#b58a3c', tones.ink, 0.2), depth: 0.8 },
    );
  halo(on, [x, y - 52, 36], tones.accent, 0.95);
  mass(
    on,
    [
      polygon([
        [x, y - 60],
        [x + 5, y - 52],
        [x, y - 43],
        [x - 5, y - 52],
      ]),
    ],
    { colour: tones.accent, lit: '#ffffff', depth: 1 },
  );
  canvas.restore();
}
