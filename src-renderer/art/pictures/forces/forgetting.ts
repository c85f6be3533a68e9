import { blob } from '../../kit/blob.ts';
import { apart } from '../../kit/canvas.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { home } from '../habitats/habitats.ts';
import { dim } from '../parts/dim.ts';
import { halo } from '../parts/halo.ts';
import { placed } from '../../kit/placed.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sparks } from '../scenery/sparks.ts';

/** Thoughts leave somebody's head as smoke. */
export function forgetting(on: PicturePainter): void {
  const { chance, tones } = on;
  home(on);
  dim(on);
  halo(on, [10, 32, 50], tones.accent, 0.6);
  placed(on, { side: chance.side() }, (turned) => {
    thoughts(turned);
    profile(turned);
  });
  sparks(on, 20, mix(tones.accent, tones.glow, 0.4), [6, 80]);
}

/** A head seen from the side, without a top. */
function profile(on: PicturePainter): void {
  const { canvas, tones } = on;
  const head = blob([
    [-18, 30, 'corner'],
    [-25, 42],
    [-26, 50],
    [-33, 60, 'corner'],
    [-27, 62],
    [-29, 67],
    [-26, 70],
    [-28, 75],
    [-23, 83],
    [-12, 82],
    [-10, 104, 'corner'],
    [32, 104, 'corner'],
    [24, 80],
    [28, 58],
    [24, 38],
    [18, 28, 'corner'],
    [8, 34],
    [-2, 26, 'corner'],
    [-9, 34],
  ]);
  mass(on, [head], { colour: mix(mix('#a87452', tones.body, 0.5), tones.ink, 0.4), depth: 2.6 });
  const lid = blob([
    [-24, 51, 'corner'],
    [-19, 49],
    [-14, 52, 'corner'],
    [-19, 54],
  ]);
  fill(canvas, [lid], mix(tones.accent, '#ffffff', 0.5));
}

function thoughts({ canvas, chance, tones }: PicturePainter): void {
  const wisp = (): Dab => [
    chance.between(-14, 18),
    chance.between(26, 40),
    chance.between(20, 52),
    chance.between(1, 3.4),
    -1.2 + chance.between(-0.5, 0.5),
    chance.between(-9, 9),
  ];
  dabs(canvas, mix(tones.accent, tones.deep, 0.4), 0.6, times(16, wisp));
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    dabs(canvas, tones.accent, 0.4, times(14, wisp));
    dabs(canvas, mix(tones.glow, '#ffffff', 0.3), 0.4, times(9, wisp));
  });
}
