import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { tube, type Ring } from '../../kit/tube.ts';
import { keep } from '../../scenery/keep.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { blades } from '../scenery/blades.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';

export function plains(on: PicturePainter): void {
  far(on);
  near(on);
}

function far(on: PicturePainter): void {
  const { tones } = on;
  sky(on, { moon: 5.5 });
  cloudBanks(on, 5, [14, 40], 0.7, 1.1);
  land(on, { y: 57, height: 7, hills: 1.2, colour: mix(tones.far, tones.sky[2], 0.35) }, { lit: 0.2 });
  land(on, { y: 61, height: 5, hills: 1.4, colour: mix(tones.far, tones.middle, 0.35) });
}

function near(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  const hitX = chance.between(-26, 26);
  keep(on, { x: hitX, y: 58, height: 11, colour: mix(tones.far, tones.ink, 0.45) });
  for (let sway = 0; sway < 4; sway++) {
    const y = 65 + sway * 9;
    land(
      on,
      {
        y: y,
        height: 4,
        hills: 1.1 + 0.2 * sway,
        colour: mix(mix(tones.far, tones.middle, 0.4 + sway * 0.2), tones.near, sway * 0.22),
      },
      { lit: 0.5, tone: mix(tones.accent, tones.key, 0.45) },
    );
    const strokes: Dab[] = [],
      side: Dab[] = [];
    for (let index = 0; index < 38; index++) {
      const x = chance.between(-on.frame.right, on.frame.right),
        height = y + chance.between(0, 9);
      strokes.push([
        x,
        height,
        -chance.between(2, 4) * (1 + sway * 0.5),
        0.3 + sway * 0.13,
        1.57 + chance.between(-0.2, 0.35),
        0.4,
      ]);
      side.push([
        x + 1,
        height,
        -chance.between(2, 4) * (1 + sway * 0.5),
        0.3 + sway * 0.13,
        1.57 + chance.between(-0.2, 0.35),
        0.4,
      ]);
    }
    dabs(canvas, mix(tones.near, tones.middle, 0.5), 0.5, side);
    dabs(canvas, mix(tones.accent, tones.key, 0.35 + 0.1 * sway), 0.75, strokes);
  }
  const road: Ring[] = [];
  for (let index = 0; index <= 9; index++) {
    const share = index / 9;
    road.push([
      hitX * (1 - share) + Math.sin(share * 4 + hitX) * 9 * share + -6 * share,
      60 + 40 * share * share + 2 * share,
      0.35 + 6 * share * share,
    ]);
  }
  fill(canvas, [tube(road, 20)], mix(tones.key, '#ffffff', 0.2), 0.62);
  blades(on, [99, 108], 46, 20, mix(tones.near, tones.accent, 0.25), 0.9, 0.25);
  blades(on, [102, 110], 26, 22, mix(tones.accent, '#fff0b0', 0.3), 0.8, 0.25);
}
