import type { Canvas } from './canvas.ts';

type Segment =
  | { kind: 'move'; x: number; y: number }
  | { kind: 'line'; x: number; y: number }
  | { kind: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { kind: 'close' };

/** A drawn line as plain data: it can be measured, and traced on any canvas. */
export type Outline = readonly Segment[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Point = readonly [x: number, y: number];

export function polygon(points: readonly Point[]): Outline {
  const segments = points.map(([x, y], index): Segment => ({ kind: index === 0 ? 'move' : 'line', x, y }));
  return [...segments, { kind: 'close' }];
}

export function rectangle({ left, top, right, bottom }: Box): Outline {
  return polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
}

/** The control points' distance at which four curves make a circle. */
const ROUND = 0.5523;

export function ellipse(x: number, y: number, across: number, down = across): Outline {
  const a = across * ROUND;
  const d = down * ROUND;
  return [
    { kind: 'move', x: x + across, y },
    { kind: 'curve', x1: x + across, y1: y + d, x2: x + a, y2: y + down, x, y: y + down },
    { kind: 'curve', x1: x - a, y1: y + down, x2: x - across, y2: y + d, x: x - across, y },
    { kind: 'curve', x1: x - across, y1: y - d, x2: x - a, y2: y - down, x, y: y - down },
    { kind: 'curve', x1: x + a, y1: y - down, x2: x + across, y2: y - d, x: x + across, y },
    { kind: 'close' },
  ];
}

/** A bar with round ends, lying along x, around 0. */
export function pill(halfLength: number, halfWidth: number): Outline {
  const straight = halfLength - halfWidth;
  const k = halfWidth * ROUND;
  const w = halfWidth;
  return [
    { kind: 'move', x: -straight, y: -w },
    { kind: 'line', x: straight, y: -w },
    { kind: 'curve', x1: straight + k, y1: -w, x2: halfLength, y2: -k, x: halfLength, y: 0 },
    { kind: 'curve', x1: halfLength, y1: k, x2: straight + k, y2: w, x: straight, y: w },
    { kind: 'line', x: -straight, y: w },
    { kind: 'curve', x1: -straight - k, y1: w, x2: -halfLength, y2: k, x: -halfLength, y: 0 },
    { kind: 'curve', x1: -halfLength, y1: -k, x2: -straight - k, y2: -w, x: -straight, y: -w },
    { kind: 'close' },
  ];
}

export function trace(canvas: Canvas, outline: Outline): void {
  for (const segment of outline) {
    switch (segment.kind) {
      case 'move':
        canvas.moveTo(segment.x, segment.y);
        break;
      case 'line':
        canvas.lineTo(segment.x, segment.y);
        break;
      case 'curve':
        canvas.bezierCurveTo(segment.x1, segment.y1, segment.x2, segment.y2, segment.x, segment.y);
        break;
      case 'close':
        canvas.closePath();
    }
  }
}

/** Around the control points, so never smaller than what is drawn. */
export function boxAround(outlines: readonly Outline[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const take = (x: number, y: number) => {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  };
  for (const segment of outlines.flat()) {
    if (segment.kind === 'close') continue;
    take(segment.x, segment.y);
    if (segment.kind === 'curve') {
      take(segment.x1, segment.y1);
      take(segment.x2, segment.y2);
    }
  }
  return box;
}
