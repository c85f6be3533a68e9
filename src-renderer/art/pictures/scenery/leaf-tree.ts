import type { PaintColour } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { times } from '../../kit/list.ts';
import type { Outline, Point } from '../../kit/outline.ts';
import { tube } from '../../kit/tube.ts';
import type { PicturePainter } from '../picture-painter.ts';

interface LeafTree {
  x: number;
  y: number;
  height: number;
  colour: PaintColour;
  lit: PaintColour;
  deep: PaintColour;
}

export function leafTree(on: PicturePainter, { x, y, height, colour, lit, deep }: LeafTree): void {
  const { canvas, chance } = on;
  const crown = grow(on, {
    x,
    y,
    angle: -Math.PI / 2 + chance.between(-0.1, 0.1),
    length: height * 0.36,
    width: height * 0.05,
    forks: 2,
  });
  fill(canvas, crown.boughs, deep);
  const leaves = crown.ends.flatMap((end) => times(9, () => leaf(on, end, height * 0.17, height * 0.07)));
  const shaded = leaves.filter(({ isLit }) => !isLit);
  dabs(canvas, deep, 0.95, shaded.map(touchOf));
  dabs(canvas, colour, 0.9, shaded.filter((_, index) => index % 2 === 0).map(touchOf));
  dabs(canvas, lit, 0.85, leaves.filter(({ isLit }) => isLit).map(touchOf));
}

interface Bough {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  forks: number;
}

interface Crown {
  boughs: Outline[];
  ends: Point[];
}

/** A bough and all that grows from it. */
export function grow({ chance, ...on }: PicturePainter, from: Bough): Crown {
  const x = from.x + Math.cos(from.angle) * from.length;
  const y = from.y + Math.sin(from.angle) * from.length;
  const bow = chance.between(-0.18, 0.18) * from.length;
  const middle: Point = [
    (from.x + x) / 2 - Math.sin(from.angle) * bow,
    (from.y + y) / 2 + Math.cos(from.angle) * bow,
  ];
  const bough = tube(
    [
      [from.x, from.y, from.width],
      [...middle, from.width * 0.78],
      [x, y, from.width * 0.55],
    ],
    7,
  );
  if (from.forks === 0 || from.length < 2) return { boughs: [bough], ends: [[x, y]] };
  const count = chance.next() < 0.5 ? 2 : 3;
  const branches = times(count, (index) =>
    grow(
      { chance, ...on },
      {
        x,
        y,
        angle: from.angle + (index - (count - 1) / 2) * chance.between(0.5, 0.85) + chance.between(-0.2, 0.2),
        length: from.length * chance.between(0.6, 0.78),
        width: from.width * 0.56,
        forks: from.forks - 1,
      },
    ),
  );
  return {
    boughs: [bough, ...branches.flatMap(({ boughs }) => boughs)],
    ends: branches.flatMap(({ ends }) => ends),
  };
}

interface Leaf {
  touch: Dab;
  isLit: boolean;
}

const touchOf = ({ touch }: Leaf): Dab => touch;

/** A leaf somewhere around the end of a bough. */
export function leaf({ chance, light }: PicturePainter, end: Point, spread: number, length: number): Leaf {
  const angle = chance.between(0, Math.PI * 2);
  const far = spread * Math.sqrt(chance.next());
  return {
    touch: [
      end[0] + Math.cos(angle) * far,
      end[1] + Math.sin(angle) * far * 0.78,
      length * chance.between(0.7, 1.4),
      length * 0.3,
      chance.between(-0.6, 0.8),
      length * 0.15,
    ],
    isLit: Math.cos(angle) * light.x + Math.sin(angle) * light.y > 0.3,
  };
}
