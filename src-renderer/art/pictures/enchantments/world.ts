import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { fill } from '../../kit/fill.ts';
import { nth, times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, type Outline, type Point } from '../../kit/outline.ts';
import { tube } from '../../kit/tube.ts';
import { deadTree } from '../../scenery/dead-tree.ts';
import { fir } from '../../scenery/fir.ts';
import { shafts } from '../../scenery/shaft.ts';
import { figure } from '../parts/figure.ts';
import { halo } from '../parts/halo.ts';
import { sigil } from '../parts/sigil.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { blades } from '../scenery/blades.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';
import { sparks } from '../scenery/sparks.ts';

export function worldScene(on: PicturePainter): void {
  skyOf(on);
  ground(on);
}

function skyOf(on: PicturePainter): void {
  const { chance, tones } = on;
  sky(on, { horizon: 86, isOvercast: true });
  halo(on, [0, 40, 60], tones.glow, 0.8);
  cloudBanks(on, 5, [50, 74], 0.5, 1.4);
  sigil(on, 0, 36, 29, chance.whole(5, 9), mix(tones.accent, '#ffffff', 0.2));
  sigil(on, 0, 36, 14, chance.whole(3, 6), mix(tones.key, '#ffffff', 0.3));
  shafts(on, {
    x: 0,
    y: 36,
    count: 18,
    length: 80,
    colour: tones.glow,
    strength: 0.35,
    angle: Math.PI / 2,
    spread: 3.14,
  });
}

function ground(on: PicturePainter): void {
  const { tones } = on;
  halo(on, [0, 36, 18], '#ffffff', 0.7);
  land(on, { y: 80, height: 8, hills: 1.3, colour: mix(tones.far, tones.middle, 0.4) }, { lit: 0.4 });
  land(on, { y: 88, height: 5, hills: 1.5, colour: mix(tones.middle, tones.near, 0.4) }, { lit: 0.5 });
  if (on.palette === 'white' || on.palette === 'red') host(on);
  else grove(on);
  blades(on, [99, 105], 34, 8, tones.deep, 0.95, 0.1);
  sparks(on, 22, mix(tones.accent, tones.glow, 0.5), [10, 90]);
}

/** Spears of many who came to see it, and some banners. */
export function host(on: PicturePainter): void {
  const { canvas, chance, tones, frame } = on;
  const places = times(26, (): Point => [chance.between(frame.left, frame.right), chance.between(94, 103)]);
  const heights = places.map(() => chance.between(18, 26));
  const spears = places.map(([x, y], index) => ({ x, y, tip: y - nth(heights, index) }));
  const poles = spears.map(({ x, y, tip }) =>
    tube(
      [
        [x, y, 0.35],
        [x + chance.between(-1, 1), tip, 0.3],
      ],
      3,
    ),
  );
  fill(canvas, poles, tones.deep);
  const points = spears.map(({ x, tip }) =>
    polygon([
      [x, tip - 4],
      [x + 1.2, tip],
      [x - 1.2, tip],
    ]),
  );
  fill(canvas, points, mix(tones.metal, '#ffffff', 0.3));
  const banners = spears.filter((_, index) => index % 5 === 0).map(({ x, tip }) => banner(x, tip));
  mass(on, banners, { colour: mix(tones.accent, tones.ink, 0.2), depth: 0.7 });
  mass(on, places.map(bystander), { colour: mix(tones.ink, tones.deep, 0.3), depth: 0.7 });
}

const banner = (x: number, y: number): Outline =>
  blob([
    [x, y + 1],
    [x + 9, y + 2],
    [x + 7, y + 5],
    [x + 10, y + 8, 'corner'],
    [x, y + 8],
  ]);

const bystander = ([x, y]: Point): Outline =>
  blob([
    [x - 2, y - 7],
    [x, y - 10],
    [x + 2, y - 7],
    [x + 3.4, y + 4],
    [x - 3.4, y + 4],
  ]);

/** Somebody alone among trees. */
function grove(on: PicturePainter): void {
  const { chance, tones, frame } = on;
  for (let tree = 0; tree < 6; tree++) {
    const x = chance.side() * chance.between(16, frame.right);
    if (on.palette === 'black')
      deadTree(on, { x, y: 98, height: chance.between(24, 44), colour: tones.deep, rim: tones.rim });
    else
      fir(on, {
        x,
        y: 98,
        height: chance.between(18, 34),
        colour: tones.deep,
        lit: mix(tones.accent, tones.ink, 0.3),
      });
  }
  figure(on, 0, 97, 16, tones.deep, { arms: true });
}
