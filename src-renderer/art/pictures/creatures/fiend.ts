import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { SIDES, times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, type Outline } from '../../kit/outline.ts';
import { placed } from '../../kit/placed.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { mist } from '../../scenery/mist.ts';
import { folds } from '../parts/folds.ts';
import { slit } from '../parts/eyes.ts';
import { leatherWing } from '../parts/leather-wing.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { hasKeyword } from '../subject.ts';
import type { Sitter } from './sitter.ts';

/** Demons, imps, vampires, gargoyles: a lean body, claws, a grin, and wings where it flies. */
export function fiend(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  if (look.hasWings) wings(on, look);
  if (look.isPale) cape(on, look);
  else hips(on, look);
  torso(on, look);
  head(on, look);
  if (look.hasHorns) horns(on);
  mist(on, { y: 99, height: 7, colour: on.tones.sky[2], strength: 0.4 });
}

const HIDES = ['#7a2a26', '#54304a', '#4a4a3a', '#6a3a2a', '#3a4a54'] as const;

type Look = ReturnType<typeof lookOf>;

function lookOf({ chance, tones }: PicturePainter, { subject, features }: Sitter) {
  const isPale = features.has('pale');
  const hide = features.has('stone') ? '#8a8a86' : isPale ? '#c9b8b4' : chance.pick(HIDES);
  return {
    skin: mix(mix(hide, tones.body, isPale ? 0.1 : 0.3), tones.ink, isPale ? 0.2 : 0.35),
    cloth: mix(isPale ? '#54121c' : tones.middle, tones.ink, 0.3),
    isPale,
    isSmall: features.has('small'),
    hasWings: features.has('wings') || hasKeyword(subject, 'flying'),
    hasHorns: features.has('horns') || (!isPale && chance.next() < 0.6),
    raise: chance.between(-4, 4),
  };
}

function wings(on: PicturePainter, { skin, raise }: Look): void {
  for (const side of SIDES)
    placed(on, { side }, (mirrored) => {
      leatherWing(mirrored, {
        shoulder: [6, 42],
        elbow: [20, 20 + raise],
        wrist: [28, 4 + raise],
        tips: [
          [50, 18],
          [48, 44],
          [36, 60],
          [22, 66],
        ],
        body: [8, 62],
        colour: mix(skin, on.tones.ink, 0.2),
        thin: 0.3,
        bone: 0.8,
      });
    });
}

function cape(on: PicturePainter, { cloth }: Look): void {
  const cloak = blob([
    [-10, 42],
    [-24, 58],
    [-32, 80],
    [-36, 102],
    [36, 102],
    [32, 80],
    [24, 58],
    [10, 42],
  ]);
  const collar = SIDES.map((side) =>
    blob([
      [side * 3, 46],
      [side * 10, 36],
      [side * 18, 22, 'corner'],
      [side * 18, 42],
      [side * 10, 52],
    ]),
  );
  mass(on, [cloak, ...collar], {
    colour: cloth,
    depth: 2.4,
    inside: (body) => {
      folds(body, -32, 32, 48, 102, 11, cloth, 0.5);
    },
  });
}

/** Legs like a goat's, and a tail. */
function hips(on: PicturePainter, { skin }: Look): void {
  const leg = (side: number) =>
    tube(
      [
        [side * 6, 66, 8],
        [side * 14, 78, 6],
        [side * 9, 90, 3.6],
        [side * 12, 102, 4],
      ],
      16,
    );
  const tail = tube(
    [
      [4, 70, 3],
      [22, 84, 2.4],
      [36, 78, 1.8],
      [40, 64, 1],
    ],
    18,
  );
  mass(on, [...SIDES.map(leg), tail, tuft(40, 66, 9, 2.4, -1.4)], {
    colour: mix(skin, on.tones.deep, 0.25),
    depth: 2,
    inside: (body) => {
      coat(body, on.tones.deep, 0.4, 40, [-20, 66, 20, 100], [6, 0.7, 1.5, 0.3]);
    },
  });
}

