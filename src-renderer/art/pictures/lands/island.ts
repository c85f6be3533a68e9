import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { straight, evenly } from '../../kit/gradient.ts';
import { fir } from '../../scenery/fir.ts';
import { peak } from '../../scenery/peak.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { openSea, ripples, wave } from '../scenery/open-sea.ts';

export function island(on: PicturePainter): void {
  far(on);
  near(on);
}

function far(on: PicturePainter): void {
  sky(on, { moon: 6 });
  cloudBanks(on, 6, [30, 54], 0.65, 1.2);
  cloudBanks(on, 2, [8, 20], 0.4, 1.3);
}

function near(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  openSea(on, 58, tones.middle);
  const x = (on.sun.x > 0 ? -1 : 1) * chance.between(6, 16);
  for (const [dx, side] of [
    [chance.between(16, 22), 0.5],
    [-chance.between(14, 18), 0.62],
    [0, 1],
  ] as const) {
    peak(on, {
      x: x + dx,
      y: 60 + side * 3,
      width: 13 * side,
      height: 36 * side,
      colour: mix(mix(tones.far, tones.near, 0.5), tones.sky[2], (1 - side) * 0.4),
    });
  }
  canvas.fillStyle = straight(
    canvas,
    [0, 62.5],
    [0, 100],
    evenly(mix(tones.middle, tones.sky[2], 0.35), tones.near),
  );
  canvas.beginPath();
  canvas.moveTo(-on.frame.right, 63);
  for (let place = -on.frame.right; place <= on.frame.right; place += 3)
    canvas.lineTo(place, 62.6 + Math.sin(place * 0.5) * 0.5);
  canvas.lineTo(on.frame.right, 101);
  canvas.lineTo(-on.frame.right, 101);
  canvas.fill();
  ripples(on, 62, tones.middle);
  for (let index = 0; index < 6; index++) {
    const share = chance.between(-6, 6);
    fir(on, {
      x: x + share,
      y: chance.between(40, 46) + Math.abs(share) * 1.2 - 4,
      height: chance.between(5, 9),
      colour: mix(tones.ink, tones.near, 0.3),
      lit: mix(tones.accent, tones.key, 0.3),
    });
  }
  dabs(
    canvas,
    '#ffffff',
    0.75,
    Array.from({ length: 14 }, () => [
      x + chance.between(-20, 18),
      63 + chance.between(-0.7, 1),
      chance.between(4, 9),
      0.5,
      0,
      chance.between(-0.4, 0.4),
    ]),
  );
  wave(on, 86, 9);
  wave(on, 97, 11);
}
