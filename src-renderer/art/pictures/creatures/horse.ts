import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { rider } from './centaur.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { halo } from '../parts/halo.ts';
import { wing } from '../parts/wing.ts';
import { flame } from '../parts/flame.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';
import { hasKeyword } from '../subject.ts';

export function horse(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  farLegs(on, look);
  wings(on, sitter);
  tail(on, look);
  if (look.isCentaur) {
    body(on, look, []);
    rider(on, look.base, look.mane);
  } else {
    mane(on, look);
    body(on, look, HEAD);
    face(on, sitter);
    horns(on, sitter);
  }
  meadow(on);
}

const COATS = ['#d9d2c4', '#8a6a4a', '#5a4030', '#b8a890', '#d9d2c4'] as const;

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const base = mix(
    mix(features.has('dark') ? '#2a2228' : chance.pick(COATS), tones.body, 0.2),
    tones.ink,
    0.26,
  );
  const sway = chance.between(-2, 2);
  const mane = mix(mix(tones.accent, '#ffffff', 0.1), tones.ink, 0.25);
  const hoof = (x: number, y: number) =>
    blob([
      [x - 3.4, y + 4],
      [x - 2.6, y - 1],
      [x + 2.6, y - 1],
      [x + 3.4, y + 4],
    ]);
  return { base, sway, mane, hoof, isCentaur: features.has('torso') };
}

function farLegs(on: PicturePainter, { base, hoof }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [-13, 58, 7],
          [-21, 70, 4],
          [-30, 72, 2.7],
          [-31, 83, 2.4],
        ],
        16,
      ),
      hoof(-31, 85),
      tube(
        [
          [22, 58, 9],
          [19, 72, 5],
          [25, 81, 3],
          [22, 91, 2.5],
        ],
        16,
      ),
      hoof(22, 92),
    ],
    { colour: mix(base, tones.deep, 0.45), depth: 1.4, rimStrength: 0.4 },
  );
}

function wings(on: PicturePainter, { subject, features }: Sitter): void {
  const { tones } = on;
  if (hasKeyword(subject, 'flying') || features.has('wings'))
    wing(on, {
      shoulder: [2, 44],
      wrist: [14, 12],
      elbow: [-2, -2],
      angles: [-1.5, 0.62],
      length: 44,
      count: 12,
      colour: mix('#e2d9c6', tones.key, 0.2),
      dark: mix('#bfb3a0', tones.sky[0], 0.7),
      lit: '#ffffff',
      featherWidth: 4.3,
      armWidth: 3.4,
    });
}

function tail(on: PicturePainter, { mane }: Look): void {
  const { chance } = on;
  const tail: Outline[] = [];
  for (let index = 0; index < 9; index++)
    tail.push(tuft(34, 46, chance.between(26, 40), 2.2, 0.55 + index * 0.09, 7 + chance.between(-2, 2)));
  mass(on, tail, { colour: mane, depth: 1.4, rimStrength: 0.8 });
}

function mane(on: PicturePainter, { mane }: Look): void {
  const { chance } = on;
  const maneLocks: Outline[] = [];
  for (let index = 0; index < 13; index++) {
    const share = index / 12;
    maneLocks.push(tuft(-27 + share * 18, 15 + share * 26, chance.between(10, 18), 2, 0.25 + share * 0.5, 3));
  }
  mass(on, maneLocks, { colour: mane, depth: 1.2, rimStrength: 0.8 });
}

/** Neck, head and ear. */
const HEAD: readonly Outline[] = [
  blob([
    [-20, 50],
    [-27, 30],
    [-31, 18],
    [-25, 12],
    [-18, 17],
    [-10, 30],
    [-2, 44],
    [-8, 58],
  ]),
  blob([
    [-23, 11],
    [-29, 12],
    [-36, 20],
    [-43, 29],
    [-44.5, 33],
    [-42, 36],
    [-37, 35],
    [-30, 31],
    [-22, 27],
    [-19, 18],
  ]),
  tuft(-23, 14, 7, 1.9, -1.35, 0),
];

