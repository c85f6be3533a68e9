import type { Canvas } from './canvas.ts';
import type { Point } from './outline.ts';

type Stop = readonly [share: number, paint: string];

export function evenly(...paints: readonly string[]): Stop[] {
  return paints.map((paint, index) => [index / Math.max(1, paints.length - 1), paint]);
}

export function straight(canvas: Canvas, from: Point, to: Point, stops: readonly Stop[]): CanvasGradient {
  const gradient = canvas.createLinearGradient(...from, ...to);
  for (const [share, paint] of stops) gradient.addColorStop(share, paint);
  return gradient;
}

export function down(canvas: Canvas, top: number, bottom: number, stops: readonly Stop[]): CanvasGradient {
  return straight(canvas, [0, top], [0, bottom], stops);
}

export function round(canvas: Canvas, [x, y]: Point, radius: number, stops: readonly Stop[]): CanvasGradient {
  const gradient = canvas.createRadialGradient(x, y, 0, x, y, radius);
  for (const [share, paint] of stops) gradient.addColorStop(share, paint);
  return gradient;
}
