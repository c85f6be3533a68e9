import { mix } from '../../kit/colour.ts';
import { deadTree } from '../../scenery/dead-tree.ts';
import { mist } from '../../scenery/mist.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';

export function deadWood(on: PicturePainter): void {
  const { chance, tones } = on;
  sky(on, { moon: 7 });
  cloudBanks(on, 4, [16, 44], 0.28, 1.4);
  land(on, { y: 74, height: 10, hills: 1.6, colour: mix(tones.far, tones.sky[1], 0.4) }, { lit: 0.15 });
  for (let index = 0; index < 4; index++)
    deadTree(on, {
      x: chance.side() * chance.between(20, on.frame.right),
      y: 82,
      height: chance.between(34, 58),
      colour: mix(tones.far, tones.ink, 0.4 + chance.next() * 0.3),
    });
  mist(on, { y: 78, height: 9, colour: tones.sky[2], strength: 0.4 });
  land(on, { y: 91, height: 4, hills: 1.5, colour: tones.near }, { lit: 0.25 });
}
