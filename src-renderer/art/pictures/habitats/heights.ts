import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';

export function heights(on: PicturePainter): void {
  sky(on, { horizon: 104 });
  cloudBanks(on, 5, [20, 60], 0.6, 1.2);
  cloudBanks(on, 6, [80, 102], 0.85, 1.6);
}
