import type { PaintColour } from '../kit/colour.ts';
import type { Chance } from '../kit/chance.ts';
import { apart } from '../kit/canvas.ts';
import { clipTo, fill, fillPierced } from '../kit/fill.ts';
import { rectangle, type Outline } from '../kit/outline.ts';
import type { Painter } from '../kit/painter.ts';
import { tube } from '../kit/tube.ts';

interface DeadTree {
  x: number;
  y: number;
  height: number;
  colour: PaintColour;
  rim?: PaintColour;
}

export function deadTree(on: Painter, { x, y, height, colour, rim }: DeadTree): void {
  const { chance } = on;
  const boughs = grow(
    chance,
    { x, y, angle: -Math.PI / 2 + chance.between(-0.14, 0.14), length: height * 0.4, width: height * 0.04 },
    4,
  );
  fill(on.canvas, boughs, colour);
  if (rim)
    boughs.slice(0, 9).forEach((bough) => {
      edge(on, bough, rim, height * 0.012);
    });
}

interface Bough {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
}

/** A bough and, at its end, two or three thinner ones. */
function grow(chance: Chance, from: Bough, forks: number): Outline[] {
  const x = from.x + Math.cos(from.angle) * from.length;
  const y = from.y + Math.sin(from.angle) * from.length;
  const bow = chance.between(-0.18, 0.18) * from.length;
  const middleX = (from.x + x) / 2 - Math.sin(from.angle) * bow;
  const middleY = (from.y + y) / 2 + Math.cos(from.angle) * bow;
  const bough = tube(
    [
      [from.x, from.y, from.width],
      [middleX, middleY, from.width * 0.78],
      [x, y, from.width * 0.55],
    ],
    6,
  );
  if (forks === 0) return [bough];
  const count = chance.next() < 0.5 ? 2 : 3;
  const branches = Array.from({ length: count }, (_, index) => {
    const spread = (index - (count - 1) / 2) * chance.between(0.5, 0.85) + chance.between(-0.2, 0.2);
    const next = {
      x,
      y,
      angle: from.angle + spread,
      length: from.length * chance.between(0.6, 0.78),
      width: from.width * 0.56,
    };
    return grow(chance, next, forks - 1);
  });
  return [bough, ...branches.flat()];
}

function edge({ canvas, light }: Painter, bough: Outline, rim: PaintColour, reach: number): void {
  const all = rectangle({ left: -300, top: -300, right: 300, bottom: 300 });
  apart(canvas, () => {
    clipTo(canvas, bough);
    canvas.translate(-light.x * reach, -light.y * reach * 0.3);
    fillPierced(canvas, [all, bough], rim, 0.7);
  });
}
