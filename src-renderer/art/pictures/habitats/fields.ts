import { mix } from '../../kit/colour.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';

export function fields(on: PicturePainter): void {
  const { tones } = on;
  sky(on, {});
  cloudBanks(on, 4, [16, 50], 0.6, 1.2);
  land(on, { y: 72, height: 9, hills: 1.3, colour: mix(tones.far, tones.sky[2], 0.3) }, { lit: 0.2 });
  land(on, { y: 80, height: 6, hills: 1.5, colour: mix(tones.far, tones.middle, 0.5) });
  land(
    on,
    { y: 90, height: 5, hills: 1.6, colour: tones.middle },
    { lit: 0.5, tone: mix(tones.accent, tones.key, 0.3) },
  );
}
