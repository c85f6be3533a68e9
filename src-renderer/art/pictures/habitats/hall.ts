import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { round, evenly } from '../../kit/gradient.ts';
import { skyTone } from '../../scenery/sky.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function hall(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  canvas.fillStyle = round(
    canvas,
    [on.sun.x * 0.5, 38],
    95,
    evenly(mix(tones.sky[2], tones.sky[1], 0.35), tones.sky[1], tones.sky[0]),
  );
  canvas.fillRect(-on.frame.right, 0, on.frame.right * 2, 101);
  for (let index = 0; index < 24; index++)
    dabs(canvas, skyTone(tones, chance.next()), chance.between(0.06, 0.2), [
      [
        chance.between(-on.frame.right - 20, on.frame.right),
        chance.between(0, 84),
        chance.between(20, 60),
        chance.between(1, 4),
        chance.between(-0.5, 0.5),
        chance.between(-6, 6),
      ],
    ]);
}
