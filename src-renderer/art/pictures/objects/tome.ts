import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { halo } from '../parts/halo.ts';
import { sigil } from '../parts/sigil.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function tome(on: PicturePainter, x: number, y: number): void {
  const { canvas, chance, tones } = on;
  const cover = mix(chance.pick(['#6b2f24', '#2e4a3a', '#3a3560', '#5a4426']), tones.ink, 0.25);
  halo(on, [x, y - 30, 46], tones.glow, 0.75);
  mass(
    on,
    [
      blob([
        [x - 34, y - 4, 'corner'],
        [x - 32, y - 22, 'corner'],
        [x - 2, y - 12],
        [x + 2, y - 12],
        [x + 32, y - 22, 'corner'],
        [x + 34, y - 4, 'corner'],
        [x + 3, y + 4],
        [x - 3, y + 4],
      ]),
    ],
    { colour: cover, depth: 1.6 },
  );
  for (const side of [-1, 1] as const) {
    const page = blob([
      [x, y - 9],
      [x + side * 10, y - 16],
      [x + side * 22, y - 24],
      [x + side * 31, y - 25, 'corner'],
      [x + side * 31.5, y - 8, 'corner'],
      [x + side * 20, y - 6],
      [x + side * 9, y - 1],
      [x, y + 1.4],
    ]);
    mass(on, [page], {
      colour: mix('#d8c8a0', tones.ink, 0.06),
      lit: '#fff6dc',
      shade: mix('#a08a60', tones.ink, 0.3),
      depth: 1.1,
      rimStrength: 0.6,
      inside: (body) => {
        const strokes: Dab[] = [];
        for (let step = 0; step < 6; step++)
          strokes.push([
            x + side * 5,
            y - 9.4 + step * 1.7 + 1.5,
            side * 22 * chance.between(0.75, 1),
            0.36,
            side * -0.42 + step * side * 0.02,
            side * 1.6,
          ]);
        dabs(body.canvas, mix('#5a4426', tones.ink, 0.3), 0.75, strokes);
        fill(body.canvas, [ellipse(x + side * 9, y - 12, 2.4, 2)], tones.accent, 0.8);
        soft(body.canvas, tones.deep, 0.35, [x, y - 4, 8, 12]);
      },
    });
  }
  sigil(on, x, y - 40, 15, 5, mix(tones.accent, '#ffffff', 0.25));
  const strokes: Dab[] = [];
  for (let index = 0; index < 16; index++)
    strokes.push([
      x + chance.between(-12, 12),
      y - 16,
      chance.between(10, 30),
      chance.between(0.3, 0.9),
      -1.57 + chance.between(-0.4, 0.4),
      chance.between(-3, 3),
    ]);
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  dabs(canvas, tones.glow, 0.5, strokes);
  canvas.restore();
}
