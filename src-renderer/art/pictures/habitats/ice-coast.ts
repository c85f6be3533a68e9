import { mix } from '../../kit/colour.ts';
import { mist } from '../../scenery/mist.ts';
import { peak } from '../../scenery/peak.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { openSea } from '../scenery/open-sea.ts';

export function iceCoast(on: PicturePainter): void {
  const { chance, tones } = on;
  sky(on, { horizon: 90 });
  cloudBanks(on, 5, [20, 60], 0.5, 1.4);
  for (let index = 0; index < 5; index++)
    peak(on, {
      x: chance.side() * chance.between(14, on.frame.right),
      y: 84,
      width: chance.between(8, 16),
      height: chance.between(20, 46),
      colour: mix(tones.far, tones.sky[1], 0.35),
      snow: true,
    });
  mist(on, { y: 78, height: 8, colour: tones.sky[2], strength: 0.5 });
  openSea(on, 84, tones.middle);
}
