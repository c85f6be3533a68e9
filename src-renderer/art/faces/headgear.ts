import { apart } from '../kit/canvas.ts';
import { times } from '../kit/list.ts';
import type { Knot } from '../kit/blob.ts';
import { blob } from '../kit/blob.ts';
import { polygon, ellipse, type Outline, type Point } from '../kit/outline.ts';
import { tuft } from '../kit/tuft.ts';
import { mass } from '../kit/mass.ts';
import { form } from '../kit/form.ts';
import { clipTo, fill, stroke } from '../kit/fill.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { soft } from '../kit/soft.ts';
import { mix } from '../kit/colour.ts';
import { halo } from '../pictures/parts/halo.ts';
import { folds } from '../pictures/parts/folds.ts';
import { type PicturePainter } from '../pictures/picture-painter.ts';
import { type FaceLook } from './face-look.ts';

function hat(on: PicturePainter, look: FaceLook): void {
  const { tones } = on;
  const { cloth, trim } = look;
  mass(
    on,
    [
      blob([
        [-33, 26],
        [-18, 18],
        [-12, 4],
        [-4, -12],
        [8, -20, 'corner'],
        [9, -6],
        [13, 6],
        [18, 18],
        [33, 26],
        [18, 29],
        [0, 30],
        [-18, 29],
      ]),
    ],
    {
      colour: cloth,
      depth: 2.3,
      inside: (body) => {
        folds(body, -16, 16, -8, 22, 5, cloth, 0.5);
      },
    },
  );
  mass(
    on,
    [
      blob([
        [-18.6, 20],
        [0, 24],
        [18.6, 20],
        [18, 25.4],
        [0, 29],
        [-18, 25.4],
      ]),
    ],
    { colour: trim, depth: 1 },
  );
  form(
    on,
    polygon([
      [-3, 22.4],
      [3, 22.4],
      [3, 28],
      [-3, 28],
    ]),
    { colour: mix('#d9b25a', tones.ink, 0.1), depth: 0.8 },
  );
}

function crown(on: PicturePainter): void {
  const { canvas, tones } = on;
  const prongs = times(7, (index): Point => {
    const high = index === 2 || index === 4 ? 9 : 7;
    return [-18 + index * 6, index % 2 === 1 ? 18 : high];
  });
  mass(on, [polygon([[-18, 26], ...prongs, [18, 26], [17, 29], [0, 31], [-17, 29]])], {
    colour: mix('#d9a93f', tones.ink, 0.2),
    lit: '#fff0b8',
    depth: 1.5,
    inside: (body) => {
      dabs(body.canvas, tones.deep, 0.45, [[-17, 26, 34, 0.6, 0, 3]]);
    },
  });
  for (const [x, stone] of [
    [-11, '#2f7fc0'],
    [0, '#c8402a'],
    [11, '#2f9a55'],
  ] as const) {
    fill(canvas, [ellipse(x, 26, 1.9)], stone);
    fill(canvas, [ellipse(x - 0.6, 25.4, 0.6)], '#ffffff');
  }
}

function mitre(on: PicturePainter, look: FaceLook): void {
  const { canvas, tones } = on;
  const { cloth, trim } = look;
  mass(
    on,
    [
      blob([
        [-18, 27],
        [-20, 10],
        [0, -16, 'corner'],
        [20, 10],
        [18, 27],
        [0, 31],
      ]),
    ],
    {
      colour: mix(cloth, tones.key, 0.25),
      depth: 2.3,
      inside: (body) => {
        folds(body, -18, 18, -4, 26, 5, cloth, 0.3);
      },
    },
  );
  dabs(canvas, trim, 1, [
    [0, 29, -42, 2.2, 1.57, 0],
    [-18, 25, 36, 2.2, 0, 2.6],
  ]);
  form(on, ellipse(0, 10, 3), { colour: look.gem, lit: '#ffffff', depth: 1 });
}

function helm(on: PicturePainter, look: FaceLook): void {
  const { canvas, chance, tones } = on;
  const { lightSide } = look;
  mass(
    on,
    [
      blob([
        [-19.4, 46],
        [-20, 28],
        [-13, 13],
        [0, 7],
        [13, 13],
        [20, 28],
        [19.4, 46],
        [16, 58],
        [13, 56],
        [14.6, 40],
        [9, 33.6],
        [2.4, 36],
        [2, 54],
        [0, 56],
        [-2, 54],
        [-2.4, 36],
        [-9, 33.6],
        [-14.6, 40],
        [-13, 56],
        [-16, 58],
      ]),
    ],
    {
      colour: mix(tones.metal, tones.ink, 0.32),
      depth: 2.2,
      inside: (body) => {
        dabs(body.canvas, tones.deep, 0.5, [[0, 8, 26, 0.7, 1.57, 0]]);
        soft(body.canvas, tones.key, 0.5, [lightSide * 9, 18, 7, 8]);
      },
    },
  );
  dabs(canvas, mix(tones.metal, '#ffffff', 0.6), 0.9, [[-0.6, 8, 25, 0.8, 1.57, 0]]);
  if (look.garments.has('armour')) {
    const locks: Outline[] = [];
    for (let index = 0; index < 12; index++)
      locks.push(tuft(chance.between(-2, 2), 9, chance.between(16, 26), 3, -1.9 + index * 0.1, 6));
    mass(on, locks, { colour: mix(look.trim, tones.ink, 0.2), depth: 1.4 });
  }
}

