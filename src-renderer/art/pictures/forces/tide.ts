import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { times } from '../../kit/list.ts';
import { figure } from '../parts/figure.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { wave } from '../scenery/open-sea.ts';

/** A flood that carries everything back to where it came from. */
export function tide(on: PicturePainter): void {
  const { canvas, chance, tones, frame } = on;
  sky(on, { horizon: 80 });
  cloudBanks(on, 5, [8, 34], 0.5, 1.6);
  halo(on, [on.sun.x, 40, 46], tones.glow, 0.5);
  wave(on, 56, 34);
  wave(on, 74, 26);
  figure(on, chance.between(-20, 20), 84, 14, tones.deep, { arms: true });
  wave(on, 92, 22);
  const spray = times(60, (): Dab => [
    chance.between(frame.left, frame.right),
    chance.between(30, 70),
    chance.between(0.6, 2.4),
    0.5,
    chance.between(0, Math.PI),
  ]);
  dabs(canvas, mix(tones.key, '#ffffff', 0.6), 0.7, spray);
  wave(on, 106, 18);
}
