import { blob } from '../../art/kit/blob.ts';
import { mix } from '../../art/kit/colour.ts';
import { dabs, type Dab } from '../../art/kit/dab.ts';
import { fill } from '../../art/kit/fill.ts';
import { glow } from '../../art/kit/glow.ts';
import { down, evenly } from '../../art/kit/gradient.ts';
import { times } from '../../art/kit/list.ts';
import { mass } from '../../art/kit/mass.ts';
import { ellipse, type Point } from '../../art/kit/outline.ts';
import type { Painter } from '../../art/kit/painter.ts';
import { tube } from '../../art/kit/tube.ts';
import { deadTree } from '../../art/scenery/dead-tree.ts';
import { fir } from '../../art/scenery/fir.ts';
import { keep } from '../../art/scenery/keep.ts';
import { motes } from '../../art/scenery/mote.ts';
import { peak } from '../../art/scenery/peak.ts';
import { sea } from '../../art/scenery/sea.ts';

/** On the right, growing towards the edge. */
export function mountains(on: Painter): void {
  const { chance, frame } = on;
  const range = (from: number, step: number, height: number, width: number, tone: number) => {
    for (let x = from; x < frame.right + 14; x += step * chance.between(0.8, 1.2)) {
      const grown = height * (0.55 + 0.45 * Math.min(1, (x - 14) / 44)) * chance.between(0.8, 1.15);
      const colour = mix('#8a5266', '#b06a58', tone + chance.between(-0.15, 0.15));
      peak(on, {
        x,
        y: 77,
        width: width * chance.between(0.85, 1.15),
        height: grown,
        colour,
        snow: grown > 25,
      });
    }
  };
  range(26, 12, 21, 13, 0.2);
  range(31, 13, 31, 15, 0.6);
  range(22, 9, 11, 9, 0.85);
}

/** Left of the middle: a bay with two rocks in it. */
export function island(on: Painter): void {
  const shore = blob([
    [-60, 77.4],
    [-46, 75.6],
    [-28, 75.2],
    [-14, 75.8],
    [-8, 77.6],
    [-12, 80.4],
    [-18, 83.4],
    [-27, 86.6],
    [-44, 87.4],
    [-62, 82],
  ]);
  sea(on, { shore, colour: '#4a6cae', path: { x: -16, width: 10 } });
  peak(on, { x: -34, y: 79.6, width: 4, height: 10, colour: '#5a5a8c', root: 0.3 });
  peak(on, { x: -28, y: 79.2, width: 2.4, height: 5.5, colour: '#5a5a8c', root: 0.2 });
  const surf = times(14, (): Dab => [
    on.chance.between(-40, -25),
    79.8 + on.chance.between(-0.3, 0.7),
    on.chance.between(1, 3),
    0.12,
    0,
  ]);
  dabs(on.canvas, '#e8efff', 0.7, surf);
}

/** In the middle: a keep on its hill, fields in the last light, and the road between them. */
export function plains(on: Painter): void {
  const { canvas, tones } = on;
  const hill = blob([
    [-26, 84],
    [-14, 81],
    [-7, 78.9],
    [-1, 78.9],
    [7, 81.2],
    [17, 84],
    [0, 88],
  ]);
  keep(on, { x: -4, y: 78.6, height: 6.4, colour: '#33264a' });
  glow(canvas, { x: -4, y: 76, radius: 8, colour: '#ffd58a', strength: 0.45 });
  mass(on, [hill], { colour: '#5c4257', depth: 0.5 });
  const land = blob([
    [-24, 84.6],
    [-14, 82.6],
    [-6, 82],
    [8, 82.2],
    [18, 84],
    [26, 88],
    [30, 96],
    [-38, 96],
    [-32, 88],
  ]);
  fill(canvas, [land], down(canvas, 82, 93, evenly('#a8714f', '#7a4c4a', '#33243c')));
  for (let row = 0; row < 11; row++) furrow(on, row);
  const road = [
    [-4, 79.2, 0.15],
    [-2.4, 81, 0.3],
    [1.4, 83.4, 0.5],
    [1, 86, 0.9],
    [-5, 89.4, 1.5],
    [-9, 93, 2.4],
  ] as const;
  fill(canvas, [tube(road, 20)], mix(tones.key, '#c98a60', 0.4), 0.7);
}

/** A row of ears, dark at the roots and golden at the tips; the nearer, the longer. */
function furrow({ canvas, chance }: Painter, row: number): void {
  const height = 1 + row * 0.13;
  const half = 17 + row * 1.4;
  const ear = (length: number, width: number): Dab => [
    -2 + chance.between(-half, half),
    82.6 + row * 0.98 + chance.between(-0.3, 0.3) + (chance.next() < 0.2 ? 0.5 : 0),
    -height * length * chance.between(0.7, 1.2),
    width * height,
    Math.PI / 2 + chance.between(-0.1, 0.3),
    0.12,
  ];
  dabs(
    canvas,
    '#4a2f40',
    0.45,
    times(80, () => ear(0.9, 0.1)),
  );
  dabs(
    canvas,
    '#f2b867',
    0.5 - row * 0.02,
    times(92, () => ear(1.1, 0.09)),
  );
}

/** Right of the middle: pools between dead trees, and lights that nobody carries. */
export function swamp(on: Painter): void {
  const { canvas, chance } = on;
  for (const [x, y, across] of [
    [18, 87, 7],
    [29, 88.6, 9],
    [38, 86.6, 6],
    [24, 90.4, 8],
  ] as const) {
    fill(canvas, [ellipse(x, y, across, across * 0.12)], '#c9908c', 0.6);
    fill(canvas, [ellipse(x, y + 0.25, across * 0.94, across * 0.09)], '#4a3a68', 0.75);
  }
  for (let tree = 0; tree < 8; tree++) {
    deadTree(on, {
      x: chance.between(13, 42),
      y: chance.between(85.4, 90),
      height: chance.between(7, 14),
      colour: '#171022',
    });
  }
  const lights = times(7, (): Point => [chance.between(14, 42), chance.between(80, 88)]);
  for (const [x, y] of lights) glow(canvas, { x, y, radius: 2, colour: '#b6e07a', strength: 0.5 });
  motes(on, lights, '#c8f08a', 0.16);
}

/** On the left, behind the wizard: firs, the nearer the darker. */
export function forest(on: Painter): void {
  const { chance, frame } = on;
  const rows = [
    { y: 80, height: 8, colour: '#3c3a58', lit: '#9a8084', right: -38 },
    { y: 85, height: 11, colour: '#22303a', lit: '#5f8064', right: -37 },
    { y: 90.5, height: 13, colour: '#121a1d', lit: '#3f6a4a', right: -36 },
  ] as const;
  for (const row of rows) {
    const count = Math.round((row.right - frame.left) / 1.5);
    for (let tree = 0; tree < count; tree++) {
      const x = row.right - (row.right - frame.left) * chance.next() ** 0.8;
      const { colour, lit } = row;
      fir(on, {
        x,
        y: row.y + chance.between(-1.5, 2),
        height: row.height * chance.between(0.6, 1.2),
        colour,
        lit,
      });
    }
  }
}
