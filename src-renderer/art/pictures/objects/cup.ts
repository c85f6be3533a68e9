import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse } from '../../kit/outline.ts';
import { halo } from '../parts/halo.ts';
import { wisps } from '../parts/wisps.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function cup(on: PicturePainter, x: number, y: number): void {
  const { canvas, tones } = on;
  const middle = mix('#b58a3c', tones.ink, 0.25);
  halo(on, [x, y - 46, 34], tones.accent, 0.8);
  mass(
    on,
    [
      blob([
        [x - 18, y - 48],
        [x - 17, y - 32],
        [x - 8, y - 22],
        [x - 3, y - 18],
        [x - 2.6, y - 8],
        [x - 12, y - 2],
        [x - 13, y + 1.5],
        [x + 13, y + 1.5],
        [x + 12, y - 2],
        [x + 2.6, y - 8],
        [x + 3, y - 18],
        [x + 8, y - 22],
        [x + 17, y - 32],
        [x + 18, y - 48],
      ]),
    ],
    {
      colour: middle,
      lit: '#fff0c0',
      depth: 1.9,
      inside: (body) => {
        for (const [dx, tone] of [
          [-9, '#b8322a'],
          [0, '#2f6ea6'],
          [9, '#4a8c3a'],
        ] as const) {
          fill(body.canvas, [ellipse(x + dx, y - 38, 2.4, 3)], tone);
          fill(body.canvas, [ellipse(x + dx - 0.7, y - 39, 0.8)], '#ffffff', 0.9);
        }
        dabs(body.canvas, tones.deep, 0.5, [
          [x - 17, y - 32, 34, 0.7, 0, 3],
          [x - 4, y - 12, 8, 0.7, 0, 1],
        ]);
      },
    },
  );
  fill(canvas, [ellipse(x, y - 48, 18, 4)], mix(middle, tones.deep, 0.6));
  fill(canvas, [ellipse(x, y - 47.6, 15.5, 3)], mix(tones.accent, '#ffffff', 0.3));
  wisps(on, x, y - 54, 12, 16, mix(tones.accent, '#ffffff', 0.5), 0.5, -1.57, 0.5);
}
