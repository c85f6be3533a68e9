import { blob, type Knot } from './blob.ts';
import { nth } from './list.ts';
import type { Outline } from './outline.ts';

/** A place on the middle line of a tube, and half the tube's width there. */
export type Ring = readonly [x: number, y: number, width: number];

const LEAST_WIDTH = 0.05;
const CAP = 0.7;

/** A limb, neck, trunk or bough: a soft line with a changing width and round ends. */
export function tube(rings: readonly Ring[], steps = 4 * rings.length): Outline {
  const left: Knot[] = [];
  const right: Knot[] = [];
  for (let step = 0; step <= steps; step++) {
    const [x, y, ringWidth] = along(rings, step / steps);
    const [ahead, aside] = direction(rings, step / steps);
    const width = Math.max(LEAST_WIDTH, ringWidth);
    left.push([x - aside * width, y + ahead * width]);
    right.push([x + aside * width, y - ahead * width]);
    if (step === 0) left.unshift([x - ahead * width * CAP, y - aside * width * CAP]);
    if (step === steps) left.push([x + ahead * width * CAP, y + aside * width * CAP]);
  }
  return blob([...left, ...right.reverse()]);
}

/** The point at a share of a Catmull-Rom spline through the rings. */
export function along(rings: readonly Ring[], share: number): Ring {
  const last = rings.length - 1;
  const place = Math.min(last - 1e-6, Math.max(0, share * last));
  const index = Math.floor(place);
  const part = place - index;
  const before = nth(rings, Math.max(0, index - 1));
  const from = nth(rings, index);
  const to = nth(rings, index + 1);
  const after = nth(rings, Math.min(last, index + 2));
  const value = (axis: 0 | 1 | 2) => spline(before[axis], from[axis], to[axis], after[axis], part);
  return [value(0), value(1), value(2)];
}

function direction(rings: readonly Ring[], share: number): [x: number, y: number] {
  const [x1, y1] = along(rings, Math.max(0, share - 0.01));
  const [x2, y2] = along(rings, Math.min(1, share + 0.01));
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
}

function spline(before: number, from: number, to: number, after: number, part: number): number {
  return (
    0.5 *
    (2 * from +
      (to - before) * part +
      (2 * before - 5 * from + 4 * to - after) * part ** 2 +
      (3 * from - before - 3 * to + after) * part ** 3)
  );
}
