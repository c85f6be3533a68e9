import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';
import { leafTree } from '../scenery/leaf-tree.ts';

export function hills(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  sky(on, { moon: 5.5 });
  cloudBanks(on, 4, [14, 44], 0.5, 1.2);
  land(on, { y: 70, height: 14, hills: 1.4, colour: mix(tones.far, tones.sky[2], 0.4) }, { lit: 0.25 });
  land(on, { y: 78, height: 7, hills: 1.6, colour: mix(tones.far, tones.middle, 0.4) }, { lit: 0.35 });
  for (let index = 0; index < 4; index++)
    leafTree(on, {
      x: chance.side() * chance.between(30, on.frame.right),
      y: chance.between(84, 90),
      height: chance.between(30, 48),
      colour: mix(tones.near, tones.middle, 0.6),
      lit: mix(tones.accent, tones.middle, 0.3),
      deep: mix(tones.ink, tones.deep, 0.2),
    });
  land(
    on,
    { y: 90, height: 5, hills: 1.6, colour: mix(tones.middle, tones.near, 0.3) },
    { lit: 0.5, tone: mix(tones.accent, tones.key, 0.2) },
  );
  const draw: Dab[] = [];
  for (let index = 0; index < 26; index++)
    draw.push([chance.between(-on.frame.right, on.frame.right), chance.between(88, 99), 1.6, 0.5, 1.57, 0]);
  dabs(canvas, mix(tones.key, '#ffffff', 0.4), 0.8, draw);
}
