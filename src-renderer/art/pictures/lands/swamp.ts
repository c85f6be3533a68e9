import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { ellipse } from '../../kit/outline.ts';
import { deadTree } from '../../scenery/dead-tree.ts';
import { mist } from '../../scenery/mist.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { blades } from '../scenery/blades.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { openSea } from '../scenery/open-sea.ts';
import { sparks } from '../scenery/sparks.ts';

export function swamp(on: PicturePainter): void {
  far(on);
  near(on);
}

function far(on: PicturePainter): void {
  sky(on, { moon: 6.5 });
  cloudBanks(on, 4, [20, 44], 0.3, 1.4);
}

function near(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  for (let index = 0; index < 9; index++)
    deadTree(on, {
      x: chance.between(-on.frame.right, on.frame.right),
      y: 62,
      height: chance.between(16, 28),
      colour: mix(tones.far, tones.sky[1], 0.45),
    });
  mist(on, { y: 61, height: 7, colour: tones.sky[2], strength: 0.55 });
  openSea(on, 62, mix(tones.middle, tones.near, 0.4));
  for (let index = 0; index < 5; index++) {
    const x = chance.between(-on.frame.right, on.frame.right),
      y = chance.between(66, 84);
    fill(
      canvas,
      [ellipse(x, y, chance.between(6, 14), chance.between(0.8, 2))],
      mix(tones.near, tones.ink, 0.4),
      0.95,
    );
    blades(on, [y, y + 0.5], 0, 0, tones.ink, 0.6, 0.2);
    const strokes: Dab[] = [];
    for (let step = 0; step < 16; step++)
      strokes.push([
        x + chance.between(-8, 8),
        y + 0.5,
        -chance.between(3, 8),
        0.3,
        1.57 + chance.between(-0.3, 0.3),
        0.5,
      ]);
    dabs(canvas, mix(tones.ink, tones.middle, 0.3), 0.9, strokes);
  }
  const side = on.sun.x > 0 ? -1 : 1;
  mist(on, { y: 72, height: 4, colour: tones.sky[2], strength: 0.3 });
  deadTree(on, { x: side * chance.between(20, 28), y: 84, height: 64, colour: tones.ink, rim: tones.rim });
  deadTree(on, { x: -side * chance.between(32, 42), y: 92, height: 46, colour: tones.deep, rim: tones.rim });
  sparks(on, 7, tones.accent, [48, 82]);
  mist(on, { y: 94, height: 5, colour: mix(tones.sky[1], tones.accent, 0.15), strength: 0.35 });
  blades(on, [100, 106], 40, 16, tones.deep, 0.95, 0.1);
}
