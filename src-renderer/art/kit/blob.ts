import { nth } from './list.ts';
import type { Outline } from './outline.ts';

/** A point that a soft outline goes through; at a `corner` it does not bend round. */
export type Knot = readonly [x: number, y: number, corner?: 'corner' | undefined];

/** How far a curve's handle reaches along the line between the two neighbours. */
const SOFT = 1 / 6;
const AT_CORNER = 0.18;

/** A closed soft outline through the knots. */
export function blob(knots: readonly Knot[]): Outline {
  const at = (index: number) => nth(knots, (index + knots.length) % knots.length);
  const [startX, startY] = at(0);
  const curves = knots.map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return [{ kind: 'move', x: startX, y: startY }, ...curves, { kind: 'close' }];
}

/** An open soft line through the points, to be stroked. */
export function thread(knots: readonly Knot[]): Outline {
  const at = (index: number) => nth(knots, Math.max(0, Math.min(knots.length - 1, index)));
  const [startX, startY] = at(0);
  const curves = knots
    .slice(1)
    .map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return [{ kind: 'move', x: startX, y: startY }, ...curves];
}

function curve(before: Knot, from: Knot, to: Knot, after: Knot) {
  const [x1, y1] = from[2] ? reach(from, from, to, AT_CORNER) : reach(from, before, to, SOFT);
  const [x2, y2] = to[2] ? reach(to, to, from, AT_CORNER) : reach(to, after, from, SOFT);
  return { kind: 'curve', x1, y1, x2, y2, x: to[0], y: to[1] } as const;
}

/** From a knot, a share of the way between two others. */
function reach(knot: Knot, from: Knot, to: Knot, share: number): [x: number, y: number] {
  return [knot[0] + (to[0] - from[0]) * share, knot[1] + (to[1] - from[1]) * share];
}
