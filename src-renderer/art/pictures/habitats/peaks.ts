import { mix } from '../../kit/colour.ts';
import { mist } from '../../scenery/mist.ts';
import { peak } from '../../scenery/peak.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { land } from '../scenery/land.ts';
import { sparks } from '../scenery/sparks.ts';

export function peaks(on: PicturePainter): void {
  const { chance, tones } = on;
  sky(on, {});
  for (let index = 0; index < 5; index++)
    peak(on, {
      x: -on.frame.right + (index * on.frame.right) / 2 + chance.between(-8, 8),
      y: 78,
      width: chance.between(18, 28),
      height: chance.between(26, 48),
      colour: mix(tones.far, tones.sky[1], 0.35),
    });
  mist(on, { y: 72, height: 9, colour: tones.sky[2], strength: 0.4 });
  land(
    on,
    { y: 90, height: 8, hills: 2.6, colour: tones.near },
    { lit: 0.4, tone: mix(tones.accent, tones.key, 0.2) },
  );
  sparks(on, 12, tones.accent, [10, 96]);
}
