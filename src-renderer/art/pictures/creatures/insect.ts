import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube, type Ring } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { eye } from '../parts/eyes.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';
import { hasKeyword } from '../subject.ts';
import type { Sitter } from './sitter.ts';

/** Wasps, beetles, ants and scorpions: three parts, six legs, and what each kind adds. */
export function insect(on: PicturePainter, { subject, features }: Sitter): void {
  const { chance, tones } = on;
  const shell = mix(features.has('clockwork') ? tones.metal : chance.pick(SHELLS), tones.ink, 0.35);
  legs(on, mix(shell, tones.deep, 0.4), -3);
  if (features.has('sting')) sting(on, shell);
  body(on, shell);
  legs(on, shell, 3);
  head(on, shell);
  if (features.has('wings') || hasKeyword(subject, 'flying')) wings(on);
  blades(on, [95, 99], 22, 8, mix(tones.accent, tones.near, 0.6), 0.6, 0.1);
}

const SHELLS = ['#6a4a1c', '#2f5a3a', '#5a2a1c', '#3a3a54', '#7a6a24'] as const;

function legs(on: PicturePainter, colour: `#${string}`, aside: number): void {
  const all = [-22, -8, 8].map((x, index): Ring[] => [
    [x, 60, 3.2],
    [x - 8 + index * 7 + aside, 46 + index * 3, 2.4],
    [x - 14 + index * 12 + aside, 70, 1.8],
    [x - 18 + index * 15 + aside, 94, 0.5],
  ]);
  mass(
    on,
    all.map((rings) => tube(rings, 18)),
    { colour, depth: 1 },
  );
}

function body(on: PicturePainter, shell: `#${string}`): void {
  const { tones } = on;
  const abdomen = blob([
    [2, 52],
    [14, 40],
    [32, 42],
    [44, 56],
    [46, 70],
    [38, 74],
    [20, 72],
    [6, 64],
  ]);
  mass(on, [abdomen, ellipse(-6, 54, 13, 11)], {
    colour: shell,
    depth: 2.4,
    inside: (body) => {
      dabs(
        body.canvas,
        tones.deep,
        0.6,
        times(5, (index) => [12 + index * 7, 40 + index * 2, 34, 1, 1.35, -3] as const),
      );
      dabs(
        body.canvas,
        mix(tones.accent, shell, 0.3),
        0.7,
        times(4, (index) => [15 + index * 7, 41 + index * 2, 30, 1.4, 1.35, -3] as const),
      );
      soft(body.canvas, mix(shell, tones.key, 0.6), 0.5, [24, 48, 14, 6, 0.3]);
      coat(body, tones.deep, 0.3, 30, [-18, 44, 6, 64], [4, 0.5, 1, 0.6]);
    },
  });
}

function sting(on: PicturePainter, shell: `#${string}`): void {
  const tail = tube(
    [
      [40, 64, 7],
      [50, 44, 6],
      [44, 22, 5],
      [26, 14, 4],
      [16, 20, 3.4],
    ],
    22,
  );
  mass(on, [tail, tuft(16, 20, 14, 2.4, 2.2)], { colour: shell, depth: 1.8 });
}

function head(on: PicturePainter, shell: `#${string}`): void {
  const { canvas, tones } = on;
  const skull = blob([
    [-16, 46],
    [-28, 42],
    [-37, 50],
    [-37, 60],
    [-28, 66],
    [-17, 62],
  ]);
  const feelers = [0, 6].map((aside) =>
    tube([
      [-28 + aside * 0.6, 44, 1],
      [-36 + aside, 28, 0.8],
      [-46 + aside, 22, 0.4],
    ]),
  );
  const jaws = [56, 62].map((y) => tuft(-35, y, 12, 2.2, y < 60 ? 2.6 : 3.4, y < 60 ? 2 : -2));
  mass(on, [skull, ...feelers, ...jaws], { colour: mix(shell, tones.key, 0.05), depth: 1.7 });
  fill(canvas, [ellipse(-30, 50, 4.6, 5.4)], tones.deep);
  eye(on, -30.6, 49.4, 2.6, tones.accent);
}

function wings(on: PicturePainter): void {
  const { tones } = on;
  const wing = (lift: number) =>
    blob([
      [-6, 44],
      [2, 14 - lift],
      [22, 2 - lift],
      [42, 8 - lift],
      [36, 26],
      [14, 40],
    ]);
  for (const lift of [6, -6])
    mass(on, [wing(lift)], {
      colour: mix(tones.key, '#ffffff', 0.3),
      lit: '#ffffff',
      depth: 1,
      strength: 0.62,
      inside: ({ canvas }) => {
        const veins = times(7, (index) => [-6, 44, 50, 0.4, -1.3 + index * 0.14, 2] as const);
        dabs(canvas, tones.deep, 0.4, veins);
      },
    });
}
