import { apart } from '../kit/canvas.ts';
import { mix, type PaintColour } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { clipTo, fill } from '../kit/fill.ts';
import { down, evenly, straight } from '../kit/gradient.ts';
import { times } from '../kit/list.ts';
import { polygon, type Outline, type Point } from '../kit/outline.ts';
import type { Painter } from '../kit/painter.ts';

interface Peak {
  x: number;
  /** Where its foot is. */
  y: number;
  /** Half its width at the foot. */
  width: number;
  height: number;
  colour: PaintColour;
  /** How far it goes on below its foot, behind what stands before it. */
  root?: number;
  snow?: boolean;
}

const STEPS = 7;

/** A crag with a lit side, a dark side, and hatching down both. */
export function peak(on: Painter, wanted: Peak): void {
  const { canvas, tones } = on;
  const { y, height, colour } = wanted;
  const side = on.light.x < 0 ? -1 : 1;
  const faces = carve(on, wanted, side);
  const top = y - height;
  fill(
    canvas,
    [faces.whole],
    down(canvas, top, y + 8, evenly(mix(colour, tones.deep, 0.25), colour, mix(colour, tones.sky[2], 0.18))),
  );
  fill(
    canvas,
    [faces.lit],
    down(
      canvas,
      top,
      y + 6,
      evenly(mix(colour, tones.key, 0.62), mix(colour, tones.key, 0.3), mix(colour, tones.key, 0.05)),
    ),
  );
  apart(canvas, () => {
    clipTo(canvas, faces.whole);
    dabs(canvas, mix(colour, tones.key, 0.8), 0.38, hatching(on, wanted, side, 0.6));
    dabs(canvas, mix(colour, tones.deep, 0.75), 0.32, hatching(on, wanted, side === 1 ? -1 : 1, 0.75));
    if (wanted.snow) snow(on, wanted, side);
  });
}

function carve(
  { chance }: Painter,
  { x, y, width, height, root = 12 }: Peak,
  side: -1 | 1,
): { whole: Outline; lit: Outline } {
  const top: Point = [x, y - height];
  const flank = (direction: -1 | 1) =>
    times(STEPS, (index): Point => {
      const share = (index + 1) / STEPS;
      return [
        x + direction * width * share * chance.between(0.74, 0.98),
        y - height * (1 - share) + chance.between(-1.6, 1.6) * share,
      ];
    });
  const left = flank(-1);
  const right = flank(1);
  const spine = times(STEPS, (index): Point => {
    const share = (index + 1) / STEPS;
    const sway = chance.between(-0.13, 0.17) * (0.3 + share) - share * 0.12 * side;
    return [x + sway * width, y - height * (1 - share)];
  });
  const under = y + root;
  const whole = polygon([top, ...right, [x + width, under], [x - width, under], ...left.toReversed()]);
  const lit = polygon([
    top,
    ...spine,
    [x, under],
    [x + side * width, under],
    ...(side < 0 ? left : right).toReversed(),
  ]);
  return { whole, lit };
}

function hatching({ chance }: Painter, { x, y, width, height }: Peak, side: -1 | 1, slant: number): Dab[] {
  return times(16, () => {
    const share = chance.between(0.06, 0.95);
    return [
      x + side * width * share * chance.between(0.05, 0.8),
      y - height * (1 - share),
      chance.between(3, 9) * (width / 22),
      chance.between(0.3, 1),
      Math.PI / 2 - side * chance.between(slant - 0.35, slant),
      chance.between(-0.5, 0.5),
    ];
  });
}

function snow({ canvas, chance, tones }: Painter, { x, y, width, height }: Peak, side: -1 | 1): void {
  const edge = times(9, (index): Point => {
    const share = index / 8;
    const reach = 0.3 + (index % 2) * 0.16 + chance.between(-0.03, 0.03);
    return [x + width * 0.46 * (1 - 2 * share), y - height * (1 - reach)];
  });
  const paint = straight(
    canvas,
    [x + side * width * 0.3, 0],
    [x - side * width * 0.3, 0],
    evenly(mix('#ffffff', tones.key, 0.6), mix('#ffffff', tones.sky[1], 0.72)),
  );
  fill(canvas, [polygon([[x, y - height], ...edge])], paint, 0.85);
}
