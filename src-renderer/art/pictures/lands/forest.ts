import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { tube } from '../../kit/tube.ts';
import { mist } from '../../scenery/mist.ts';
import { shafts } from '../../scenery/shaft.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { land } from '../scenery/land.ts';
import { sparks } from '../scenery/sparks.ts';

export function forest(on: PicturePainter): void {
  far(on);
  near(on);
  canopy(on);
}

function far(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  sky(on, {});
  halo(on, [on.sun.x * 0.5, 42, 52], tones.glow, 0.7);
  for (let step = 0; step < 3; step++) {
    const col = mix(mix(tones.far, tones.sky[2], 0.55 - step * 0.2), tones.near, step * 0.3);
    for (let index = 0; index < 11 - step * 2; index++) {
      const x = chance.between(-on.frame.right, on.frame.right),
        width = chance.between(0.9, 1.7) * (1 + step * 0.7);
      fill(
        canvas,
        [
          tube(
            [
              [x, -3, width * 0.8],
              [x + chance.between(-2, 2), 45, width],
              [x + chance.between(-1, 1), 82 + step * 3, width * 1.35],
            ],
            8,
          ),
        ],
        col,
      );
    }
    mist(on, { y: 74 + step * 4, height: 9, colour: mix(tones.sky[2], tones.far, 0.3), strength: 0.28 });
  }
}

function near(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  land(
    on,
    { y: 80, height: 4, hills: 1.6, colour: mix(tones.middle, tones.near, 0.3), depth: 30 },
    { lit: 0.4 },
  );
  shafts(on, {
    x: on.sun.x * 0.7,
    y: -14,
    count: 9,
    length: 120,
    colour: tones.glow,
    strength: 0.3,
    angle: Math.PI / 2,
    spread: 0.55,
  });
  fill(
    canvas,
    [
      tube(
        [
          [on.sun.x * 0.3, 79, 2],
          [on.sun.x * 0.3 + 4, 86, 5],
          [on.sun.x * 0.3 - 3, 100, 13],
        ],
        14,
      ),
    ],
    mix(tones.key, tones.middle, 0.3),
    0.5,
  );
  for (const side of [-1, 1] as const) {
    const x = side * chance.between(33, 42),
      width = chance.between(6.5, 9);
    const share = tube(
      [
        [x + side * 2, -4, width * 0.75],
        [x - side * 1, 40, width * 0.8],
        [x, 78, width * 1.05],
        [x + side * 1.5, 97, width * 1.9],
      ],
      16,
    );
    mass(on, [share], {
      colour: mix(tones.ink, tones.near, 0.3),
      depth: 1.9,
      inside: (body) => {
        coat(body, tones.deep, 0.5, 36, [x - width * 1.4, 0, x + width * 1.4, 96], [11, 0.55, 1.57, 0.12]);
        coat(
          body,
          mix(tones.accent, tones.ink, 0.45),
          0.5,
          16,
          [x - width, 0, x + width, 96],
          [9, 0.4, 1.57, 0.12],
        );
      },
    });
    for (let step = 0; step < 3; step++) {
      const height = chance.between(8, 36);
      fill(
        canvas,
        [
          tube(
            [
              [x - side * width * 0.6, height, 2.1],
              [x - side * (width + 7), height - 6, 1.3],
              [x - side * (width + 16), height - 5 - chance.between(0, 8), 0.4],
            ],
            9,
          ),
        ],
        mix(tones.ink, tones.near, 0.3),
      );
    }
    for (let step = 0; step < 3; step++)
      fill(
        canvas,
        [
          tube(
            [
              [x, 90, 2.4],
              [x - side * chance.between(6, 10), 95, 1.8],
              [x - side * chance.between(14, 20), 99 + chance.between(0, 3), 0.6],
            ],
            8,
          ),
        ],
        tones.ink,
      );
  }
}

function canopy(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  const dark: Dab[] = [];
  const middle: Dab[] = [];
  const bright: Dab[] = [];
  for (let index = 0; index < 120; index++) {
    const x = chance.between(-on.frame.right - 4, on.frame.right),
      y =
        chance.between(-4, 5) +
        Math.pow(Math.abs(x) / on.frame.right, 1.6) * chance.between(6, 22) * chance.next();
    const place: Dab = [x, y, chance.between(3, 7), chance.between(0.9, 1.7), chance.between(-0.3, 1.7), 0.8];
    (index % 3 === 0 ? bright : index % 3 === 1 ? middle : dark).push(place);
  }
  dabs(canvas, tones.ink, 0.95, dark);
  dabs(canvas, mix(tones.near, tones.middle, 0.6), 0.9, middle);
  dabs(canvas, mix(tones.accent, tones.middle, 0.35), 0.8, bright);
  const ferns: Dab[] = [];
  const brightFerns: Dab[] = [];
  for (let index = 0; index < 9; index++) {
    const x = chance.between(-on.frame.right, on.frame.right),
      y = chance.between(96, 103);
    for (let step = -3; step <= 3; step++)
      (index % 2 ? ferns : brightFerns).push([
        x,
        y,
        chance.between(8, 13),
        0.7,
        -1.57 + step * 0.28,
        step * 1.1,
      ]);
  }
  dabs(canvas, tones.ink, 0.95, ferns);
  dabs(canvas, mix(tones.accent, tones.near, 0.45), 0.9, brightFerns);
  sparks(on, 14, mix(tones.accent, tones.glow, 0.5), [30, 92]);
}
