import { mix } from '../../kit/colour.ts';
import { fir } from '../../scenery/fir.ts';
import { keep } from '../../scenery/keep.ts';
import { peak } from '../../scenery/peak.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';

export function highKeep(on: PicturePainter): void {
  const { chance, tones } = on;
  sky(on, { moon: 5 });
  cloudBanks(on, 5, [20, 56], 0.7, 1.3);
  for (let index = 0; index < 4; index++)
    peak(on, {
      x: chance.between(-on.frame.right, on.frame.right),
      y: 76,
      width: chance.between(14, 24),
      height: chance.between(10, 22),
      colour: mix(tones.far, tones.sky[1], 0.5),
      snow: true,
    });
  keep(on, {
    x: chance.side() * chance.between(24, 40),
    y: 78,
    height: chance.between(14, 20),
    colour: mix(tones.far, tones.ink, 0.3),
  });
  land(on, { y: 80, height: 5, hills: 1.3, colour: mix(tones.far, tones.middle, 0.5) });
  for (let index = 0; index < 5; index++)
    fir(on, {
      x: chance.side() * chance.between(24, on.frame.right),
      y: 84,
      height: chance.between(7, 13),
      colour: mix(tones.near, tones.ink, 0.5),
      lit: mix(tones.accent, tones.near, 0.4),
    });
  land(
    on,
    { y: 90, height: 5, hills: 1.6, colour: tones.middle },
    { lit: 0.5, tone: mix(tones.accent, tones.key, 0.3) },
  );
}
