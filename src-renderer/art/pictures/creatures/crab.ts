import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { SIDES, times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { eye } from '../parts/eyes.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { stones } from '../scenery/stones.ts';
import type { Sitter } from './sitter.ts';

/** What is low and broad and looks at us: crabs, turtles, frogs. */
export function crab(on: PicturePainter, { features }: Sitter): void {
  const { chance, tones } = on;
  const isTurtle = features.has('shell');
  const isFrog = features.has('frog');
  const skin = mix(
    isTurtle || isFrog
      ? chance.pick(['#5a6a3a', '#6a7a3a', '#4a5a44'])
      : chance.pick(['#a8442f', '#b06a3a', '#4a6a8a']),
    tones.ink,
    0.32,
  );
  if (isFrog) frogLegs(on, skin);
  else if (isTurtle) flippers(on, skin);
  else walkingLegs(on, skin);
  trunk(on, isTurtle ? mix('#7a6236', tones.ink, 0.3) : skin, isTurtle);
  if (isTurtle || isFrog) mouth(on, skin, isFrog);
  else claws(on, skin);
  for (const side of SIDES)
    eye(on, side * (isFrog ? 13 : 9), isTurtle ? 66 : 44, isFrog ? 3.4 : 2.2, tones.accent);
  stones(on, [94, 99], 8, 5, mix(tones.near, tones.deep, 0.2));
}

function walkingLegs(on: PicturePainter, skin: `#${string}`): void {
  const legs = SIDES.flatMap((side) =>
    times(4, (index) =>
      tube(
        [
          [side * 18, 62 + index * 4, 4],
          [side * (32 + index * 2), 52 + index * 8, 3],
          [side * (44 - index * 3), 92 + index, 0.6],
        ],
        14,
      ),
    ),
  );
  mass(on, legs, { colour: mix(skin, on.tones.deep, 0.25), depth: 1.3 });
}

function flippers(on: PicturePainter, skin: `#${string}`): void {
  const legs = SIDES.flatMap((side) => [
    tube([
      [side * 22, 70, 8],
      [side * 38, 80, 7],
      [side * 44, 95, 4],
    ]),
    tube([
      [side * 14, 84, 7],
      [side * 20, 98, 5],
    ]),
  ]);
  mass(on, legs, { colour: skin, depth: 1.8 });
}

function frogLegs(on: PicturePainter, skin: `#${string}`): void {
  const legs = SIDES.flatMap((side) => [
    tube(
      [
        [side * 20, 78, 10],
        [side * 40, 62, 9],
        [side * 34, 88, 5],
        [side * 46, 97, 3],
      ],
      18,
    ),
    tube([
      [side * 14, 74, 5],
      [side * 20, 90, 4],
      [side * 17, 98, 4],
    ]),
    ...times(3, (toe) => tuft(side * 17, 97, 9, 1.4, (side < 0 ? Math.PI : 0) - side * (toe * 0.4 - 0.5))),
  ]);
  mass(on, legs, { colour: mix(skin, on.tones.deep, 0.15), depth: 1.8 });
}

function trunk(on: PicturePainter, colour: `#${string}`, isShell: boolean): void {
  const { chance, tones } = on;
  const shape = blob([
    [-34, 74],
    [-30, 54],
    [-14, 42],
    [14, 42],
    [30, 54],
    [34, 74],
    [18, 86],
    [-18, 86],
  ]);
  const lids = isShell ? [] : SIDES.map((side) => ellipse(side * 11, 44, 7, 7));
  mass(on, [shape, ...lids], {
    colour,
    depth: 2.8,
    inside: (body) => {
      soft(body.canvas, mix(colour, tones.key, 0.6), 0.5, [-8, 50, 22, 9]);
      soft(body.canvas, tones.deep, 0.5, [0, 86, 32, 9]);
      coat(body, tones.deep, 0.3, 60, [-34, 44, 34, 86], [4, 0.7, 1, 0.9]);
      const plates = times(isShell ? 9 : 5, () =>
        ellipse(chance.between(-24, 24), chance.between(50, 78), chance.between(4, 8), chance.between(3, 5)),
      );
      fill(body.canvas, plates, isShell ? tones.deep : mix(colour, tones.key, 0.4), isShell ? 0.35 : 0.25);
    },
  });
}

function mouth(on: PicturePainter, skin: `#${string}`, isFrog: boolean): void {
  const { canvas, tones } = on;
  if (!isFrog) mass(on, [ellipse(0, 72, 15, 12)], { colour: skin, depth: 1.8 });
  const y = isFrog ? 66 : 77;
  dabs(canvas, tones.deep, 0.9, [[isFrog ? -24 : -11, y, isFrog ? 48 : 22, 1, 0, isFrog ? 7 : 4]]);
}

function claws(on: PicturePainter, skin: `#${string}`): void {
  const { tones } = on;
  const arms = SIDES.flatMap((side) => [
    tube(
      [
        [side * 22, 58, 5],
        [side * 38, 50, 5],
        [side * 36, 34, 5],
      ],
      14,
    ),
    blob([
      [side * 28, 36],
      [side * 27, 20],
      [side * 36, 6, 'corner'],
      [side * 37, 22],
      [side * 44, 10, 'corner'],
      [side * 46, 28],
      [side * 38, 38],
    ]),
  ]);
  mass(on, arms, { colour: mix(skin, tones.key, 0.08), depth: 2 });
}
