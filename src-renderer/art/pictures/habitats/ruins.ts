import { thread } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { stroke } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { polygon } from '../../kit/outline.ts';
import { mist } from '../../scenery/mist.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';

export function ruins(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  sky(on, { moon: 8 });
  cloudBanks(on, 3, [16, 44], 0.28, 1.4);
  for (const side of [-1, 1] as const)
    for (let step = 0; step < 3; step++) {
      const x = side * (16 + step * 17),
        high = chance.between(30, 62),
        tone = mix(tones.far, tones.ink, 0.25 + step * 0.2);
      form(
        on,
        polygon([
          [x - 3.4, 92],
          [x - 3, 84 - high + chance.between(0, 4)],
          [x - 1, 84 - high - chance.between(0, 4)],
          [x + 1.4, 84 - high + chance.between(0, 4)],
          [x + 3, 84 - high],
          [x + 3.4, 92],
        ]),
        { colour: tone, depth: 0.8, rimStrength: 0.5 },
      );
      if (step < 2 && chance.next() < 0.7) {
        const otherX = side * (16 + (step + 1) * 17);
        const arch = thread([
          [x, 84 - high * 0.8],
          [(x + otherX) / 2, 80 - high * 0.92],
          [otherX, 84 - high * 0.8],
        ]);
        stroke(canvas, arch, tone, 3);
      }
    }
  mist(on, { y: 82, height: 9, colour: tones.sky[2], strength: 0.4 });
  land(on, { y: 91, height: 3, hills: 1.5, colour: tones.near }, { lit: 0.25 });
}
