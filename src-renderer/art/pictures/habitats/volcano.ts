import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { peak } from '../../scenery/peak.ts';
import { flame } from '../parts/flame.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';
import { sparks } from '../scenery/sparks.ts';

export function volcano(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  sky(on, {});
  const x = chance.side() * chance.between(18, 30);
  peak(on, {
    x: x,
    y: 86,
    width: 40,
    height: chance.between(44, 56),
    colour: mix(tones.middle, tones.far, 0.4),
  });
  halo(on, [x, 34, 22], tones.accent, 0.9);
  flame(on, x, 38, 12, 3, 12);
  const strokes: Dab[] = [];
  for (let index = 0; index < 7; index++)
    strokes.push([
      x + chance.between(-3, 3),
      40,
      chance.between(16, 34),
      chance.between(0.5, 1.1),
      1.57 + chance.between(-0.6, 0.6),
      chance.between(-3, 3),
    ]);
  dabs(canvas, tones.accent, 0.9, strokes);
  cloudBanks(on, 4, [6, 30], 0.3, 1.7);
  land(on, { y: 88, height: 4, hills: 2, colour: tones.near }, { lit: 0.3 });
  const lava: Dab[] = [];
  for (let index = 0; index < 16; index++)
    lava.push([
      chance.between(-on.frame.right, on.frame.right),
      chance.between(90, 99),
      chance.between(5, 14),
      chance.between(0.3, 0.7),
      chance.between(-0.3, 0.3),
      chance.between(-1, 1),
    ]);
  dabs(canvas, tones.accent, 0.95, lava);
  halo(on, [0, 97, 50], tones.accent, 0.35, 10 / 50);
  sparks(on, 16, tones.accent, [6, 96]);
}
