import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { stroke } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { mist } from '../../scenery/mist.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { folds } from '../parts/folds.ts';
import { halo } from '../parts/halo.ts';
import { sword } from '../parts/sword.ts';
import { wings } from '../parts/wing.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { isBlack } from '../subject.ts';

export function angel(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  glory(on, look);
  gown(on, look);
  breastplate(on);
  head(on, look);
  blade(on);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { subject }: Sitter) {
  const { chance, tones } = on;
  const isDark = isBlack(subject);
  const wing = isDark ? mix(tones.body, tones.ink, 0.3) : mix('#e2d9c6', tones.key, 0.3);
  const feathersBehind = mix(wing, tones.sky[0], 0.8);
  const robe = isDark
    ? mix('#5a2236', tones.ink, 0.4)
    : mix(mix(tones.body, tones.sky[0], 0.35), tones.ink, 0.3);
  const spread = chance.between(-0.14, 0.14);
  const hair = isDark
    ? '#17121a'
    : mix(mix(tones.accent, '#5a3a1c', chance.between(0.3, 0.9)), tones.ink, 0.2);
  const skin = mix('#d0a281', tones.ink, 0.28);
  const sway = chance.between(-3, 3);
  return { isDark, wing, feathersBehind, robe, spread, hair, skin, sway };
}

function glory(on: PicturePainter, { wing, feathersBehind, spread }: Look): void {
  const { canvas, tones } = on;
  halo(on, [0, 32, 46], tones.glow, 0.6);
  wings(on, {
    shoulder: [4, 40],
    wrist: [20, 16],
    elbow: [5, -1],
    angles: [-1.28 + spread, 1.32],
    length: 41,
    count: 12,
    colour: wing,
    dark: feathersBehind,
    lit: '#ffffff',
    featherWidth: 4.3,
    armWidth: 3,
  });
  stroke(canvas, ellipse(0, 19, 11), mix(tones.accent, '#fff6d0', 0.45), 0.8, 0.95);
  stroke(canvas, ellipse(0, 19, 12.6), mix(tones.accent, '#fff6d0', 0.3), 0.3, 0.8);
  halo(on, [0, 19, 22], tones.accent, 0.5);
}

function gown(on: PicturePainter, { robe, hair, sway }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-5, 20],
        [0, 14],
        [5, 20],
        [8, 30],
        [13, 44, 'corner'],
        [5, 38],
        [-2, 37],
        [-9, 46, 'corner'],
        [-7, 30],
      ]),
    ],
    {
      colour: mix(hair, tones.deep, 0.3),
      depth: 1.2,
      inside: (body) => {
        folds(body, -7, 8, 18, 44, 6, hair, 0.5);
      },
    },
  );
  const skirt = blob([
    [-7, 35],
    [-3, 33],
    [3, 33],
    [7, 35],
    [6.4, 44],
    [6.2, 50],
    [9.5, 62],
    [13 + sway, 78],
    [20 + sway, 97, 'corner'],
    [10 + sway, 91],
    [6 + sway, 101, 'corner'],
    [0, 92],
    [-7 + sway, 101, 'corner'],
    [-8, 90],
    [-17 + sway * 0.5, 95, 'corner'],
    [-12, 76],
    [-9, 62],
    [-6.2, 50],
    [-6.4, 44],
  ]);
  mass(
    on,
    [
      skirt,
      tube(
        [
          [-6.3, 36, 3.1],
          [-9, 46, 2.7],
          [-5, 53, 2.2],
          [-0.6, 57, 1.9],
        ],
        14,
      ),
      tube(
        [
          [6.3, 36, 3.1],
          [9, 46, 2.7],
          [5, 53, 2.2],
          [0.6, 57, 1.9],
        ],
        14,
      ),
      tuft(-8, 48, 15, 2.6, 1.45, 1.5),
      tuft(8, 48, 15, 2.6, 1.7, -1.5),
    ],
    {
      colour: robe,
      depth: 2,
      rimStrength: 0.95,
      inside: (body) => {
        folds(body, -12, 13, 54, 98, 8, robe, 0.5);
        soft(body.canvas, tones.key, 0.28, [0, 46, 6, 8]);
        soft(body.canvas, tones.deep, 0.4, [0, 74, 5, 20]);
      },
    },
  );
}

function breastplate(on: PicturePainter): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-6.6, 36],
        [0, 33.5],
        [6.6, 36],
        [6, 45],
        [4.6, 51],
        [0, 53],
        [-4.6, 51],
        [-6, 45],
      ]),
    ],
    {
      colour: mix(mix(tones.metal, tones.accent, 0.45), tones.ink, 0.3),
      depth: 1.5,
      inside: (body) => {
        dabs(body.canvas, tones.deep, 0.5, [
          [0, 35, 16, 0.4, 1.57, 0],
          [-5, 45, 10, 0.4, 0.12, 1.5],
        ]);
      },
    },
  );
}

function head(on: PicturePainter, { hair, skin }: Look): void {
  const { canvas, tones } = on;
  mass(
    on,
    [
      tube(
        [
          [0, 27, 2],
          [0, 34, 2.5],
        ],
        4,
      ),
      blob([
        [0, 15.5],
        [3.9, 18],
        [4.3, 22.4],
        [2.8, 26.6],
        [0, 29.2],
        [-2.8, 26.6],
        [-4.3, 22.4],
        [-3.9, 18],
      ]),
    ],
    {
      colour: skin,
      depth: 1.3,
      inside: (body) => {
        soft(body.canvas, tones.deep, 0.45, [1.5 * -Math.sign(on.light.x), 24, 4, 6]);
        dabs(body.canvas, tones.deep, 0.5, [
          [-3.2, 22, 2.6, 0.45, 0.05, 0],
          [0.7, 22, 2.6, 0.45, -0.05, 0],
          [-1.2, 26, 2.4, 0.3, 0, 0.2],
        ]);
      },
    },
  );
  mass(
    on,
    [
      blob([
        [-5, 24],
        [-4.9, 17.5],
        [0, 13.6],
        [4.9, 17.5],
        [5, 24],
        [3.4, 19.8],
        [0, 17.6],
        [-3, 19.4],
      ]),
    ],
    { colour: hair, depth: 1 },
  );
  dabs(canvas, mix(tones.accent, '#ffffff', 0.3), 0.95, [[-4.6, 18.4, 9.2, 0.5, 0, -1.4]]);
}

function blade(on: PicturePainter): void {
  const { tones } = on;
  sword(on, 0, 58, Math.PI, 37, { width: 1.5 });
  mist(on, { y: 98, height: 7, colour: tones.sky[2], strength: 0.6 });
}
