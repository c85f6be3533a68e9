import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fir } from '../../scenery/fir.ts';
import { mist } from '../../scenery/mist.ts';
import { peak } from '../../scenery/peak.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';
import { sparks } from '../scenery/sparks.ts';

export function mountain(on: PicturePainter): void {
  far(on);
  near(on);
}

function far(on: PicturePainter): void {
  const { chance, tones } = on;
  sky(on, { moon: 5 });
  cloudBanks(on, 5, [26, 52], 0.55, 1.1);
  for (let index = 0; index < 5; index++)
    peak(on, {
      x: chance.between(-on.frame.right, on.frame.right),
      y: 70,
      width: chance.between(16, 24),
      height: chance.between(18, 30),
      colour: mix(tones.far, tones.sky[1], 0.5),
    });
}

function near(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  mist(on, { y: 66, height: 7, colour: tones.sky[2], strength: 0.4 });
  const side = on.sun.x > 0 ? -1 : 1;
  peak(on, {
    x: side * chance.between(30, 40),
    y: 84,
    width: 34,
    height: chance.between(38, 46),
    colour: mix(tones.far, tones.middle, 0.4),
    snow: true,
  });
  peak(on, {
    x: side * chance.between(2, 10),
    y: 88,
    width: 36,
    height: chance.between(66, 74),
    colour: mix(tones.middle, tones.far, 0.25),
    snow: true,
  });
  peak(on, {
    x: -side * chance.between(34, 42),
    y: 90,
    width: 28,
    height: chance.between(30, 40),
    colour: tones.middle,
  });
  mist(on, { y: 84, height: 6, colour: mix(tones.sky[2], tones.sky[1], 0.3), strength: 0.45 });
  land(
    on,
    { y: 92, height: 9, hills: 3, colour: tones.near },
    { lit: 0.4, tone: mix(tones.accent, tones.key, 0.3) },
  );
  for (let index = 0; index < 9; index++)
    fir(on, {
      x: chance.between(-on.frame.right, on.frame.right),
      y: chance.between(92, 99),
      height: chance.between(7, 14),
      colour: tones.ink,
      lit: mix(tones.accent, tones.ink, 0.3),
    });
  if (chance.next() < 0.6) {
    const x = side * 5;
    dabs(canvas, tones.accent, 0.9, [
      [x + 3, 58, 26, 0.6, 1.75, 3],
      [x + 1, 70, 18, 0.8, 1.3, -3],
    ]);
    halo(on, [x + 1, 72, 14], tones.accent, 0.55);
  }
  sparks(on, 12, tones.accent, [30, 96]);
}