function torso(on: PicturePainter, { skin, isPale, cloth }: Look): void {
  const { tones } = on;
  const chest = blob([
    [-15, 42],
    [-7, 37],
    [7, 37],
    [15, 42],
    [13, 54],
    [9, 66],
    [11, 76],
    [-11, 76],
    [-9, 66],
    [-13, 54],
  ]);
  const arm = (side: number): Outline[] => [
    tube(
      [
        [side * 13, 43, 5],
        [side * 25, 52, 4],
        [side * 29, 42, 3.2],
        [side * 34, 34, 2.6],
      ],
      18,
    ),
    ...times(4, (index) => tuft(side * 34, 34, 10, 1.2, -Math.PI / 2 + side * (index * 0.4 - 0.2), side)),
  ];
  mass(on, [chest, ...SIDES.flatMap(arm)], {
    colour: isPale ? mix(cloth, tones.ink, 0.3) : skin,
    depth: 2.3,
    inside: (body) => {
      soft(body.canvas, mix(skin, tones.key, 0.5), 0.3, [-6, 48, 7, 6]);
      soft(body.canvas, mix(skin, tones.key, 0.5), 0.3, [6, 48, 7, 6]);
      soft(body.canvas, tones.deep, 0.5, [0, 40, 12, 5]);
      dabs(body.canvas, tones.deep, 0.5, RIBS);
    },
  });
  if (isPale)
    mass(
      on,
      SIDES.flatMap((side) => arm(side).slice(1)),
      { colour: skin, depth: 0.8 },
    );
}

const RIBS = times(4, (index) => [-8 + index * 0.6, 54 + index * 4, 16 - index * 1.2, 0.6, 0, 1.2] as const);

function head(on: PicturePainter, { skin, isSmall, isPale }: Look): void {
  const { canvas, tones } = on;
  const ears = SIDES.map((side) => tuft(side * 7, 25, isSmall ? 16 : 9, 3, side < 0 ? Math.PI + 0.5 : -0.5));
  const skull = blob([
    [0, 13],
    [7, 16.6],
    [8.4, 25],
    [5, 34],
    [0, 39.6],
    [-5, 34],
    [-8.4, 25],
    [-7, 16.6],
  ]);
  mass(
    on,
    [
      ...ears,
      skull,
      tube([
        [0, 34, 3.4],
        [0, 42, 4],
      ]),
    ],
    {
      colour: skin,
      depth: 1.8,
      inside: (body) => {
        for (const x of [-3.4, 3.4]) soft(body.canvas, tones.deep, 0.75, [x, 24, 3.6, 2.6]);
        soft(body.canvas, tones.deep, 0.35, [-3 * Math.sign(on.light.x), 30, 5, 9]);
      },
    },
  );
  dabs(canvas, tones.deep, 0.9, [
    [-7, 20.6, 6.6, 1, 0.34],
    [7, 20.6, -6.6, 1, -0.34],
  ]);
  slit(on, -3.4, 24, 1.7, 0.3, tones.accent);
  slit(on, 3.4, 24, 1.7, -0.3, tones.accent);
  fill(
    canvas,
    [
      blob([
        [-5, 30.6, 'corner'],
        [0, 32],
        [5, 30.6, 'corner'],
        [0, 35.6],
      ]),
    ],
    '#1a0608',
  );
  for (const x of [-3, 3])
    fill(
      canvas,
      [
        polygon([
          [x - 0.9, 31.2],
          [x + 0.9, 31.2],
          [x, 34.6],
        ]),
      ],
      '#efe6cc',
    );
  if (!isPale) return;
  const hair = blob([
    [-8.6, 27],
    [-8.6, 16],
    [0, 11],
    [8.6, 16],
    [8.6, 27],
    [6, 19],
    [0, 21, 'corner'],
    [-6, 19],
  ]);
  mass(on, [hair], { colour: mix('#1a1418', tones.ink, 0.3), depth: 1.1 });
}

function horns(on: PicturePainter): void {
  for (const side of SIDES) {
    const horn = tube(
      [
        [side * 5, 17, 2.6],
        [side * 13, 11, 2.2],
        [side * 15, 0, 1.3],
        [side * 10, -7, 0.2],
      ],
      14,
    );
    form(on, horn, { colour: mix('#c9b48a', on.tones.ink, 0.25), depth: 0.9 });
  }
}
