import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { openSea } from '../scenery/open-sea.ts';

export function sea(on: PicturePainter): void {
  const { tones } = on;
  sky(on, {});
  cloudBanks(on, 5, [26, 60], 0.55, 1.2);
  openSea(on, 78, tones.middle);
}
