import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, type Point } from '../../kit/outline.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function gem(on: PicturePainter, x: number, y: number): void {
  const { canvas, tones } = on;
  const colour = tones.accent;
  halo(on, [x, y - 28, 46], colour, 0.9);
  const top = y - 50;
  const mid = y - 38;
  const bottom = y - 6;
  const width = 19;
  mass(
    on,
    [
      polygon([
        [x - width * 0.55, top],
        [x + width * 0.55, top],
        [x + width, mid],
        [x, bottom],
        [x - width, mid],
      ]),
    ],
    {
      colour: mix(colour, tones.ink, 0.25),
      lit: mix(colour, '#ffffff', 0.7),
      depth: 1.6,
      inside: (body) => {
        const facet = (points: readonly Point[], tone: PaintColour, strength: number) => {
          fill(body.canvas, [polygon(points)], tone, strength);
        };
        facet(
          [
            [x - width * 0.55, top],
            [x - width * 0.3, mid],
            [x - width, mid],
          ],
          '#ffffff',
          0.45,
        );
        facet(
          [
            [x - width * 0.55, top],
            [x + width * 0.55, top],
            [x + width * 0.3, mid],
            [x - width * 0.3, mid],
          ],
          '#ffffff',
          0.25,
        );
        facet(
          [
            [x + width * 0.55, top],
            [x + width, mid],
            [x + width * 0.3, mid],
          ],
          tones.deep,
          0.25,
        );
        facet(
          [
            [x - width, mid],
            [x - width * 0.3, mid],
            [x, bottom],
          ],
          '#ffffff',
          0.18,
        );
        facet(
          [
            [x + width * 0.3, mid],
            [x + width, mid],
            [x, bottom],
          ],
          tones.deep,
          0.4,
        );
      },
    },
  );
  for (let index = 0; index < 3; index++)
    dabs(canvas, '#ffffff', 0.9, [
      [x - width * 0.6 + index * 9 - 4, top + 4 + index * 9, 8, 0.5, 0, 0],
      [x - width * 0.6 + index * 9, top + 4 + index * 9 - 4, 8, 0.5, 1.57, 0],
    ]);
}
