import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill, stroke } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse } from '../../kit/outline.ts';
import { halo } from '../parts/halo.ts';
import { sigil } from '../parts/sigil.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function disk(on: PicturePainter, x: number, y: number): void {
  const { canvas, tones } = on;
  halo(on, [x, y - 28, 48], tones.accent, 0.9);
  mass(on, [ellipse(x, y - 28, 25)], {
    colour: mix(tones.metal, tones.ink, 0.35),
    lit: mix(tones.metal, '#ffffff', 0.4),
    depth: 2,
    inside: (body) => {
      stroke(body.canvas, ellipse(x, y - 28, 19), tones.deep, 0.9, 0.7);
      stroke(body.canvas, ellipse(x, y - 28, 12), tones.deep, 0.7, 0.7);
      for (let index = 0; index < 16; index++) {
        const angle = (index / 16) * 6.28;
        dabs(body.canvas, tones.deep, 0.6, [
          [x + Math.cos(angle) * 13, y - 28 + Math.sin(angle) * 13, 5, 0.8, angle, 0],
        ]);
      }
    },
  });
  sigil(on, x, y - 28, 10, 7, tones.accent);
  fill(canvas, [ellipse(x, y - 28, 3)], '#ffffff');
  halo(on, [x, y - 28, 18], tones.accent, 0.9);
}