function wreath(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  const lower: Dab[] = [],
    upper: Dab[] = [];
  for (let index = 0; index < 22; index++) {
    const share = index / 21,
      angle = Math.PI + share * Math.PI,
      x = Math.cos(angle) * 18,
      y = 26 + Math.sin(angle) * 7;
    (index % 2 ? lower : upper).push([
      x,
      y,
      chance.between(7, 10),
      1.9,
      angle + 1.57 + (index % 2 ? -0.7 : 0.5),
      1,
    ]);
  }
  dabs(canvas, mix('#3f6a2c', tones.ink, 0.2), 1, lower);
  dabs(canvas, mix(tones.accent, '#3f6a2c', 0.35), 1, upper);
  for (let index = 0; index < 6; index++)
    form(on, ellipse(-14 + index * 5.6, 22 - Math.sin((index / 5) * 3.14) * 4, 1.5), {
      colour: '#b8322a',
      depth: 0.5,
    });
}

function turban(on: PicturePainter, look: FaceLook): void {
  const { chance, tones } = on;
  const { cloth, trim } = look;
  mass(
    on,
    [
      blob([
        [-19, 29],
        [-22, 18],
        [-14, 6],
        [0, 2],
        [14, 6],
        [22, 18],
        [19, 29],
        [0, 25],
      ]),
    ],
    {
      colour: cloth,
      depth: 2.3,
      inside: (body) => {
        for (let index = 0; index < 6; index++)
          dabs(body.canvas, tones.deep, 0.45, [[-22 + index * 2, 26 - index * 4, 40, 0.9, -0.35, -4]]);
        for (let index = 0; index < 5; index++)
          dabs(body.canvas, mix(cloth, tones.key, 0.6), 0.4, [
            [-20 + index * 2, 24 - index * 4, 38, 0.7, -0.35, -4],
          ]);
      },
    },
  );
  form(on, ellipse(0, 17, 3.2), { colour: look.gem, lit: '#ffffff', depth: 1 });
  const locks: Outline[] = [];
  for (let index = 0; index < 5; index++)
    locks.push(tuft(0, 14, chance.between(14, 20), 2, -1.57 + (index - 2) * 0.16, 1));
  mass(on, locks, { colour: mix(trim, tones.ink, 0.1), depth: 1 });
}

function cap(on: PicturePainter): void {
  const { chance, tones } = on;
  mass(
    on,
    [
      blob([
        [0, -6],
        [20, 0],
        [34, 16],
        [30, 27],
        [0, 30],
        [-30, 27],
        [-34, 16],
        [-20, 0],
      ]),
    ],
    {
      colour: mix('#a8442f', tones.ink, 0.2),
      depth: 2.4,
      inside: (body) => {
        for (let index = 0; index < 12; index++)
          fill(
            body.canvas,
            [
              ellipse(
                chance.between(-28, 28),
                chance.between(-3, 22),
                chance.between(1.4, 3.4),
                chance.between(1, 2.6),
              ),
            ],
            mix('#f2e6c8', tones.ink, 0.08),
            0.9,
          );
        soft(body.canvas, tones.deep, 0.6, [0, 29, 30, 5]);
      },
    },
  );
}

function circlet(on: PicturePainter, look: FaceLook): void {
  const { canvas, tones } = on;
  dabs(canvas, mix('#e0b653', tones.ink, 0.05), 1, [[-17.4, 27, 34.8, 1.5, 0, -3.4]]);
  form(
    on,
    polygon([
      [0, 20.6],
      [3, 25],
      [0, 30.6],
      [-3, 25],
    ]),
    { colour: look.gem, lit: '#ffffff', depth: 0.9 },
  );
  halo(on, [0, 25.6, 10], look.gem, 0.7);
}

function hood(on: PicturePainter, look: FaceLook): void {
  const { canvas, tones, light } = on;
  const { cloth, deep, trim, shadeSide } = look;
  const isPointed = look.headgear === 'cowl';
  apart(canvas, () => {
    clipTo(canvas, OPENING);
    fill(canvas, [BROW_SHADE], deep, 0.6);
    soft(canvas, deep, 0.6, [shadeSide * 18, 48, 12, 34]);
  });
  const outer: Knot[] = [
    [0, isPointed ? 1 : 5, isPointed ? 'corner' : undefined],
    [17, 13],
    [25, 34],
    [26, 58],
    [20, 74],
    [0, 80],
    [-20, 74],
    [-26, 58],
    [-25, 34],
    [-17, 13],
  ];
  // Drawn the other way round, the opening is a hole in the cloth.
  mass(on, [[...blob(outer), ...OPENING]], {
    colour: cloth,
    lit: mix(cloth, tones.key, 0.3),
    shade: mix(cloth, deep, 0.5),
    depth: 2 * Math.abs(light.x),
    inside: (body) => {
      folds(body, -26, 26, 8, 78, 8, cloth, 0.45);
    },
  });
  stroke(canvas, OPENING, mix(trim, tones.ink, 0.15), 1.3, 0.95);
}

const OPENING = blob([
  [-12, 21],
  [-18.6, 35],
  [-18.6, 54],
  [-12.6, 69],
  [0, 75],
  [12.6, 69],
  [18.6, 54],
  [18.6, 35],
  [12, 21],
  [0, 17],
]);

const BROW_SHADE = blob([
  [-24, 10],
  [24, 10],
  [24, 30],
  [12, 29],
  [0, 31],
  [-12, 29],
  [-24, 30],
]);

const WORN: Record<
  NonNullable<FaceLook['headgear']>,
  ((on: PicturePainter, look: FaceLook) => void) | undefined
> = {
  hood,
  cowl: hood,
  hat,
  crown,
  mitre,
  helm,
  wreath,
  turban,
  cap,
  circlet,
  // They grow behind the head.
  antlers: undefined,
  horns: undefined,
};

/** What is on the head. */
export function putOn(on: PicturePainter, look: FaceLook): void {
  if (look.headgear) WORN[look.headgear]?.(on, look);
}