function body(on: PicturePainter, { base, hoof, isCentaur }: Look, head: readonly Outline[]): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-18, 44],
        [-10, 40],
        [4, 43],
        [20, 42],
        [32, 45],
        [36, 55],
        [31, 64],
        [16, 66],
        [0, 67],
        [-14, 66],
        [-20, 56],
      ]),
      ...head,
      tube(
        [
          [28, 54, 10],
          [32, 68, 5.4],
          [29, 79, 3],
          [32, 90, 2.6],
        ],
        16,
      ),
      hoof(32, 92),
      tube(
        [
          [-13, 56, 7.6],
          [-12, 70, 4.2],
          [-13, 80, 2.8],
          [-12, 90, 2.5],
        ],
        16,
      ),
      hoof(-12, 92),
    ],
    {
      colour: base,
      depth: 2.5,
      inside: (body) => {
        const lit = mix(base, tones.key, 0.6);
        soft(body.canvas, lit, 0.42, [-14, 52, 10, 12]);
        soft(body.canvas, lit, 0.4, [27, 52, 10, 10]);
        soft(body.canvas, tones.deep, 0.6, [8, 66, 24, 7]);
        if (!isCentaur) {
          soft(body.canvas, lit, 0.3, [-22, 34, 5, 12, -0.4]);
          soft(body.canvas, tones.deep, 0.4, [-28, 28, 8, 5]);
        }
        coat(body, tones.deep, 0.2, 40, [-20, 40, 36, 66], [5, 0.5, 0.5, 0.4]);
        if (!isCentaur) dabs(body.canvas, tones.deep, 0.4, [[-24, 24, 8, 0.6, 0.9, 1]]);
      },
    },
  );
}

function face(on: PicturePainter, { features }: Sitter): void {
  const { canvas, tones } = on;
  fill(canvas, [ellipse(-31.4, 20.6, 1.1, 0.9)], tones.deep);
  fill(canvas, [ellipse(-31.7, 20.3, 0.4)], '#ffffff');
  fill(canvas, [ellipse(-42.4, 31.8, 0.8, 0.6)], tones.deep);
  dabs(canvas, tones.deep, 0.6, [[-43, 34.4, 5, 0.3, -0.3, 0.3]]);
  if (features.has('horn')) {
    form(
      on,
      tube(
        [
          [-27, 12, 1.3],
          [-36, -4, 0.15],
        ],
        8,
      ),
      { colour: mix(tones.accent, '#ffffff', 0.5), rim: '#ffffff', depth: 0.5 },
    );
    halo(on, [-36, -3, 12], tones.glow, 0.8);
  }
}

/** Antlers, or horns that bend back. */
function horns(on: PicturePainter, { features }: Sitter): void {
  const { tones } = on;
  if (features.has('fire'))
    for (const [x, y] of [
      [-18, 24],
      [-6, 40],
      [36, 62],
    ] as const)
      flame(on, x, y, 24, 4, 12);
  const isBranched = features.has('antlers');
  if (!isBranched && !features.has('horns')) return;
  for (const aside of [3, 0]) {
    const beam = tube(
      [
        [-24 + aside, 13, 1.8],
        [-16 + aside * 2, 3, 1.5],
        [isBranched ? -20 + aside * 2 : -6 + aside, isBranched ? -14 : 4, 0.3],
      ],
      12,
    );
    const tines = isBranched
      ? [tuft(-18 + aside * 2, 4, 10, 1.1, -2.5), tuft(-18 + aside * 2, -3, 9, 1, -0.7)]
      : [];
    mass(on, [beam, ...tines], { colour: mix('#c9b48a', tones.ink, 0.2), depth: 0.8 });
  }
}

function meadow(on: PicturePainter): void {
  const { tones } = on;
  blades(on, [93, 97], 26, 7, mix(tones.near, tones.deep, 0.3), 0.95, 0.1);
  blades(on, [95, 100], 20, 7, mix(tones.accent, tones.near, 0.5), 0.6, 0.1);
}
