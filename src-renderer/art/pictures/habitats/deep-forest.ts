import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { tube } from '../../kit/tube.ts';
import { mist } from '../../scenery/mist.ts';
import { shafts } from '../../scenery/shaft.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { land } from '../scenery/land.ts';

export function deepForest(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  sky(on, {});
  halo(on, [on.sun.x * 0.3, 44, 50], tones.glow, 0.55);
  for (let step = 0; step < 3; step++) {
    const col = mix(mix(tones.far, tones.sky[2], 0.5 - step * 0.2), tones.near, step * 0.32);
    for (let index = 0; index < 7; index++) {
      let x = chance.between(-on.frame.right, on.frame.right);
      if (step === 2) x = chance.side() * chance.between(on.frame.right * 0.62, on.frame.right);
      const width = chance.between(0.9, 1.8) * (1 + step * 0.8);
      fill(
        canvas,
        [
          tube(
            [
              [x, -3, width * 0.8],
              [x + chance.between(-2, 2), 45, width],
              [x + chance.between(-1, 1), 86 + step * 3, width * 1.4],
            ],
            8,
          ),
        ],
        col,
      );
    }
    mist(on, { y: 76 + step * 4, height: 9, colour: mix(tones.sky[2], tones.far, 0.3), strength: 0.24 });
  }
  shafts(on, {
    x: on.sun.x * 0.5,
    y: -14,
    count: 6,
    length: 110,
    colour: tones.glow,
    strength: 0.25,
    angle: Math.PI / 2,
    spread: 0.5,
  });
  land(
    on,
    { y: 86, height: 4, hills: 1.6, colour: mix(tones.middle, tones.near, 0.4), depth: 30 },
    { lit: 0.4 },
  );
  const dark: Dab[] = [];
  const bright: Dab[] = [];
  for (let index = 0; index < 70; index++) {
    const x = chance.between(-on.frame.right - 4, on.frame.right),
      y = chance.between(-4, 4) + Math.pow(Math.abs(x) / on.frame.right, 2) * chance.between(4, 16);
    (index % 2 ? bright : dark).push([
      x,
      y,
      chance.between(3, 7),
      chance.between(0.9, 1.7),
      chance.between(-0.3, 1.7),
      0.8,
    ]);
  }
  dabs(canvas, tones.ink, 0.9, dark);
  dabs(canvas, mix(tones.accent, tones.near, 0.5), 0.75, bright);
}
