/** The way of a line over the table: a bow from the edge of one thing to the edge of another. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A quadratic curve. */
export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** How far it bows out, as a part of its length, and at most. */
const BOW = 0.16;
const MOST_BOW = 70;

export function curveBetween(one: Box, other: Box): Curve {
  const from = edgeOf(one, middleOf(other));
  const to = edgeOf(other, middleOf(one));
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down) || 1;
  const bow = Math.min(MOST_BOW, length * BOW);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from, to, bend: { x: middle.x + (down / length) * bow, y: middle.y - (across / length) * bow } };
}

/** What is left of it when its first part is broken away: 0 all, 1 nothing. */
export function restOf({ from, bend, to }: Curve, broken: number): Curve {
  const start = between(from, bend, broken);
  const end = between(bend, to, broken);
  return { from: between(start, end, broken), bend: end, to };
}

export function pathOf({ from, bend, to }: Curve): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where the way from its middle to a point leaves the box; a little inside, so that it is seen to belong to it. */
function edgeOf(box: Box, towards: Point): Point {
  const middle = middleOf(box);
  const [across, down] = [towards.x - middle.x, towards.y - middle.y];
  const part = Math.min(
    across === 0 ? Infinity : (box.width * 0.42) / Math.abs(across),
    down === 0 ? Infinity : (box.height * 0.42) / Math.abs(down),
    1,
  );
  return { x: middle.x + across * part, y: middle.y + down * part };
}

const between = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

const round = (value: number): number => Math.round(value * 10) / 10;
