import { blob } from '../../kit/blob.ts';
import type { PaintColour } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { mass } from '../../kit/mass.ts';
import { placed } from '../../kit/placed.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { folds } from './folds.ts';

interface Hand {
  x: number;
  y: number;
  size: number;
  angle: number;
  colour: PaintColour;
  /** Which way its thumb is. */
  side: -1 | 1;
  sleeve?: PaintColour;
  /** How far the fingers are apart. */
  spread?: number;
}

/** An open hand that reaches up from its wrist. */
export function hand(
  on: PicturePainter,
  { x, y, size, angle, colour, side, sleeve, spread = 1 }: Hand,
): void {
  placed(on, { x, y, angle, size, side }, (held) => {
    palm(held, colour, fingersOf(spread), spread);
    if (sleeve !== undefined) cuff(held, sleeve);
  });
}

type Finger = readonly [rootX: number, rootY: number, tipX: number, tipY: number, width: number];

const fingersOf = (spread: number): readonly Finger[] => [
  [-6, -14, -11 * spread, -31, 2.5],
  [-2.2, -16, -4 * spread, -37, 2.7],
  [2, -16, 3.4 * spread, -36.5, 2.7],
  [6, -14, 10 * spread, -31, 2.4],
];

function palm(on: PicturePainter, colour: PaintColour, fingers: readonly Finger[], spread: number): void {
  const flesh = blob([
    [-8, -14],
    [0, -17],
    [8, -14],
    [9, -5],
    [6.5, 2],
    [6, 14],
    [8, 40],
    [-8, 40],
    [-6, 14],
    [-6.5, 2],
    [-9, -5],
  ]);
  const thumb = tube(
    [
      [-7, -3, 3.2],
      [-14, -9, 3],
      [-17 * spread, -18, 2.2],
      [-17.5 * spread, -23, 1.4],
    ],
    12,
  );
  const straight = fingers.map(([rootX, rootY, tipX, tipY, width]) =>
    tube(
      [
        [rootX, rootY + 4, width * 1.1],
        [(rootX + tipX) / 2, (rootY + tipY) / 2, width],
        [tipX, tipY, width * 0.62],
      ],
      10,
    ),
  );
  mass(on, [flesh, thumb, ...straight], {
    colour,
    depth: 1.7,
    inside: ({ canvas, tones }) => {
      soft(canvas, tones.deep, 0.3, [0, -4, 7, 8]);
      dabs(canvas, tones.deep, 0.45, LINES);
      dabs(canvas, tones.deep, 0.45, fingers.map(joint));
    },
  });
}

const LINES: readonly Dab[] = [
  [-6, -8, 11, 0.4, 0.3, 1],
  [-5, -3, 11, 0.4, 0.2, -1.2],
  [-3, 2, 5, 0.35, 1, 0.5],
];

const joint = ([rootX, rootY, tipX, tipY]: Finger): Dab => [
  rootX - 2 + (tipX - rootX) * 0.45,
  rootY + (tipY - rootY) * 0.45,
  4,
  0.35,
  0,
  0.2,
];

function cuff(on: PicturePainter, colour: PaintColour): void {
  const cloth = blob([
    [-9, 12],
    [0, 10],
    [9, 12],
    [16, 44],
    [-16, 44],
  ]);
  mass(on, [cloth], {
    colour,
    depth: 2,
    inside: (body) => {
      folds(body, -12, 12, 12, 44, 5, colour, 0.5);
    },
  });
}
